import { randomId } from '#server/core/crypto'
import type { Tx } from '#server/core/store'
import { keepCells, takeCells } from './cells'
import { type Bookable, type Choice, checkChoice } from './choice'
import { type GroupRow, openGroupAt, takeSeat } from './seats'
import { groups } from './tables'

type Occupying = Choice & {
  holderId: string
  heldUntil: Date
  now: Date
}

/**
 * Step: takes a coach's time, or a seat of the meeting that is open then; for a group where none is, opens one. Answers the
 * group's id, null for a session alone.
 */
export async function occupy(tx: Tx, bookable: Bookable, taking: Occupying): Promise<string | null> {
  const { coach, rules } = bookable
  const { startsAt, duration, sessionType, holderId, heldUntil, now } = taking
  // the day's count is nobody's key, so where a coach sets one it is looked at again here
  if (rules.mostPerDay !== null) await checkChoice(tx, bookable, taking, now.getTime(), [])
  const time = { coachId: coach.id, startsAt, duration, bufferMinutes: coach.bufferMinutes, heldUntil, now }
  if (sessionType === 'individual') {
    await takeCells(tx, { ...time, holderId })
    return null
  }
  const group = await openGroupAt(tx, coach.id, startsAt, now)
  if (group && group.duration === duration) {
    await takeSeat(tx, { group, holderId, heldUntil, now })
    await keepCells(tx, group.id, heldUntil)
    return group.id
  }
  const opened: GroupRow = {
    id: randomId(),
    coachId: coach.id,
    startsAt,
    duration,
    seats: coach.groupSeats,
    sessionFormat: null,
    title: 'Group session',
    topic: '',
    publishedAt: null,
    cancelledAt: null,
    createdAt: now,
  }
  await tx.insert(groups).values(opened)
  await takeCells(tx, { ...time, holderId: opened.id })
  await takeSeat(tx, { group: opened, holderId, heldUntil, now })
  return opened.id
}
