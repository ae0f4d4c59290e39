import { GoalDraft } from '#shared/goals'
import type { GoalErrors, GoalValues } from './goal-form'

const fields = GoalDraft.pick({ title: true, category: true, targetDate: true, description: true })

/** The server's own check, made before anything is sent: the tidied values, or a sentence for each field in error. */
export function checkGoal(values: GoalValues): { values: GoalValues; errors: null } | { values: null; errors: GoalErrors } {
  const result = fields.safeParse(values)
  if (result.success) {
    const { title, category, targetDate, description } = result.data
    return { values: { title, category, targetDate: targetDate ?? null, description: description ?? '' }, errors: null }
  }
  const errors: GoalErrors = {}
  for (const { path, message } of result.error.issues) errors[path[0] as keyof GoalValues] ??= message
  return { values: null, errors }
}
