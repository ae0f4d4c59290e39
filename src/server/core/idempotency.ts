import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Ctx } from './context'
import { randomId, sha256hex } from './crypto'
import { AppError } from './errors'
import { idempotentAnswers } from './job-table'

const KEPT_MS = 24 * 3_600_000
/** Longer than anything we do for a request: what has no answer by then was cut off with its server. */
const WORKED_ON_MS = 10 * 60_000
type Request = { userId: string; operation: string; key: string; input: unknown }
type Answered = { ok: boolean; data?: unknown }

/**
 * Does a request that names an Idempotency-Key once: the same key and body within a day gets the stored answer,
 * another body CONFLICT. A refused request leaves the key free, one cut off with its server after ten minutes.
 */
export async function once<R extends Answered>(ctx: Ctx, request: Request, next: () => Promise<R>): Promise<R> {
  const { store, clock } = ctx.deps
  const now = clock.now()
  const bodyHash = sha256hex(JSON.stringify(request.input ?? null))
  const same = and(
    eq(idempotentAnswers.userId, request.userId),
    eq(idempotentAnswers.operation, request.operation),
    eq(idempotentAnswers.key, request.key),
  )
  const row = {
    id: randomId(),
    userId: request.userId,
    operation: request.operation,
    key: request.key,
    bodyHash,
    createdAt: new Date(now),
  }
  const earlier = await store.transaction(async (tx) => {
    await tx.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, new Date(now - KEPT_MS)))
    const cutOff = and(same, isNull(idempotentAnswers.answer), lt(idempotentAnswers.createdAt, new Date(now - WORKED_ON_MS)))
    await tx.delete(idempotentAnswers).where(cutOff)
    const [claimed] = await tx.insert(idempotentAnswers).values(row).onConflictDoNothing().returning({ id: idempotentAnswers.id })
    return claimed ? null : (await tx.select().from(idempotentAnswers).where(same).limit(1))[0]
  })
  if (earlier) {
    if (earlier.bodyHash !== bodyHash) throw new AppError('CONFLICT', 'That Idempotency-Key was used for another request.')
    if (earlier.answer === null) throw new AppError('CONFLICT', 'That request is still being worked on.')
    return { ok: true, data: JSON.parse(earlier.answer), marker: 'middlewareMarker' } as unknown as R // tRPC's own shape of a finished call
  }
  const free = () => store.transaction((tx) => tx.delete(idempotentAnswers).where(eq(idempotentAnswers.id, row.id)))
  const result = await next().catch(async (error) => {
    await free()
    throw error
  })
  if (result.ok)
    await store.transaction((tx) =>
      tx
        .update(idempotentAnswers)
        .set({ answer: JSON.stringify(result.data) })
        .where(eq(idempotentAnswers.id, row.id)),
    )
  else await free()
  return result
}
