import { and, eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Deps } from '#server/core/deps'
import { announce } from './announce'
import { closeMove } from './end-session'
import { moves } from './tables'

/** The job that ends a question nobody answered. */
export const MOVE_EXPIRY = 'move-expiry'
const Payload = z.object({ moveId: z.string() })

/** Ends a question that was not answered in time, and frees the time kept for it. */
export async function expireMove(deps: Deps, payload: unknown): Promise<void> {
  const { moveId } = Payload.parse(payload)
  await deps.store.transaction(async (tx) => {
    const [move] = await tx
      .select()
      .from(moves)
      .where(and(eq(moves.id, moveId), eq(moves.status, 'open')))
      .limit(1)
    if (!move) return
    await closeMove(tx, move.sessionId, 'expired')
    await announce(tx, { sessionId: move.sessionId, event: 'move_expired', by: 'system', at: new Date(deps.clock.now()) })
  })
}
