import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Deps } from './core/deps'
import { jobs } from './core/job-table'
import { oldestDue } from './core/jobs'

/** Alive (`/healthz`), and able to do its work (`/readyz`): a write, a read, and how long the oldest due job has waited. */
export function healthRoutes(deps: Deps): Hono {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const now = deps.clock.now()
    try {
      const key = `readyz:${deps.serverId}`
      const probe = { id: key, kind: 'probe', key, payload: '{}', runAt: new Date(now), doneAt: new Date(now) }
      await deps.store.transaction((tx) =>
        tx
          .insert(jobs)
          .values(probe)
          .onConflictDoUpdate({ target: jobs.key, set: { doneAt: probe.doneAt } }),
      )
      const [row] = await deps.store.db.select({ doneAt: jobs.doneAt }).from(jobs).where(eq(jobs.id, key))
      if (row?.doneAt?.getTime() !== now) throw new Error('What was written did not come back.')
      const oldest = await oldestDue(deps.store.db, new Date(now))
      return c.json({
        status: 'ready',
        database: 'ok',
        oldestJobSeconds: oldest ? Math.round((now - oldest.getTime()) / 1000) : 0,
      })
    } catch (error) {
      deps.log.error({ err: error }, 'not ready')
      return c.json({ status: 'not ready', database: 'failing' }, 503)
    }
  })
  return app
}
