import * as z from 'zod'
import type { Deps } from './deps'
import { enqueue } from './jobs'
import { type Letter, renderLetter } from './letter'
import type { Tx } from './store'

const Attachment = z.object({ filename: z.string(), contentType: z.string(), content: z.string() })
const Mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  messageId: z.string(),
  attachments: z.array(Attachment).optional(),
})

/** A letter to send: once for its key (letters, digits, dots and dashes), which is also its message id. */
export type QueuedMail = {
  key: string
  /** Whose mail it is: it goes unsent when their account is deleted. Null where it must outlive the account. */
  userId: string | null
  to: string
  letter: Letter
  /** Text files that come with it. */
  attachments?: z.infer<typeof Attachment>[]
  /** Not before this instant. */
  runAt: Date
}

/** Writes a mail into the caller's transaction; the worker sends it afterwards. A key used before does nothing and answers false. */
export function queueMail(tx: Tx, { key, userId, to, letter, attachments, runAt }: QueuedMail): Promise<boolean> {
  const payload: z.infer<typeof Mail> = { to, ...renderLetter(letter), messageId: key, ...(attachments && { attachments }) }
  return enqueue(tx, { kind: 'mail', key, userId, payload, runAt })
}

/** Sends the mail of a job. It may come twice; its message id stays the same. */
export async function sendMail(deps: Deps, payload: unknown, { userId }: { userId: string | null }): Promise<void> {
  await deps.mail.send({ ...Mail.parse(payload), userId })
}
