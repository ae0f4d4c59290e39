import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isPostgres, readConfig } from '../../src/server/core/config'
import { runDueJobs } from '../../src/server/core/jobs'
import { testCharges } from '../../src/server/core/test-charge-table'
import { ledgerEntries, payments } from '../../src/server/features/payments/tables'
import { bookingCells, sessions } from '../../src/server/features/sessions/tables'
import { jobHandlers } from '../../src/server/handlers'
import { openDeps } from '../../src/server/open'
import { TEST_CARDS } from '../../src/server/providers/payments/payments'
import { everyDay, makeCoach } from '../../src/server/testing/make-coach'
import { TestClock } from '../../src/server/testing/test-clock'
import { SIZES } from '../../src/server/testing/test-size'
import { freshFolder, serve, signIn } from './nolo'

const AT_ONCE = 6
const DAY = 86_400_000
type Answer = { id: string; status: string; payment: { status: string } }

/** The database of a folder while no server has it open. */
async function inside<T>(
  folder: string,
  clock: TestClock,
  work: (deps: Awaited<ReturnType<typeof openDeps>>['deps']) => Promise<T>,
) {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: path.join(folder, 'nolo.db') })
  const { deps, close } = await openDeps(config, { clock })
  try {
    return await work(deps)
  } finally {
    await close()
  }
}

// It looks into an embedded database; what dies between any two steps on PostgreSQL stands in features/sessions/crash.test.ts.
test.skipIf(isPostgres)(
  `a server killed ${SIZES.kills} times while people book and pay leaves paid bookings or none, and no time taken for nothing`,
  async () => {
    const folder = freshFolder()
    await (await serve(folder)).stop()
    const now = new TestClock(Date.now())
    const { coach } = await inside(folder, now, (deps) =>
      makeCoach(deps, { timeZone: 'UTC', horizonDays: 365, noticeMinutes: 0 }, everyDay(0, 1440)),
    )
    const acknowledged = new Set<string>()
    for (let round = 0; round < SIZES.kills; round++) {
      const server = await serve(folder)
      const call = await signIn(server.url)
      const buyers = Array.from({ length: AT_ONCE }, async (_, n) => {
        const start = new Date(now.now() + (2 + Math.floor(round / 4)) * DAY).toISOString().slice(0, 10)
        const time = `${String((round % 4) * AT_ONCE + n).padStart(2, '0')}:${n % 2 === 0 ? '00' : '30'}`
        const asks = n % 3 === 0
        const answer = await call('POST', '/api/sessions', {
          coachId: coach.id,
          date: start,
          time,
          duration: 30,
          timeZone: 'UTC',
          testCard: asks ? TEST_CARDS.asks : TEST_CARDS.succeeds,
        })
        const booked = (await answer.json()) as Answer
        expect(answer.status, JSON.stringify(booked)).toBe(200)
        if (booked.status === 'scheduled') acknowledged.add(booked.id)
        if (booked.payment.status !== 'requires_confirmation') return
        const confirmed = await call('POST', '/trpc/sessions.confirmPayment', { sessionId: booked.id, approved: true })
        const said = (await confirmed.json()) as { result: { data: Answer } }
        expect(confirmed.status, JSON.stringify(said)).toBe(200)
        if (said.result.data.status === 'scheduled') acknowledged.add(booked.id)
      })
      const ends = Promise.allSettled(buyers)
      // at any moment, and every fourth time as soon as the first of them has an answer
      await (round % 4 === 3 ? Promise.race(buyers) : pause((round * 37) % 220))
      await server.kill()
      for (const end of await ends) if (end.status === 'rejected') expect(String(end.reason)).toMatch(/fetch failed|terminated/)
    }

    const found = await inside(folder, new TestClock(Date.now() + 11 * 60_000), async (deps) => {
      while ((await runDueJobs(deps, jobHandlers)) > 0);
      const { db } = deps.store
      return {
        sessions: await db.select().from(sessions).where(eq(sessions.coachId, coach.id)),
        payments: new Map((await db.select().from(payments)).map((one) => [one.subjectId, one])),
        charges: new Map((await db.select().from(testCharges)).map((one) => [one.reference, one])),
        cells: await db.select().from(bookingCells).where(eq(bookingCells.coachId, coach.id)),
        entries: await db.select().from(ledgerEntries),
      }
    })
    const scheduled = found.sessions.filter(({ status }) => status === 'scheduled')
    for (const session of found.sessions) {
      const payment = found.payments.get(session.id)
      const charge = found.charges.get(payment?.id ?? '')
      const stands = [session.status, payment?.status, charge?.status, charge?.refunds]
      if (session.status === 'scheduled') expect(stands).toEqual(['scheduled', 'succeeded', 'succeeded', {}])
      else expect(stands).toEqual(['expired', 'abandoned', 'cancelled', {}])
      const cells = found.cells.filter(({ holderId }) => holderId === session.id)
      expect(cells.map(({ heldUntil }) => heldUntil)).toEqual(session.status === 'scheduled' ? [null, null] : [])
    }
    const known = new Set(scheduled.map(({ id }) => id))
    expect([...acknowledged].filter((id) => !known.has(id))).toEqual([])
    expect(found.cells).toHaveLength(scheduled.length * 2)
    expect(found.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    // the kills came early and late: some bookings were finished, some were not
    expect(acknowledged.size).toBeGreaterThan(0)
    expect(found.sessions.length).toBeGreaterThan(acknowledged.size)
  },
  SIZES.kills * 10_000,
)
