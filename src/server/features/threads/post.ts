import { eq } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import { AppError } from '#server/core/errors'
import type { ThreadMessage, ThreadPost } from '#shared/threads'
import { asThreadMessage, type ThreadMessageRow } from './message'
import { keepRead } from './read'
import { threadMessages, threads } from './tables'
import { acrossOf, lastPlace, myThread, readPlace, threadsTopic } from './thread'
import { queueUnreadMail } from './unread-mail'

/** Stores what the person wrote, tells both sides, and has the other mailed should it stay unread. */
export async function postToThread({ deps, user }: SignedIn, input: ThreadPost): Promise<ThreadMessage> {
  const now = new Date(deps.clock.now())
  await deps.limits.consume('chat', `thread:${user.id}`)
  const { message, told } = await deps.store.transaction(async (tx) => {
    const row = await myThread(tx, user.id, input.id)
    const id = input.messageId ?? randomId()
    const [known] = await tx.select().from(threadMessages).where(eq(threadMessages.id, id)).limit(1)
    if (known) return { message: sameAgain(known, user.id, input), told: [] }
    const across = (await acrossOf(tx, user.id, [row])).get(row.id)
    if (!across?.person || across.closed)
      throw new AppError('FORBIDDEN', across?.closed ?? 'Nobody reads messages here any more.')
    // the row's lock makes two who write at once take their places one after the other
    await tx.update(threads).set({ lastAt: now }).where(eq(threads.id, row.id))
    const place = (await lastPlace(tx, row.id)) + 1
    const fresh: ThreadMessageRow = {
      id,
      threadId: row.id,
      place,
      authorId: user.id,
      content: input.content,
      createdAt: now,
    }
    await tx.insert(threadMessages).values(fresh)
    await keepRead(tx, { threadId: row.id, userId: user.id, place })
    const other = across.person.id
    await queueUnreadMail(tx, { threadId: row.id, userId: other }, await readPlace(tx, row.id, other), now)
    return { message: fresh, told: [user.id, other] }
  })
  for (const userId of told) deps.live.publish(threadsTopic(userId))
  return asThreadMessage(message, user.id)
}

/** A message sent again under its id is the one that is stored; another one's id is taken. */
function sameAgain(known: ThreadMessageRow, userId: string, { id, content }: ThreadPost): ThreadMessageRow {
  if (known.authorId !== userId || known.threadId !== id || known.content !== content)
    throw new AppError('CONFLICT', 'That message was sent already with other words.', { field: 'messageId' })
  return known
}
