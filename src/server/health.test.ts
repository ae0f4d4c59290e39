import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#server/testing/test-app'
import { jobs } from './core/job-table'

test('whoever asks often whether the server is ready does not have it write for each question', async () => {
  const app = await testApp()
  const asked = app.clock.now()
  for (let times = 0; times < 20; times++) {
    expect(await (await app.request('/readyz')).json()).toMatchObject({ status: 'ready' })
    app.clock.advance(1)
  }
  const [row] = await app.deps.store.db.select().from(jobs).where(eq(jobs.kind, 'probe'))
  expect(row?.doneAt?.getTime()).toBe(asked)
})
