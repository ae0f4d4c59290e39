import * as z from 'zod'
import { CurrentPassword } from './logins'
import { Id, Instant } from './text'

/** What a person types to remove their account: the word, and the password where they have one (else a fresh sign-in counts). */
export const DELETE_WORD = 'delete'
export const AccountDeletion = z.object({
  word: z
    .string()
    .max(20)
    .refine((text) => text.trim().toLowerCase() === DELETE_WORD, `Please type ${DELETE_WORD} to go on.`),
  password: CurrentPassword.optional(),
})
export type AccountDeletion = z.infer<typeof AccountDeletion>

export const AccountDeleted = z.object({ receiptTo: z.string().max(254) })

/** One line of the audit log as the person it is about reads it. */
export const AuditLine = z.object({
  id: Id,
  at: Instant,
  /** 'You', 'The operator' or an administrator's first name. */
  who: z.string().max(120),
  /** A sentence: 'Blocked your account: spam.' */
  what: z.string().max(500),
})
export type AuditLine = z.infer<typeof AuditLine>
