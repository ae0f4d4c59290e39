import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readConfig } from '#server/core/config'
import { openDeps } from '#server/open'
import { everyDay, makeCoach } from '#server/testing/make-coach'
import { startServer } from '../tests/server'
import { signUpWithGoals } from './person'
import { cpuMicros, percentile } from './process-cost'

const DAY = 86_400_000
const AT_ONCE = 4

export type BookingResult = { bookings: number; cpuMicros: number; p50: number; p99: number }

/** A coach who can be booked at any half hour for months. */
async function coachAt(folder: string, key: string): Promise<string> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: path.join(folder, 'nolo.db'), APP_KEY: key })
  const { deps, close } = await openDeps(config)
  try {
    return (await makeCoach(deps, { timeZone: 'UTC', horizonDays: 365 }, everyDay(0, 1440))).coach.id
  } finally {
    await close()
  }
}

/** POST /api/sessions over HTTP: booked, paid with the test card, written to disk; what its mails cost runs beside it. */
export async function measureBooking(bookings: number, warmUp: number, key: string): Promise<BookingResult> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nolo-booking-'))
  try {
    await (await startServer({ folder, env: { APP_KEY: key } })).stop()
    const coachId = await coachAt(folder, key)
    const server = await startServer({ folder, env: { RATE_LIMITS: 'off', APP_KEY: key } })
    try {
      const headers = { cookie: await signUpWithGoals(server.url), 'content-type': 'application/json' }
      let next = 0
      const book = async () => {
        const start = new Date((Math.floor(Date.now() / DAY) + 2) * DAY + next++ * 30 * 60_000).toISOString()
        const body = { coachId, date: start.slice(0, 10), time: start.slice(11, 16), duration: 30, timeZone: 'UTC' }
        const from = performance.now()
        const answer = await fetch(`${server.url}/api/sessions`, { method: 'POST', headers, body: JSON.stringify(body) })
        const { status } = (await answer.json()) as { status?: string }
        if (status !== 'scheduled') throw new Error(`A booking answered ${answer.status}.`)
        return performance.now() - from
      }
      const many = async (left: number) => {
        const times: number[] = []
        const worker = async () => {
          while (left-- > 0) times.push(await book())
        }
        await Promise.all(Array.from({ length: AT_ONCE }, worker))
        return times
      }
      await many(warmUp)
      const before = cpuMicros(server.pid)
      const times = await many(bookings)
      const cpu = (cpuMicros(server.pid) - before) / bookings
      return { bookings, cpuMicros: cpu, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
    } finally {
      await server.stop()
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
