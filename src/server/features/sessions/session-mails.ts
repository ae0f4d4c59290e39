import { eq, sum } from 'drizzle-orm'
import * as z from 'zod'
import type { Deps } from '#server/core/deps'
import { type Letter, renderLetter } from '#server/core/letter'
import type { Db } from '#server/core/store'
import { SessionFormat } from '#shared/sessions'
import { Instant } from '#shared/text'
import { payments, refunds } from '../payments/tables'
import { entryOf } from './calendar-entry'
import { type CalendarEntry, invitationFile } from './calendar-file'
import { sendGoneClientMail } from './gone-client-mail'
import { meetingOf } from './meeting'
import {
  bookedLetter,
  cancelledLetter,
  moveAskedLetter,
  movedLetter,
  type Telling,
  type Unmoved,
  unmovedLetter,
} from './session-letters'
import { moves } from './tables'

export const SessionNews = z.object({
  key: z.string(),
  sessionId: z.string(),
  event: z.enum(['booked', 'moved', 'cancelled', 'move_asked', 'move_declined', 'move_withdrawn', 'move_expired']),
  side: z.enum(['client', 'coach']),
  by: z.enum(['client', 'coach', 'admin', 'system']),
  moveId: z.string().nullable(),
  /** The session as it was told of, for whoever hears of it once it is gone. */
  was: z.object({
    startsAt: Instant,
    duration: z.number(),
    sessionFormat: SessionFormat,
    sequence: z.number(),
    groupId: z.string().nullable(),
  }),
})
export type SessionNews = z.infer<typeof SessionNews>

/** Tells one side what happened, as the session is now; news that no longer hold are not told. It may come twice under one message id. */
export async function sendSessionMail(deps: Deps, payload: unknown, { userId }: { userId: string | null }): Promise<void> {
  const news = SessionNews.parse(payload)
  const meeting = await meetingOf(deps.store.db, news.sessionId)
  if (!meeting) return sendGoneClientMail(deps, news, userId)
  const reader = meeting.people[news.side]
  const telling = { meeting, side: news.side, now: deps.clock.now(), config: deps.config }
  const said = reader && (await letterOf(deps.store.db, news, telling))
  if (!said) return
  const { letter, entry } = said
  const attachments = entry ? [await invitationFile(entry, reader, deps.config)] : undefined
  const mail = { to: reader.email, userId: reader.id, messageId: news.key, ...renderLetter(letter) }
  await deps.mail.send({ ...mail, ...(attachments && { attachments }) })
}

type Said = { letter: Letter; entry: CalendarEntry | null }

async function letterOf(db: Db, news: SessionNews, telling: Telling): Promise<Said | null> {
  const { meeting, side, now, config } = telling
  const { session, group } = meeting
  const withFile = (letter: Letter) => ({ letter, entry: { ...entryOf(meeting, side, config), stampedAt: new Date(now) } })
  if (news.event === 'cancelled') {
    if (session.status !== 'cancelled') return null
    const letter = cancelledLetter({ ...telling, by: news.by, refunded: await refundedOf(db, session.id) })
    // a guest who gives up a seat leaves the coach's meeting standing
    return group && side === 'coach' && !group.cancelledAt ? { letter, entry: null } : withFile(letter)
  }
  if (session.status !== 'scheduled') return null
  if (news.event === 'booked') return withFile(bookedLetter(telling))
  if (news.event === 'moved')
    return session.scheduledAt.toISOString() === news.was.startsAt ? withFile(movedLetter(telling)) : null
  const move = await moveOf(db, news.moveId)
  if (!move || session.scheduledAt.getTime() <= now) return null
  if (news.event !== 'move_asked')
    return STATUS[news.event] === move.status ? { letter: unmovedLetter(telling, news.event), entry: null } : null
  if (move.status !== 'open' || move.expiresAt.getTime() <= now) return null
  const asked = { ...telling, startsAt: move.startsAt.getTime(), expiresAt: move.expiresAt.getTime() }
  return { letter: moveAskedLetter(asked), entry: null }
}

const STATUS: Record<Unmoved, (typeof moves.$inferSelect)['status']> = {
  move_declined: 'declined',
  move_withdrawn: 'withdrawn',
  move_expired: 'expired',
}

async function moveOf(db: Db, moveId: string | null) {
  if (!moveId) return null
  const [move] = await db.select().from(moves).where(eq(moves.id, moveId)).limit(1)
  return move ?? null
}

/** What goes back to the client, in minor units of the session's currency. */
async function refundedOf(db: Db, sessionId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sum(refunds.amount) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.subjectId, sessionId))
  return Number(row?.sum ?? 0)
}
