import { and, eq, lt } from 'drizzle-orm'
import * as z from 'zod'
import type { Deps } from '#server/core/deps'
import { enqueue } from '#server/core/jobs'
import type { Tx } from '#server/core/store'
import { endOf, isOver } from '#shared/session-policy'
import type { SessionRow } from './meeting'
import { timed } from './own-session'
import { sessions } from './tables'

/** The job that looks at a session when its time is over. */
export const SESSION_OVER = 'session-over'
const Payload = z.object({ sessionId: z.string() })

/** Step: has a session completed when its time is over. One that moves gets another such job; the first finds it not over yet. */
export async function queueCompletion(tx: Tx, session: SessionRow): Promise<void> {
  const end = endOf(timed(session))
  const key = `${SESSION_OVER}.${session.id}.${end}`
  await enqueue(tx, { kind: SESSION_OVER, key, payload: { sessionId: session.id }, runAt: new Date(end) })
}

async function complete(tx: Tx, session: SessionRow | undefined, now: number): Promise<void> {
  if (!session || !isOver(timed(session), now)) return
  await tx
    .update(sessions)
    .set({ status: 'completed', endedAt: new Date(endOf(timed(session))), endedBy: 'system' })
    .where(and(eq(sessions.id, session.id), eq(sessions.status, 'scheduled'), eq(sessions.scheduledAt, session.scheduledAt)))
}

/** Completes a session whose time is over. */
export async function sessionOver(deps: Deps, payload: unknown): Promise<void> {
  const { sessionId } = Payload.parse(payload)
  await deps.store.transaction(async (tx) => {
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).limit(1)
    await complete(tx, session, deps.clock.now())
  })
}

/** Chore: completes whatever is over and had no job. */
export async function completeSessions({ store, clock }: Pick<Deps, 'store' | 'clock'>): Promise<void> {
  const now = clock.now()
  const begun = and(eq(sessions.status, 'scheduled'), lt(sessions.scheduledAt, new Date(now)))
  for (const session of await store.db.select().from(sessions).where(begun))
    await store.transaction((tx) => complete(tx, session, now))
}
