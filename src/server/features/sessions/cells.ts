import { and, eq, gte, inArray, isNotNull, lt, lte } from 'drizzle-orm'
import { AppError } from '#server/core/errors'
import type { Tx } from '#server/core/store'
import { bookingCells } from './tables'

export const CELL_MS = 15 * 60_000
/** What a person hears whose slot somebody else has now. */
export const JUST_TAKEN = 'That time was just taken.'

type Taking = {
  coachId: string
  startsAt: Date
  /** Minutes. */
  duration: number
  bufferMinutes: number
  /** The session, group, hold or proposed move that takes the time. */
  holderId: string
  /** Null takes it for good. */
  heldUntil: Date | null
  now: Date
  /** Holders of the same person whose cells are given up for it: their hold, the session that moves. */
  insteadOf?: string[]
  /** A holder of the same person that keeps its cells, shared where the times touch: the session that may move. */
  beside?: string
}

/** Step: takes a time of a coach with its buffers kept free, or refuses with CONFLICT. Expired cells make way first. */
export async function takeCells(tx: Tx, taking: Taking): Promise<void> {
  const { coachId, startsAt, duration, bufferMinutes, holderId, heldUntil, now, insteadOf = [], beside } = taking
  const start = startsAt.getTime()
  const first = Math.floor(start / CELL_MS) * CELL_MS
  const end = start + duration * 60_000
  const around = and(
    eq(bookingCells.coachId, coachId),
    gte(bookingCells.cell, new Date(first - bufferMinutes * 60_000)),
    lt(bookingCells.cell, new Date(end + bufferMinutes * 60_000)),
  )
  const own = [...insteadOf, holderId]
  const others = await tx.select().from(bookingCells).where(around)
  const isOpen = (cell: (typeof others)[number]) =>
    cell.holderId === beside || own.includes(cell.holderId) || (cell.heldUntil !== null && cell.heldUntil <= now)
  if (!others.every(isOpen)) throw new AppError('CONFLICT', JUST_TAKEN, { field: 'time' })
  // whole holders, never a part of one: whoever still pays finds all of their time or none of it
  const expired = [...new Set(others.map((cell) => cell.holderId))].filter((id) => id !== beside && !own.includes(id))
  if (expired.length > 0) await tx.delete(bookingCells).where(inArray(bookingCells.holderId, expired))
  if (insteadOf.length > 0) await tx.delete(bookingCells).where(inArray(bookingCells.holderId, insteadOf))
  if (others.some((cell) => cell.holderId === holderId)) await freeCells(tx, holderId)
  const kept = new Set(others.filter((cell) => cell.holderId === beside).map((cell) => cell.cell.getTime()))
  const cells: Date[] = []
  for (let at = first; at < end; at += CELL_MS) if (!kept.has(at)) cells.push(new Date(at))
  if (cells.length === 0) return
  const taken = await tx
    .insert(bookingCells)
    .values(cells.map((cell) => ({ coachId, cell, holderId, heldUntil })))
    .onConflictDoNothing()
    .returning({ cell: bookingCells.cell })
  if (taken.length < cells.length) throw new AppError('CONFLICT', JUST_TAKEN, { field: 'time' })
}

/** Step: gives a holder's time back. */
export const freeCells = (tx: Tx, holderId: string) => tx.delete(bookingCells).where(eq(bookingCells.holderId, holderId))

/** Step: makes a holder's time firm; false where it has none any more, because it expired and somebody took it. */
export async function firmUp(tx: Tx, holderId: string): Promise<boolean> {
  const firm = await tx
    .update(bookingCells)
    .set({ heldUntil: null })
    .where(eq(bookingCells.holderId, holderId))
    .returning({ cell: bookingCells.cell })
  return firm.length > 0
}

/** Step: keeps a time that is only held at least until an instant. */
export const keepCells = (tx: Tx, holderId: string, until: Date) =>
  tx
    .update(bookingCells)
    .set({ heldUntil: until })
    .where(and(eq(bookingCells.holderId, holderId), isNotNull(bookingCells.heldUntil), lt(bookingCells.heldUntil, until)))

/** Chore: forgets cells nobody holds any more. */
export const forgetExpiredCells = (tx: Tx, now: Date) =>
  tx.delete(bookingCells).where(and(isNotNull(bookingCells.heldUntil), lte(bookingCells.heldUntil, now)))
