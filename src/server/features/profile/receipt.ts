import * as z from 'zod'
import { randomId } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { enqueue } from '#server/core/jobs'
import { renderLetter } from '#server/core/letter'
import { readerTime } from '#server/core/reader-time'
import type { Tx } from '#server/core/store'

export const RECEIPT = 'receipt'
const TRIED_MS = 7 * 24 * 3_600_000
const Receipt = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  messageId: z.string(),
  until: z.number(),
})

type Person = { email: string; timeZone: string | null; locale: string }

/** Writes the receipt of a deletion into its transaction. It is nobody's job, so it outlives the account, for a week at most. */
export async function queueReceipt(tx: Tx, person: Person, at: Date): Promise<void> {
  const messageId = `account-deleted-${randomId()}`
  const letter = renderLetter({
    subject: 'Your Nolo account is deleted',
    greeting: 'Your account is deleted.',
    facts: [readerTime(at.getTime(), person)],
    paragraphs: [
      'With it went everything you gave us: your name and address, your goals and milestones, what you wrote to Nolo and to coaches, and every way to sign in. Sessions that lay ahead were cancelled.',
      'The audit log keeps that something was done with an account, under a number that leads to nobody now, and the books keep what was paid, as the law asks, without saying by whom. Backups made before today are kept by whoever runs this server; one that is put back deletes your account again by itself.',
      'Thank you for the time you spent with us. The door stays open.',
    ],
    foot: 'You get this mail because this address belonged to the account. It is the last one, and we have not kept the address.',
  })
  const payload: z.infer<typeof Receipt> = { to: person.email, ...letter, messageId, until: at.getTime() + TRIED_MS }
  await enqueue(tx, { kind: RECEIPT, key: messageId, userId: null, payload, runAt: at })
}

/** Sends a receipt. The mailbox does not write it down, and after a week of failing it is let go. */
export async function sendReceipt(deps: Deps, payload: unknown): Promise<void> {
  const { until, ...mail } = Receipt.parse(payload)
  if (deps.clock.now() > until) return
  // what a mail server answers may repeat the address, and would stand in the log
  await deps.mail.send({ ...mail, transient: true }).catch(() => {
    throw new Error('The receipt of a deleted account could not be sent.')
  })
}
