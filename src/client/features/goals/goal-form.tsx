import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { lazyResolver } from '#client/lib/lazy-resolver'
import { useToday } from '#client/lib/use-today'
import { DatePicker } from '#client/ui/date-picker'
import { Field, Input, Textarea } from '#client/ui/field'
import { Select } from '#client/ui/select'
import { useToast } from '#client/ui/toast'
import { GOAL_CATEGORIES, type GoalCategory } from '#shared/goals'

export type GoalValues = { title: string; category: GoalCategory; targetDate: string | null; description: string }
export const NEW_GOAL: GoalValues = { title: '', category: 'Personal', targetDate: null, description: '' }

const loadResolver = () => import('./goal-draft-resolver').then(({ goalDraftResolver }) => goalDraftResolver)
const resolver = lazyResolver(loadResolver)

type Props = {
  values: GoalValues
  /** Resolves true when the goal was kept; the form then starts afresh. */
  onSave: (values: GoalValues) => Promise<boolean>
  /** The buttons under the fields. */
  children: ReactNode
}

/** What a goal is made of. A form without a title says so and leads back to the field. */
export function GoalForm({ values, onSave, children }: Props) {
  const { today, locale } = useToday()
  const toast = useToast()
  const { register, control, handleSubmit, reset, formState } = useForm<GoalValues>({
    defaultValues: values,
    resolver,
    mode: 'onSubmit',
  })
  const { errors } = formState
  const submit = handleSubmit(
    async (checked) => {
      if (await onSave(checked)) reset(values)
    },
    ({ title }) => {
      if (title) toast({ title: 'Title Required', description: title.message, variant: 'destructive' })
    },
  )
  return (
    <form noValidate onSubmit={submit} onFocus={loadResolver} className="grid gap-4 md:grid-cols-2">
      <Field label="What do you want to work on?" error={errors.title?.message} className="md:col-span-2">
        <Input {...register('title')} placeholder="Read before bed instead of scrolling" autoComplete="off" aria-required />
      </Field>
      <Field label="Category" error={errors.category?.message}>
        <Select {...register('category')}>
          {GOAL_CATEGORIES.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </Select>
      </Field>
      <Field label="Target date" optional error={errors.targetDate?.message}>
        <Controller
          control={control}
          name="targetDate"
          render={({ field }) => (
            <DatePicker value={field.value} onChange={field.onChange} min={today} locale={locale} name="targetDate" />
          )}
        />
      </Field>
      <Field label="Why it matters" optional error={errors.description?.message} className="md:col-span-2">
        <Textarea {...register('description')} placeholder="I fall asleep faster and wake up clearer." />
      </Field>
      <div className="mt-1 flex flex-wrap justify-end gap-2 md:col-span-2">{children}</div>
    </form>
  )
}
