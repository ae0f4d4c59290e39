import { eq, sum } from 'drizzle-orm'
import type * as z from 'zod'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import type { Db } from '#server/core/store'
import type { SessionDetail, SessionMove, SessionRef } from '#shared/session-detail'
import { joinWindow, mayMarkNoShow, mayMove, mayMoveFreely, mayReview, noShowWindow } from '#shared/session-policy'
import { users } from '../auth/tables'
import { payments, refunds } from '../payments/tables'
import type { Side } from './announce'
import { termsOf } from './cancel-terms'
import { listDocuments } from './documents'
import { type Meeting, meetingOf, nameOf, type SessionRow, zoneOf } from './meeting'
import { listNotes } from './notes'
import { ownSession, timed } from './own-session'
import { shownReview } from './reviews'
import { takenSeats } from './seats'
import { sessionsOf } from './session'
import { moves, reviews, sessions } from './tables'

const iso = (ms: number) => new Date(ms).toISOString()

async function openMove(db: Db, { id, status }: SessionRow, side: Side, now: number): Promise<SessionMove | null> {
  const [move] = await db.select().from(moves).where(eq(moves.openFor, id)).limit(1)
  if (!move || status !== 'scheduled' || move.expiresAt.getTime() <= now) return null
  const { startsAt, expiresAt, askedBy } = move
  return { id: move.id, own: askedBy === side, startsAt: startsAt.toISOString(), expiresAt: expiresAt.toISOString() }
}

/** Where the payment stands, and what of it went back; null where there was none. */
async function paymentOf(db: Db, { id, status, currency, heldUntil }: SessionRow): Promise<SessionDetail['payment']> {
  const [payment] = await db.select().from(payments).where(eq(payments.subjectId, id)).limit(1)
  if (!payment) return null
  const ofPayment = eq(refunds.paymentId, payment.id)
  const [back] = await db
    .select({ sum: sum(refunds.amount) })
    .from(refunds)
    .where(ofPayment)
  return {
    status: payment.status === 'abandoned' ? 'failed' : payment.status,
    refunded: { amount: Number(back?.sum ?? 0), currency },
    heldUntil: status === 'pending_payment' ? (heldUntil?.toISOString() ?? null) : null,
    problem: payment.status === 'failed' ? payment.problem : null,
  }
}

async function groupOf(db: Db, { group }: Meeting, now: number): Promise<SessionDetail['group']> {
  if (!group) return null
  const taken = (await takenSeats(db, [group.id], new Date(now))).get(group.id) ?? []
  return { id: group.id, title: group.title, topic: group.topic, seats: group.seats, taken: taken.length }
}

/** The one on the other side: a coach by their full name, a client by the first name only. */
async function otherOf(db: Db, meeting: Meeting, side: Side): Promise<SessionDetail['other']> {
  const otherSide = side === 'client' ? 'coach' : 'client'
  const person = meeting.people[otherSide]
  const timeZone = zoneOf(meeting, otherSide)
  if (!person) return { firstName: nameOf(meeting, otherSide), lastName: '', profileImageUrl: null, timeZone }
  const ofPerson = eq(users.id, person.id)
  const [row] = await db.select({ portrait: users.profileImageUrl }).from(users).where(ofPerson).limit(1)
  const lastName = otherSide === 'coach' ? person.lastName : ''
  return { firstName: person.firstName, lastName, profileImageUrl: row?.portrait ?? null, timeZone }
}

/** All that the page of a session shows to one of its two sides. */
export async function sessionDetail({ deps, user }: SignedIn, { id }: z.infer<typeof SessionRef>): Promise<SessionDetail> {
  const { db } = deps.store
  const now = deps.clock.now()
  const { session, coach, side } = await ownSession(db, user.id, id)
  const meeting = await meetingOf(db, id)
  const [shown] = await sessionsOf(db, session.userId, eq(sessions.id, id))
  if (!meeting || !shown) throw new AppError('NOT_FOUND', 'There is no such session.')
  const [review] = await db.select().from(reviews).where(eq(reviews.sessionId, id)).limit(1)
  const start = session.scheduledAt.getTime()
  const room = joinWindow(timed(session))
  const isAlone = session.groupId === null
  return {
    ...shown,
    side,
    other: await otherOf(db, meeting, side),
    group: await groupOf(db, meeting, now),
    bookedAt: session.createdAt.toISOString(),
    endedAt: session.endedAt?.toISOString() ?? null,
    endedBy: session.endedBy,
    noShow: session.noShow,
    toHaveReady: coach.toHaveReady.split('\n').filter((line) => line.trim() !== ''),
    written: await listNotes(db, id, user.id),
    documents: await listDocuments(db, id, user.id),
    terms: termsOf({ session, side }, now),
    move: await openMove(db, session, side, now),
    mayMove: isAlone && mayMove(timed(session), now),
    mayMoveFreely: isAlone && mayMove(timed(session), now) && mayMoveFreely(start, now, side),
    mayMarkNoShow: !review && mayMarkNoShow(timed(session), now),
    noShowFrom: iso(noShowWindow(timed(session)).from),
    join: { from: iso(room.from), until: iso(room.until) },
    payment: await paymentOf(db, session),
    review: review ? shownReview(review, side, now) : null,
    mayReview: side === 'client' && !review && mayReview(session.status),
    mayAnswer: side === 'coach' && Boolean(review && !review.hiddenAt && !review.answer),
  }
}
