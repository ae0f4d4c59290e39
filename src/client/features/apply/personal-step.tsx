import { useFormContext, useWatch } from 'react-hook-form'
import { Field, Input } from '#client/ui/field'
import type { ApplicationValues } from './application-form'
import { LongText } from './long-text'

/** Step 1: who it is. */
export function PersonalStep() {
  const { register, control, formState } = useFormContext<ApplicationValues>()
  const { errors } = formState
  const bio = useWatch({ control, name: 'bio' })
  return (
    <div className="grid gap-5 md:grid-cols-2 md:gap-x-4">
      <Field label="First name" error={errors.firstName?.message}>
        <Input {...register('firstName')} autoComplete="given-name" maxLength={80} aria-required />
      </Field>
      <Field label="Last name" error={errors.lastName?.message}>
        <Input {...register('lastName')} autoComplete="family-name" maxLength={80} aria-required />
      </Field>
      <Field label="Email address" error={errors.email?.message}>
        <Input {...register('email')} type="email" inputMode="email" autoComplete="email" maxLength={254} aria-required />
      </Field>
      <Field label="Phone number" error={errors.phone?.message}>
        <Input {...register('phone')} type="tel" inputMode="tel" autoComplete="tel" maxLength={40} aria-required />
      </Field>
      <div className="md:col-span-2">
        <LongText
          {...register('bio')}
          label="Bio"
          hint="Clients read it on your page: who you are and whom you like to work with."
          error={errors.bio?.message}
          rows={5}
          maxLength={1000}
          typed={bio}
          least={100}
        />
      </div>
    </div>
  )
}
