import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#server/testing/test-app'
import { SIZES } from '#server/testing/test-size'
import { jobs } from './job-table'
import { enqueue, forgetDoneJobs, type JobHandlers, lettingGo, oldestDue, runDueJobs } from './jobs'

const noted = () => {
  const done: unknown[] = []
  const handlers: JobHandlers = { note: async (_deps, payload) => void done.push(payload) }
  return { done, handlers }
}

test('a job is done once, when it is due, whoever looks', async () => {
  const app = await testApp()
  // an embedded database has one server
  const other = app.deps.store.engine === 'postgres' ? await app.secondServer() : app
  const { done, handlers } = noted()
  const runAt = new Date(app.clock.now() + 60_000)
  await app.deps.store.transaction((tx) => enqueue(tx, { kind: 'note', key: 'n1', payload: { n: 1 }, runAt }))
  expect(await runDueJobs(app.deps, handlers)).toBe(0)
  app.clock.advance(60_000)
  expect(await oldestDue(app.deps.store.db, new Date(app.clock.now()))).toEqual(runAt)
  await Promise.all([runDueJobs(app.deps, handlers), runDueJobs(other.deps, handlers), runDueJobs(app.deps, handlers)])
  expect(done).toEqual([{ n: 1 }])
  expect(await oldestDue(app.deps.store.db, new Date(app.clock.now()))).toBeNull()
})

test('workers that share out many jobs do each of them once', async () => {
  const app = await testApp()
  const other = app.deps.store.engine === 'postgres' ? await app.secondServer() : app
  const { done, handlers } = noted()
  const runAt = new Date(app.clock.now())
  const numbers = Array.from({ length: SIZES.jobs }, (_, n) => n)
  await app.deps.store.transaction(async (tx) => {
    for (const n of numbers) await enqueue(tx, { kind: 'note', key: `n${n}`, payload: n, runAt })
  })
  const work = async ({ deps }: Pick<typeof other, 'deps'>) => {
    while ((await runDueJobs(deps, handlers)) > 0);
  }
  await Promise.all([work(app), work(other), work(app)])
  // Whoever found nothing left went home while another's last ones were still claimed.
  await work(app)
  expect(done.toSorted((one, two) => Number(one) - Number(two))).toEqual(numbers)
})

test('the same key is enqueued once', async () => {
  const app = await testApp()
  const { done, handlers } = noted()
  const job = { kind: 'note', key: 'same', payload: 'x', runAt: new Date(app.clock.now()) }
  for (let n = 0; n < 3; n++) await app.deps.store.transaction((tx) => enqueue(tx, job))
  await runDueJobs(app.deps, handlers)
  expect(done).toEqual(['x'])
})

test('a job that failed comes back later and later, until it works', async () => {
  const app = await testApp()
  let tries = 0
  const handlers: JobHandlers = {
    note: async () => {
      tries += 1
      if (tries < 3) throw new Error('not yet')
    },
  }
  await app.deps.store.transaction((tx) =>
    enqueue(tx, { kind: 'note', key: 'k', payload: null, runAt: new Date(app.clock.now()) }),
  )
  await runDueJobs(app.deps, handlers)
  expect(await runDueJobs(app.deps, handlers)).toBe(0)
  app.clock.advance(10_000)
  await runDueJobs(app.deps, handlers)
  app.clock.advance(10_000)
  expect(await runDueJobs(app.deps, handlers)).toBe(0)
  app.clock.advance(10_000)
  await runDueJobs(app.deps, handlers)
  expect(tries).toBe(3)
})

test('a job whose worker died is taken up again after its lease', async () => {
  const app = await testApp()
  await app.deps.store.transaction((tx) =>
    enqueue(tx, { kind: 'note', key: 'k', payload: null, runAt: new Date(app.clock.now()) }),
  )
  await new Promise<void>((started) => {
    const never: JobHandlers = {
      note: () => {
        started()
        return new Promise(() => {})
      },
    }
    void runDueJobs(app.deps, never)
  })
  expect(await runDueJobs(app.deps, noted().handlers)).toBe(0)
  app.clock.advance(60_001)
  const { done, handlers } = noted()
  await runDueJobs(app.deps, handlers)
  expect(done).toEqual([null])
})

test('what a job was about is blank once it is done', async () => {
  const app = await testApp()
  const job = { kind: 'note', key: 'about', userId: 'u1', payload: 'a private word', runAt: new Date(app.clock.now()) }
  await app.deps.store.transaction((tx) => enqueue(tx, job))
  const rows = () => app.deps.store.db.select({ userId: jobs.userId, payload: jobs.payload }).from(jobs)
  expect(await rows()).toEqual([{ userId: 'u1', payload: '"a private word"' }])
  await runDueJobs(app.deps, noted().handlers)
  expect(await rows()).toEqual([{ userId: 'u1', payload: '' }])
})

test('done jobs are forgotten after a week', async () => {
  const app = await testApp()
  const { handlers } = noted()
  const job = { kind: 'note', key: 'again', payload: 1, runAt: new Date(app.clock.now()) }
  await app.deps.store.transaction((tx) => enqueue(tx, job))
  await runDueJobs(app.deps, handlers)
  app.clock.advance(8 * 86_400_000)
  await forgetDoneJobs(app.deps)
  await app.deps.store.transaction((tx) => enqueue(tx, job))
  expect(await runDueJobs(app.deps, handlers)).toBe(1)
})

test('a job behind a slow one is done once, though another worker takes it up meanwhile', async () => {
  const app = await testApp()
  const done: string[] = []
  const quick: JobHandlers = { note: async (_deps, payload) => void done.push(String(payload)) }
  const slow: JobHandlers = {
    note: async (_deps, payload) => {
      if (payload !== 'first') return void done.push(String(payload))
      app.clock.advance(61_000)
      await runDueJobs(app.deps, quick)
    },
  }
  await app.deps.store.transaction(async (tx) => {
    for (const [n, word] of ['first', 'second'].entries())
      await enqueue(tx, { kind: 'note', key: word, payload: word, runAt: new Date(app.clock.now() - 10 + n) })
  })
  await runDueJobs(app.deps, slow)
  expect(done.filter((word) => word === 'second')).toEqual(['second'])
})

test('a job that may be let go of is tried so often and then rests; one that may not comes back for ever', async () => {
  const app = await testApp()
  const fail = async () => {
    throw new Error('no such mailbox')
  }
  const handlers: JobHandlers = { letter: lettingGo(3, fail), refund: fail }
  await app.deps.store.transaction(async (tx) => {
    for (const kind of ['letter', 'refund'])
      await enqueue(tx, { kind, key: kind, payload: 'words', runAt: new Date(app.clock.now()) })
  })
  for (let n = 0; n < 20; n++) {
    await runDueJobs(app.deps, handlers)
    app.clock.advance(3_600_000)
  }
  const rows = await app.deps.store.db.select().from(jobs).orderBy(jobs.kind)
  expect(rows).toMatchObject([
    { kind: 'letter', attempts: 2, payload: '', lastError: 'Error' },
    { kind: 'refund', attempts: 20, doneAt: null, payload: '"words"' },
  ])
  expect(rows[0]?.doneAt).not.toBeNull()
})

test('one job that cannot be opened does not keep the others from being done', async () => {
  const app = await testApp()
  const { done, handlers } = noted()
  await app.deps.store.transaction(async (tx) => {
    for (const [n, key] of ['spoiled', 'whole'].entries())
      await enqueue(tx, { kind: 'note', key, payload: key, runAt: new Date(app.clock.now() - 10 + n) })
    await tx
      .update(jobs)
      .set({ payload: sql`'00000000.AAAA'` as never })
      .where(eq(jobs.key, 'spoiled'))
  })
  await runDueJobs(app.deps, handlers)
  expect(done).toEqual(['whole'])
})
