import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useToday } from '#client/lib/use-today'
import { DatePicker } from '#client/ui/date-picker'
import { Field, Input, Textarea } from '#client/ui/field'
import { Select } from '#client/ui/select'
import { useToast } from '#client/ui/toast'
import { GOAL_CATEGORIES } from '#shared/goal-rules'
import type { GoalCategory } from '#shared/goals'

export type GoalValues = { title: string; category: GoalCategory; targetDate: string | null; description: string }
export type GoalErrors = { [Name in keyof GoalValues]?: string }
export const NEW_GOAL: GoalValues = { title: '', category: 'Personal', targetDate: null, description: '' }

// The schema is fetched when a field is touched: the dashboard's first picture does without it.
const loadCheck = () => import('./goal-draft-check')
const order = ['title', 'category', 'targetDate', 'description'] as const

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
  const form = useRef<HTMLFormElement>(null)
  const [targetDate, setTargetDate] = useState(values.targetDate)
  const [errors, setErrors] = useState<GoalErrors>({})

  const refuse = (found: GoalErrors) => {
    setErrors(found)
    const name = order.find((field) => found[field])
    const control = form.current?.querySelector<HTMLElement>(`[name="${name}"]`)
    // In the middle of the screen, where neither the bar nor the message lies over it.
    control?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
    if (found.title) toast({ title: 'Title Required', description: found.title, variant: 'destructive' })
  }
  // A field in error is given the benefit of the doubt as soon as it is touched again.
  const soothe = ({ target }: FormEvent) => {
    const name = order.find((field) => field === (target as HTMLInputElement).name)
    if (name && errors[name]) setErrors({ ...errors, [name]: undefined })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!form.current) return
    const filled = new FormData(form.current)
    const text = (name: string) => String(filled.get(name) ?? '')
    const { checkGoal } = await loadCheck()
    const checked = checkGoal({
      title: text('title'),
      category: text('category') as GoalCategory,
      targetDate,
      description: text('description'),
    })
    if (checked.errors) return refuse(checked.errors)
    setErrors({})
    if (!(await onSave(checked.values))) return
    form.current?.reset()
    setTargetDate(values.targetDate)
  }

  return (
    <form ref={form} noValidate onSubmit={submit} onInput={soothe} onFocus={loadCheck} className="grid gap-4 md:grid-cols-2">
      <Field label="What do you want to work on?" error={errors.title} className="md:col-span-2">
        <Input
          name="title"
          defaultValue={values.title}
          placeholder="Read before bed instead of scrolling"
          autoComplete="off"
          aria-required
        />
      </Field>
      <Field label="Category" error={errors.category}>
        <Select name="category" defaultValue={values.category}>
          {GOAL_CATEGORIES.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </Select>
      </Field>
      <Field label="Target date" optional error={errors.targetDate}>
        <DatePicker value={targetDate} onChange={setTargetDate} min={today} locale={locale} name="targetDate" />
      </Field>
      <Field label="Why it matters" optional error={errors.description} className="md:col-span-2">
        <Textarea name="description" defaultValue={values.description} placeholder="I fall asleep faster and wake up clearer." />
      </Field>
      <div className="mt-1 flex flex-wrap justify-end gap-2 md:col-span-2">{children}</div>
    </form>
  )
}
