import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { createLimits, type LimitName } from './rate-limit'

const tries = async (name: LimitName, key: string, times: number, limits = createLimits({ rateLimits: true }, null)) => {
  for (let i = 0; i < times; i++) await limits.consume(name, key)
  return limits
}
afterEach(() => vi.useRealTimers())

test('each limit lets its number through and refuses the next, with the seconds to wait', async () => {
  const numbers: [LimitName, number, number][] = [
    ['signInAccountAddress', 10, 60],
    ['signInAddress', 20, 60],
    ['signInAccount', 100, 3600],
    ['signUp', 10, 3600],
    ['mail', 3, 3600],
    ['chat', 30, 60],
    ['person', 600, 60],
  ]
  for (const [name, points, seconds] of numbers) {
    const limits = await tries(name, 'key', points)
    const refusal = await limits.consume(name, 'key').catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: seconds })
    await limits.consume(name, 'another key')
  }
})

test('after the time has passed it counts from new', async () => {
  vi.useFakeTimers()
  const limits = await tries('chat', 'key', 30)
  await expect(limits.consume('chat', 'key')).rejects.toThrow()
  vi.advanceTimersByTime(61_000)
  await limits.consume('chat', 'key')
})

test('off means off', async () => {
  await tries('mail', 'key', 50, createLimits({ rateLimits: false }, null))
})

test('when the database that counts is away, memory counts on', async () => {
  const away = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })
  const limits = await tries('mail', 'key', 3, createLimits({ rateLimits: true }, away))
  await expect(limits.consume('mail', 'key')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await away.end()
})

test.runIf(process.env.TEST_DATABASE_URL)('servers on one database count together, from the first try on', async () => {
  const key = randomUUID()
  const pools = [1, 2].map(() => new pg.Pool({ connectionString: process.env.TEST_DATABASE_URL }))
  const servers = pools.map((pool) => createLimits({ rateLimits: true }, pool))
  for (let i = 0; i < 10; i++) await servers[i % 2]!.consume('signUp', key)
  for (const server of servers) await expect(server.consume('signUp', key)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await Promise.all(pools.map((pool) => pool.end()))
})
