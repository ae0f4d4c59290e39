import { and, eq, lte } from 'drizzle-orm'
import type * as z from 'zod'
import type { SignedIn } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import type { Tx } from '#server/core/store'
import { HOLD_MINUTES, type Hold, type HoldDraft, type HoldRef } from '#shared/sessions'
import { forgetExpiredCells, freeCells } from './cells'
import { bookableCoach, checkChoice, holdsOf } from './choice'
import { occupy } from './occupy'
import { paymentsOf } from './payer'
import { leaveGroup } from './seats'
import { holds } from './tables'

export const HOLD_MS = HOLD_MINUTES * 60_000

/** Keeps a start for ten minutes for its buyer. One hold a person: an earlier one is given up for it. */
export async function holdSlot(ctx: SignedIn, input: z.infer<typeof HoldDraft>): Promise<Hold> {
  const { store, clock } = ctx.deps
  paymentsOf(ctx.deps)
  const bookable = await bookableCoach(ctx, input.coachId)
  const choice = { ...input, startsAt: new Date(input.startsAt) }
  const now = clock.now()
  await checkChoice(store.db, bookable, choice, now, await holdsOf(store.db, ctx.user.id))
  const { startsAt, duration } = choice
  const until = new Date(now + HOLD_MS)
  const id = randomId()
  await store.transaction(async (tx) => {
    await giveUpHolds(tx, ctx.user.id, new Date(now))
    const groupId = await occupy(tx, bookable, { ...choice, holderId: id, heldUntil: until, now: new Date(now) })
    await tx.insert(holds).values({ id, userId: ctx.user.id, coachId: input.coachId, groupId, startsAt, duration, until })
  })
  return { id, startsAt: startsAt.toISOString(), until: until.toISOString() }
}

/** Step: gives up all a person holds. */
export async function giveUpHolds(tx: Tx, userId: string, now: Date): Promise<void> {
  const own = await tx.delete(holds).where(eq(holds.userId, userId)).returning({ id: holds.id, groupId: holds.groupId })
  for (const { id, groupId } of own) {
    await freeCells(tx, id)
    if (groupId) await leaveGroup(tx, groupId, id, now)
  }
}

/** Gives a hold back before its time; one that is gone already is no fault. */
export async function releaseHold(
  { deps, user }: SignedIn,
  { holdId }: z.infer<typeof HoldRef>,
): Promise<z.infer<typeof HoldRef>> {
  await deps.store.transaction(async (tx) => {
    const [own] = await tx
      .delete(holds)
      .where(and(eq(holds.id, holdId), eq(holds.userId, user.id)))
      .returning()
    if (!own) return
    await freeCells(tx, own.id)
    if (own.groupId) await leaveGroup(tx, own.groupId, own.id, new Date(deps.clock.now()))
  })
  return { holdId }
}

/** Chore: forgets holds whose time is over. Nobody waits for it: an expired cell or seat makes way by itself. */
export async function forgetExpiredHolds(deps: Deps): Promise<void> {
  const now = new Date(deps.clock.now())
  await deps.store.transaction(async (tx) => {
    const over = await tx.delete(holds).where(lte(holds.until, now)).returning({ id: holds.id, groupId: holds.groupId })
    for (const { id, groupId } of over) if (groupId) await leaveGroup(tx, groupId, id, now)
    await forgetExpiredCells(tx, now)
  })
}
