import { and, asc, eq, gt, ne } from 'drizzle-orm'
import * as z from 'zod'
import type { Deps } from '#server/core/deps'
import { enqueue } from '#server/core/jobs'
import type { Letter } from '#server/core/letter'
import { queueMail } from '#server/core/outbox'
import type { Tx } from '#server/core/store'
import { Id } from '#shared/text'
import { users } from '../auth/tables'
import { threadMessages, threads } from './tables'
import { acrossOf, readPlace } from './thread'

export const UNREAD = 'thread-unread'
const WAIT_MS = 10 * 60_000
/** A thread, and who has not read it. */
const Waiting = z.object({ threadId: Id, userId: Id })
type Waiting = z.infer<typeof Waiting>

/** All that comes while somebody has read up to the same place is one burst: one look after ten minutes, one mail at most. */
const burst = ({ threadId, userId }: Waiting, read: number) => `${threadId}-${userId}-${read}`

/** A step: has somebody looked after ten minutes later, `read` being how far they are now. */
export async function queueUnreadMail(tx: Tx, waiting: Waiting, read: number, since: Date): Promise<void> {
  const runAt = new Date(since.getTime() + WAIT_MS)
  await enqueue(tx, { kind: UNREAD, key: `${UNREAD}-${burst(waiting, read)}`, userId: waiting.userId, payload: waiting, runAt })
}

const letterFrom = (name: string, href: string): Letter => ({
  subject: `${name} wrote to you on Nolo`,
  greeting: `${name} wrote to you.`,
  paragraphs: ['The message waits for you in Nolo. It is between the two of you, so its words are not in this mail.'],
  button: { label: 'Read the message', href },
  foot: 'You get this mail because a message to you was not read for ten minutes.',
})

/** Mails somebody who still has not read what was written to them ten minutes ago; decided now, once a burst. */
export async function mailUnread({ store, clock, config }: Deps, payload: unknown): Promise<void> {
  const waiting = Waiting.parse(payload)
  const { threadId, userId } = waiting
  const now = new Date(clock.now())
  await store.transaction(async (tx) => {
    const [thread] = await tx.select().from(threads).where(eq(threads.id, threadId)).limit(1)
    const [reader] = await tx.select().from(users).where(eq(users.id, userId)).limit(1)
    if (!thread || !reader || reader.blockedAt) return
    const across = (await acrossOf(tx, userId, [thread])).get(threadId)
    if (!across?.person || across.closed) return
    const read = await readPlace(tx, threadId, userId)
    const unread = and(eq(threadMessages.threadId, threadId), gt(threadMessages.place, read), ne(threadMessages.authorId, userId))
    const [oldest] = await tx
      .select({ createdAt: threadMessages.createdAt })
      .from(threadMessages)
      .where(unread)
      .orderBy(asc(threadMessages.place))
      .limit(1)
    if (!oldest) return
    // what was read in between began another burst, whose ten minutes are not over
    if (oldest.createdAt.getTime() + WAIT_MS > now.getTime()) return queueUnreadMail(tx, waiting, read, oldest.createdAt)
    const { firstName, lastName } = across.person
    const href = `${config.origin}/api/login?returnTo=${encodeURIComponent(`/chat?t=${threadId}`)}`
    await queueMail(tx, {
      key: `thread-mail-${burst(waiting, read)}`,
      userId,
      to: reader.email,
      letter: letterFrom(`${firstName} ${lastName}`.trim() || 'Somebody', href),
      runAt: now,
    })
  })
}
