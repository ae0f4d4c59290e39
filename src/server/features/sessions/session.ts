import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Db } from '#server/core/store'
import { mayReview } from '#shared/session-policy'
import type { Booked, Session } from '#shared/sessions'
import { users } from '../auth/tables'
import { coaches } from '../coaches/tables'
import { payments } from '../payments/tables'
import { reviews, sessions } from './tables'

const NOBODY = { firstName: 'A former', lastName: 'coach', profileImageUrl: null }

/** So many of a person's bookings, the latest, are told at once. */
const BOOKINGS_TOLD = 500

/** A person's bookings as they read them, earliest first. */
export async function sessionsOf(db: Db, userId: string, which?: SQL): Promise<Session[]> {
  const rows = await db
    .select({
      session: sessions,
      firstName: users.firstName,
      lastName: users.lastName,
      profileImageUrl: users.profileImageUrl,
      reviewId: reviews.id,
    })
    .from(sessions)
    .innerJoin(coaches, eq(coaches.id, sessions.coachId))
    .leftJoin(users, eq(users.id, coaches.userId))
    .leftJoin(reviews, eq(reviews.sessionId, sessions.id))
    .where(and(eq(sessions.userId, userId), which))
    .orderBy(desc(sessions.scheduledAt), desc(sessions.createdAt))
    .limit(BOOKINGS_TOLD)
  return rows.reverse().map(({ session, firstName, lastName, profileImageUrl, reviewId }) => ({
    id: session.id,
    coachId: session.coachId,
    coach: firstName !== null && lastName !== null ? { firstName, lastName, profileImageUrl } : NOBODY,
    sessionType: session.sessionType,
    sessionFormat: session.sessionFormat,
    scheduledAt: session.scheduledAt.toISOString(),
    duration: session.duration,
    timeZone: session.timeZone,
    status: session.status,
    price: { amount: session.price, currency: session.currency },
    notes: session.notes,
    specialRequests: session.specialRequests,
    mayReview: reviewId === null && mayReview(session.status),
  }))
}

/** A booking with where its payment stands, as its owner gets it; undefined for anybody else. */
export async function bookedOf(
  db: Db,
  userId: string,
  sessionId: string,
  clientSecret: string | null,
): Promise<Booked | undefined> {
  const [session] = await sessionsOf(db, userId, eq(sessions.id, sessionId))
  if (!session) return undefined
  const [row] = await db
    .select({ id: payments.id, status: payments.status, problem: payments.problem, heldUntil: sessions.heldUntil })
    .from(payments)
    .innerJoin(sessions, eq(sessions.id, payments.subjectId))
    .where(eq(payments.subjectId, sessionId))
    .limit(1)
  if (!row) return { ...session, payment: null }
  const { id, status, problem, heldUntil } = row
  return {
    ...session,
    payment: {
      id,
      status: status === 'abandoned' ? 'failed' : status,
      problem: status === 'failed' ? problem : null,
      heldUntil: session.status === 'pending_payment' ? (heldUntil?.toISOString() ?? null) : null,
      clientSecret,
    },
  }
}
