import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notInArray, or } from 'drizzle-orm'
import { AppError } from '#server/core/errors'
import type { Db, Tx } from '#server/core/store'
import type { SessionFormat } from '#shared/sessions'
import { firmUp, freeCells } from './cells'
import { bookingCells, groupSeats, groups } from './tables'

export type GroupRow = typeof groups.$inferSelect
export const LAST_SEAT_TAKEN = 'The last seat was just taken.'

/** The meetings of a coach that can be joined or are full, those whose time is still kept, from an instant up to another. */
export async function openGroups(db: Db, coachId: string, from: Date, to: Date, now: Date): Promise<GroupRow[]> {
  const rows = await db
    .select({ group: groups })
    .from(groups)
    .innerJoin(
      bookingCells,
      and(eq(bookingCells.coachId, coachId), eq(bookingCells.cell, groups.startsAt), eq(bookingCells.holderId, groups.id)),
    )
    .where(
      and(
        eq(groups.coachId, coachId),
        gt(groups.startsAt, new Date(from.getTime() - 1)),
        lte(groups.startsAt, to),
        isNull(groups.cancelledAt),
        or(isNull(bookingCells.heldUntil), gt(bookingCells.heldUntil, now)),
      ),
    )
    .orderBy(asc(groups.startsAt))
  return rows.map(({ group }) => group)
}

/** The meeting that begins at an instant, null where there is none. */
export const openGroupAt = async (db: Db, coachId: string, startsAt: Date, now: Date): Promise<GroupRow | null> =>
  (await openGroups(db, coachId, startsAt, startsAt, now))[0] ?? null

const isTaken = (now: Date) => or(isNull(groupSeats.heldUntil), gt(groupSeats.heldUntil, now))

/** The numbers of taken seats by group; `without` leaves out a person's own holds. */
export async function takenSeats(db: Db, groupIds: string[], now: Date, without: string[] = []): Promise<Map<string, number[]>> {
  const seats = new Map<string, number[]>(groupIds.map((id) => [id, []]))
  if (groupIds.length === 0) return seats
  const others = without.length > 0 ? notInArray(groupSeats.holderId, without) : undefined
  const rows = await db
    .select({ groupId: groupSeats.groupId, seat: groupSeats.seat })
    .from(groupSeats)
    .where(and(inArray(groupSeats.groupId, groupIds), isTaken(now), others))
  for (const { groupId, seat } of rows) seats.get(groupId)?.push(seat)
  return seats
}

/** Step: takes the lowest free seat, or refuses with CONFLICT. Expired seats make way. */
export async function takeSeat(
  tx: Tx,
  { group, holderId, heldUntil, now }: { group: GroupRow; holderId: string; heldUntil: Date | null; now: Date },
): Promise<void> {
  const ofGroup = eq(groupSeats.groupId, group.id)
  const taken = new Set((await takenSeats(tx, [group.id], now, [holderId])).get(group.id))
  let seat = 1
  while (taken.has(seat)) seat++
  if (seat > group.seats) throw new AppError('CONFLICT', LAST_SEAT_TAKEN, { field: 'time' })
  await tx.delete(groupSeats).where(and(ofGroup, isNotNull(groupSeats.heldUntil), lte(groupSeats.heldUntil, now)))
  await freeSeats(tx, holderId)
  const [sold] = await tx
    .insert(groupSeats)
    .values({ groupId: group.id, seat, holderId, heldUntil })
    .onConflictDoNothing()
    .returning({ seat: groupSeats.seat })
  if (!sold) throw new AppError('CONFLICT', LAST_SEAT_TAKEN, { field: 'time' })
}

/** Step: how a group meets: as was said before, else as its first guest wishes. */
export async function formatOfGroup(tx: Tx, groupId: string, wish: SessionFormat): Promise<SessionFormat> {
  const [group] = await tx.select({ format: groups.sessionFormat }).from(groups).where(eq(groups.id, groupId)).limit(1)
  if (group?.format) return group.format
  await tx.update(groups).set({ sessionFormat: wish }).where(eq(groups.id, groupId))
  return wish
}

/** Step: gives a holder's seats back; what becomes of the meeting is `leaveGroup`'s. */
export const freeSeats = (tx: Tx, holderId: string) => tx.delete(groupSeats).where(eq(groupSeats.holderId, holderId))

/** Step: makes a seat and its meeting firm; false where one of them is gone. */
export async function firmUpSeat(tx: Tx, groupId: string, holderId: string): Promise<boolean> {
  const [open] = await tx.select({ cancelledAt: groups.cancelledAt }).from(groups).where(eq(groups.id, groupId)).limit(1)
  if (!open || open.cancelledAt !== null) return false
  const firm = await tx
    .update(groupSeats)
    .set({ heldUntil: null })
    .where(and(eq(groupSeats.groupId, groupId), eq(groupSeats.holderId, holderId)))
    .returning({ seat: groupSeats.seat })
  return firm.length > 0 && firmUp(tx, groupId)
}

/** Step: gives one seat back. With its last guest a meeting ends and its time is free, unless the coach published it. */
export async function leaveGroup(tx: Tx, groupId: string, holderId: string, now: Date): Promise<void> {
  await freeSeats(tx, holderId)
  const left = (await takenSeats(tx, [groupId], now)).get(groupId) ?? []
  if (left.length > 0) return
  const [ended] = await tx
    .update(groups)
    .set({ cancelledAt: now })
    .where(and(eq(groups.id, groupId), isNull(groups.publishedAt), isNull(groups.cancelledAt)))
    .returning({ id: groups.id })
  if (ended) await freeCells(tx, groupId)
}
