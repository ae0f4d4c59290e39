import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { sentenceOf } from '#client/lib/failure'
import { toast } from '#client/ui/toast-store'

/** The field a refusal is about, null where it is about none. */
export const fieldOf = (error: unknown): string | null =>
  error instanceof Error && 'data' in error ? ((error.data as { field?: string | null } | null)?.field ?? null) : null

/** A refusal of a form: beside the field it is about, else as a message. */
export function showRefusal<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  error: unknown,
  otherwise: string,
) {
  const sentence = sentenceOf(error, otherwise)
  const field = fieldOf(error)
  if (field && field in form.getValues()) form.setError(field as Path<Values>, { message: sentence }, { shouldFocus: true })
  else sayFailed(error, otherwise)
}

/** A refusal of something that was only pressed. */
export const sayFailed = (error: unknown, otherwise: string) =>
  toast({ title: 'Error', description: sentenceOf(error, otherwise), variant: 'destructive' })
