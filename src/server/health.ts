import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Deps } from './core/deps'
import { jobs } from './core/job-table'
import { oldestDue } from './core/jobs'

/** Anybody may ask, so the disk is written for the first who does in a second, and the others get that answer. */
const PROBED_MS = 1000
type Probed = { ready: true; oldestJobSeconds: number } | { ready: false }

async function probe({ store, clock, serverId, log }: Deps): Promise<Probed> {
  const now = clock.now()
  try {
    const key = `readyz:${serverId}`
    const row = { id: key, kind: 'probe', key, payload: '{}', runAt: new Date(now), doneAt: new Date(now) }
    await store.transaction((tx) =>
      tx
        .insert(jobs)
        .values(row)
        .onConflictDoUpdate({ target: jobs.key, set: { doneAt: row.doneAt } }),
    )
    const [back] = await store.db.select({ doneAt: jobs.doneAt }).from(jobs).where(eq(jobs.id, key))
    if (back?.doneAt?.getTime() !== now) throw new Error('What was written did not come back.')
    const oldest = await oldestDue(store.db, new Date(now))
    return { ready: true, oldestJobSeconds: oldest ? Math.round((now - oldest.getTime()) / 1000) : 0 }
  } catch (error) {
    log.error({ err: error }, 'not ready')
    return { ready: false }
  }
}

/** Alive (`/healthz`), and able to do its work (`/readyz`): a write, a read, and how long the oldest due job has waited. */
export function healthRoutes(deps: Deps): Hono {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  let last: { at: number; answer: Promise<Probed> } | undefined
  app.get('/readyz', async (c) => {
    const at = performance.now()
    if (!last || at - last.at >= PROBED_MS) last = { at, answer: probe(deps) }
    const probed = await last.answer
    return probed.ready
      ? c.json({ status: 'ready', database: 'ok', oldestJobSeconds: probed.oldestJobSeconds })
      : c.json({ status: 'not ready', database: 'failing' }, 503)
  })
  return app
}
