import * as z from 'zod'

const NOTHING_TO_SEE = /^[\s\p{Cc}\p{Cf}\p{Zs}\u115f\u1160\u3164\uffa0\u2800]*$/u

/** True when a person would see nothing: spaces, zero-width and filler characters only. */
export const isBlank = (value: string): boolean => NOTHING_TO_SEE.test(value)

const storable = (value: string) => !value.includes('\0') && value.isWellFormed()

/**
 * Text a person typed: trimmed, at most `max` UTF-16 units, storable on both engines (PostgreSQL refuses NUL and
 * lone surrogates). With `required`, text that shows nothing is refused with that sentence.
 */
export const typedText = (max: number, required?: string) =>
  z
    .string()
    .trim()
    .max(max, `Please keep this under ${max.toLocaleString('en')} characters.`)
    .refine(storable, 'This text has characters we cannot keep.')
    .refine((value) => required === undefined || !isBlank(value), required ?? '')

/** An id we made: a UUID in text. Anything else of that length finds nothing. */
export const Id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[^\0]*$/, 'That is no id.') // PostgreSQL refuses the zero byte with a fault
export type Id = z.infer<typeof Id>
/** An instant in UTC, ISO 8601. */
export const Instant = z.string().max(40)
/** A page of a list: `limit` rows at most, those before the row with the id `before` (exclusive). */
export const Paging = { limit: z.coerce.number().int().min(1).max(200).default(200), before: Id.optional() }
