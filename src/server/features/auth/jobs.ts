import * as z from 'zod'
import type { Deps } from '#server/core/deps'

const Mail = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string(), messageId: z.string() })

/** Sends the mail of a job. It may come twice; its message id stays the same. */
export async function mailHandler(deps: Deps, payload: unknown): Promise<void> {
  await deps.mail.send(Mail.parse(payload))
}
