import { and, eq } from 'drizzle-orm'
import { randomId } from '#server/core/crypto'
import type { Tx } from '#server/core/store'
import { refundShare } from '../payments/service'
import { deriveRating } from './rating'
import type { CoachRow } from './rules'
import type { DemoPeople } from './seed'
import { bookForDemo, payForDemo } from './seed-booking'
import { demoDays } from './seed-times'
import { reviews, sessionNotes, sessions } from './tables'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Step: what the demo coach held, with the money of it, and what was written about the demo client's hours. */
export async function seedPast(tx: Tx, coach: CoachRow, { client, guests }: DemoPeople, now: number): Promise<void> {
  const ofCoach = and(eq(sessions.coachId, coach.id), eq(sessions.status, 'completed'))
  for (const session of await tx.select().from(sessions).where(ofCoach)) await payForDemo(tx, session)
  const days = demoDays(now, coach.timeZone)
  const held = (userId: string, startsAt: number, more: Partial<Parameters<typeof bookForDemo>[2]> = {}) =>
    bookForDemo(tx, coach, { userId, startsAt, bookedAt: startsAt - 4 * DAY, status: 'completed', ...more })
  const guest = (number: number) => guests[number] as string

  // before ten and after half past four: the hours between are those of the reviews that are there already
  const first = await held(client, days.ago(9, '09:00'), {
    notes: 'In meetings I go quiet, and afterwards I am cross with myself.',
  })
  const second = await held(client, days.ago(2, '16:30'), { notes: 'The question in the first ten minutes worked, twice.' })
  await held(guest(7), days.ago(1, '09:00'))
  await held(guest(13), days.ago(1, '16:30'), { format: 'chat' })
  const missed = days.ago(3, '09:00')
  const { session: empty } = await held(guest(19), missed, { status: 'no_show' })
  const absent = { noShow: 'client' as const, endedAt: new Date(missed + HOUR / 2), endedBy: 'coach' as const }
  await tx.update(sessions).set(absent).where(eq(sessions.id, empty.id))
  await cancelLate(tx, await held(guest(10), days.ago(4, '16:30'), { status: 'cancelled' }))

  const { id, scheduledAt } = first.session
  const after = (hours: number) => new Date(scheduledAt.getTime() + hours * HOUR)
  await tx.insert(reviews).values({
    ...{ id: randomId(), sessionId: id, coachId: coach.id, userId: client, stars: 5, createdAt: after(9) },
    text: 'I came with a speech and left with one question. I asked it on Tuesday, and they answered.',
    ...{ answer: 'You asked it before the coffee was cold. I was proud.', answeredAt: after(26) },
  })
  await deriveRating(tx, coach.id)
  const note = (sessionId: string, at: Date, shared: boolean, text: string) =>
    tx.insert(sessionNotes).values({ id: randomId(), sessionId, authorId: coach.userId as string, shared, text, at })
  const shared = 'One question, written down before the meeting, asked in the first ten minutes. Nothing more this week.'
  await note(id, after(1.2), true, shared)
  await note(id, after(1.3), false, 'Prepares too much, out of fear. Go slowly with the longer talks.')
  const { id: lastId, scheduledAt: lastAt } = second.session
  const next =
    'Two for two. Next: say what you think, once, and do not take it back. We will practise the opening of the meeting.'
  await note(lastId, new Date(lastAt.getTime() + HOUR * 1.1), true, next)
}

/** Step: gives up a booking six hours before it begins: half of the money goes back. */
async function cancelLate(tx: Tx, { session, paymentId }: Awaited<ReturnType<typeof bookForDemo>>) {
  const endedAt = new Date(session.scheduledAt.getTime() - 6 * HOUR)
  await tx.update(sessions).set({ endedAt, endedBy: 'client', sequence: 1 }).where(eq(sessions.id, session.id))
  await refundShare(tx, { paymentId, percent: 50, key: `cancel.${session.id}`, now: endedAt })
}
