import { eq } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import type { Db } from '#server/core/store'
import type { SessionType } from '#shared/sessions'
import { type SlotRefusal, type SlotRules, slotRefusal } from '#shared/slots'
import { JUST_TAKEN } from './cells'
import { type CoachRow, slotRulesOf, takenOf } from './rules'
import { type GroupRow, LAST_SEAT_TAKEN, openGroupAt, takenSeats } from './seats'
import { holds } from './tables'

export type Choice = { startsAt: Date; duration: number; sessionType: SessionType }
export type Bookable = { coach: CoachRow; rules: SlotRules }

/** No coach plans further ahead than a year: beyond, no clock needs to be asked. */
const FAR_MS = 400 * 86_400_000

const refusals: Record<SlotRefusal, ['BAD_REQUEST' | 'CONFLICT', string]> = {
  past: ['BAD_REQUEST', 'That time has already passed.'],
  notice: ['BAD_REQUEST', 'This coach needs more notice. Please pick a later time.'],
  'too far': ['BAD_REQUEST', 'That is further ahead than this coach plans. Please pick an earlier day.'],
  'off the grid': ['BAD_REQUEST', 'Sessions start on the hour or the half hour.'],
  'outside hours': ['BAD_REQUEST', 'This coach does not work at that time.'],
  'day full': ['CONFLICT', 'This coach has no more room on that day.'],
  taken: ['CONFLICT', JUST_TAKEN],
}

export function refuse(refusal: SlotRefusal): never {
  const [code, sentence] = refusals[refusal]
  throw new AppError(code, sentence, { field: 'time' })
}

/** Refuses an instant before any clock is asked about it. */
export function inReach(at: number, now: number): number {
  if (Number.isNaN(at)) throw new AppError('BAD_REQUEST', 'Please select a time', { field: 'time' })
  if (at <= now) refuse('past')
  if (at > now + FAR_MS) refuse('too far')
  return at
}

/** The coach somebody wants to book: known, active, and not themselves. */
export async function bookableCoach({ deps, user }: SignedIn, coachId: string): Promise<Bookable> {
  const found = await slotRulesOf(deps.store.db, coachId)
  if (!found) throw new AppError('NOT_FOUND', 'There is no such coach.', { field: 'coachId' })
  if (found.coach.userId === user.id) throw new AppError('BAD_REQUEST', 'You cannot book yourself.', { field: 'coachId' })
  if (!found.coach.isActive || found.coach.userId === null)
    throw new AppError('BAD_REQUEST', 'This coach is currently unavailable for new bookings.', { field: 'coachId' })
  return found
}

/** The names under which a person holds times just now: their holds', and of the meetings these opened. */
export const holdsOf = async (db: Db, userId: string): Promise<string[]> =>
  (await db.select({ id: holds.id, groupId: holds.groupId }).from(holds).where(eq(holds.userId, userId))).flatMap(
    ({ id, groupId }) => (groupId ? [id, groupId] : [id]),
  )

/** Refuses a start that cannot be booked; answers the open meeting there, if it is a seat that is wanted. `own` holds do not count. */
export async function checkChoice(
  db: Db,
  { coach, rules }: Bookable,
  { startsAt, duration, sessionType }: Choice,
  now: number,
  own: string[],
): Promise<GroupRow | null> {
  const at = inReach(startsAt.getTime(), now)
  const group = sessionType === 'group' ? await openGroupAt(db, coach.id, startsAt, new Date(now)) : null
  if (group) {
    if (group.duration !== duration)
      throw new AppError('CONFLICT', `The group session at that time lasts ${group.duration} minutes.`, { field: 'duration' })
    const taken = (await takenSeats(db, [group.id], new Date(now), own)).get(group.id) ?? []
    if (taken.length >= group.seats) throw new AppError('CONFLICT', LAST_SEAT_TAKEN, { field: 'time' })
    return group
  }
  const refusal = slotRefusal(rules, await takenOf(db, coach.id, at, at, now, own), at, duration, now)
  if (refusal) refuse(refusal)
  return null
}
