import { and, eq, gt } from 'drizzle-orm'
import * as z from 'zod'
import { randomToken, sha256hex } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { enqueue } from '#server/core/jobs'
import { networkOf } from '#server/core/network'
import { queueMail } from '#server/core/outbox'
import { findUserByEmail } from './find-user'
import { mayMailTo } from './mail-limit'
import { forgottenLetter } from './password-emails'
import { passwordLinks, users } from './tables'

const WORKS_MS = 3_600_000
const Asked = z.object({ email: z.string(), token: z.string(), askedAt: z.number() })

/** Promises a mail with a link. Whether anybody has that address is found out later, so that nobody can tell from the answer. */
export async function askForPasswordLink(deps: Deps, email: string, address: string): Promise<void> {
  await deps.limits.consume('signInAddress', networkOf(address))
  if (!(await mayMailTo(deps, email))) return
  const payload: z.infer<typeof Asked> = { email, token: randomToken(), askedAt: deps.clock.now() }
  const key = `forgotten-asked-${sha256hex(payload.token)}`
  await deps.store.transaction((tx) =>
    enqueue(tx, { kind: 'forgotten-password', key, payload, runAt: new Date(payload.askedAt) }),
  )
}

/** Mails the promised link to whoever has the address; earlier links of theirs stop working. */
export async function mailPasswordLink(deps: Deps, payload: unknown): Promise<void> {
  const { email, token, askedAt } = Asked.parse(payload)
  const user = await findUserByEmail(deps.store.db, email)
  if (!user || user.blockedAt) return
  const [id, userId] = [sha256hex(token), user.id]
  const letter = forgottenLetter(user, `${deps.config.origin}/api/reset-password?token=${token}`)
  await deps.store.transaction(async (tx) => {
    const isNew = await queueMail(tx, { key: `forgotten-${id}`, userId, to: email, letter, runAt: new Date(deps.clock.now()) })
    if (!isNew) return // this job came a second time, and the link may have been used since
    await tx.delete(passwordLinks).where(eq(passwordLinks.userId, userId))
    await tx.insert(passwordLinks).values({ id, userId, expiresAt: new Date(askedAt + WORKS_MS) })
  })
}

/** The condition a link must still meet. */
export const openLink = (token: string, now: number) =>
  and(eq(passwordLinks.id, sha256hex(token)), gt(passwordLinks.expiresAt, new Date(now)))

/** Whose link this is; null when it is unknown, used or too old. */
export async function ownerOfPasswordLink({ store, clock }: Deps, token: string) {
  const [row] = await store.db
    .select({ id: users.id, email: users.email, blockedAt: users.blockedAt })
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(openLink(token, clock.now()))
    .limit(1)
  return row ?? null
}
