import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { Field } from '#client/ui/field'
import { Picks } from '#client/ui/picks'
import { Select } from '#client/ui/select'
import { APPLICATION_ZONES, LANGUAGES, SPECIALTIES } from '#shared/coach-options'
import { type ApplicationValues, zoneShown } from './application-form'
import { Certificates } from './certificates'
import { LongText } from './long-text'
import { RateField } from './rate-field'

const ZONES = Object.keys(APPLICATION_ZONES)

/** Step 2: what they do, for whom, when and for how much. */
export function ProfessionalStep() {
  const { register, control, formState } = useFormContext<ApplicationValues>()
  const { errors } = formState
  const [experience, certifications, availability, timezone] = useWatch({
    control,
    name: ['experience', 'certifications', 'availability', 'timezone'],
  })
  return (
    <div className="grid gap-6">
      <Controller
        control={control}
        name="specialties"
        render={({ field: { ref, value, onChange } }) => (
          <Picks
            ref={ref}
            legend="Specialties"
            aside="choose the ones you would take a client in tomorrow"
            options={SPECIALTIES}
            chosen={value}
            onChange={onChange}
            error={errors.specialties?.message}
          />
        )}
      />
      <LongText
        {...register('experience')}
        label="Experience"
        error={errors.experience?.message}
        rows={4}
        maxLength={4000}
        typed={experience}
        least={50}
      />
      <div className="grid gap-3">
        <LongText
          {...register('certifications')}
          label="Certifications"
          error={errors.certifications?.message}
          maxLength={2000}
          typed={certifications}
          least={20}
        />
        <Certificates />
      </div>
      <div className="grid items-start gap-5 md:grid-cols-2 md:gap-x-4">
        <RateField />
        <Field label="Timezone" hint={timezone && zoneShown(timezone)} error={errors.timezone?.message}>
          <Select {...register('timezone')} aria-required>
            <option value="">Choose a timezone</option>
            {[...ZONES, ...(timezone && !ZONES.includes(timezone) ? [timezone] : [])].map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </Select>
        </Field>
      </div>
      <LongText
        {...register('availability')}
        label="Availability"
        error={errors.availability?.message}
        maxLength={1000}
        typed={availability}
        least={10}
      />
      <Controller
        control={control}
        name="languages"
        render={({ field: { ref, value, onChange } }) => (
          <Picks
            ref={ref}
            legend="Languages"
            options={LANGUAGES}
            chosen={value}
            onChange={onChange}
            error={errors.languages?.message}
          />
        )}
      />
    </div>
  )
}
