import type { Pool } from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from './config'
import { sha256hex } from './crypto'
import { AppError } from './errors'

const MINUTE = 60
const HOUR = 3600
const WAIT = 'That was many tries in a short time. Please wait a moment and try again.'

/** Every limit there is: how many in how many seconds, counted for each key. */
const LIMITS = {
  signInAccountAddress: { points: 10, duration: MINUTE, sentence: WAIT },
  signInAddress: { points: 20, duration: MINUTE, sentence: WAIT },
  signInAccount: {
    points: 100,
    duration: HOUR,
    sentence: 'There were many tries to sign in to this account. Please try again later.',
  },
  signInCode: { points: 20, duration: HOUR, sentence: 'There were many wrong codes. Please try again in an hour.' },
  signUp: { points: 10, duration: HOUR, sentence: 'Many accounts were made from here just now. Please try again later.' },
  mail: { points: 3, duration: HOUR, sentence: 'We have sent a few mails there already. Please try again in an hour.' },
  chat: { points: 30, duration: MINUTE, sentence: 'That was a lot at once. Please take a breath and send it again in a moment.' },
  download: {
    points: 10,
    duration: HOUR,
    sentence: 'You fetched your data a few times already. Please try again in an hour.',
  },
  outside: {
    points: 30,
    duration: HOUR,
    sentence: 'You had calendars read many times already. Please try again in an hour.',
  },
  // each is a mail to somebody else
  booking: {
    points: 60,
    duration: HOUR,
    sentence: 'You booked and moved many sessions just now. Please try again in an hour.',
  },
  calendar: { points: 120, duration: HOUR, sentence: 'This calendar was read very often just now. Please try again later.' },
  report: { points: 30, duration: MINUTE, sentence: WAIT },
  person: { points: 600, duration: MINUTE, sentence: 'That was a lot at once. Please try again in a moment.' },
} as const
export type LimitName = keyof typeof LIMITS

export type Limits = {
  /** Counts one; throws TOO_MANY_REQUESTS with the seconds to wait once the limit is passed. */
  consume(name: LimitName, key: string): Promise<void>
}

/** Counted by each server for itself: what is asked with every request, or while many want the same, has to cost nothing. */
const IN_MEMORY: ReadonlySet<LimitName> = new Set(['person', 'booking'])

const TABLE = 'rate_limits'

/** Two servers may make the table at the same moment; one of them then fails, and the table is there. */
const makeTable = (pool: Pool) =>
  pool
    .query(`create table if not exists ${TABLE} (key varchar(255) primary key, points integer not null default 0, expire bigint)`)
    .catch(() => {})

/** Counts in memory, or with PostgreSQL in its table so that all servers share the count; memory takes over when it fails. */
export function createLimits(config: Pick<Config, 'rateLimits'>, pool: Pool | null): Limits {
  if (!config.rateLimits) return { consume: async () => {} }
  const ready = pool ? makeTable(pool) : null
  const limiterOf = (name: LimitName): RateLimiterAbstract => {
    const { points, duration } = LIMITS[name]
    const memory = new RateLimiterMemory({ keyPrefix: name, points, duration })
    if (!pool || IN_MEMORY.has(name)) return memory
    const shared = {
      storeClient: pool,
      storeType: 'pool',
      tableName: TABLE,
      tableCreated: true,
      clearExpiredByTimeout: name === 'signInAddress',
    }
    return new RateLimiterPostgres({
      ...shared,
      keyPrefix: name,
      points,
      duration,
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: memory,
    })
  }
  const limiters = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, limiterOf(name as LimitName)])) as Record<
    LimitName,
    RateLimiterAbstract
  >
  return {
    async consume(name, key) {
      if (!IN_MEMORY.has(name)) await ready // else the first tries would be counted apart, in memory
      try {
        // keys are ids, addresses and mail addresses: only their hash is kept
        await limiters[name].consume(IN_MEMORY.has(name) ? key : sha256hex(key))
      } catch (cause) {
        if (!(cause instanceof RateLimiterRes)) throw cause
        const retryAfterSeconds = Math.max(1, Math.ceil(cause.msBeforeNext / 1000))
        throw new AppError('TOO_MANY_REQUESTS', LIMITS[name].sentence, { retryAfterSeconds })
      }
    },
  }
}
