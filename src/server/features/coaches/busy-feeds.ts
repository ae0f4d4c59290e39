import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'
import { readOutside } from '#server/core/outside'
import type { Db, Tx } from '#server/core/store'
import { dayOf, startOfDay, weekOf } from '#shared/calendar'
import { BUSY_FEED_MINUTES, BUSY_FEEDS, type BusyFeed } from '#shared/coach-area'
import type { Span } from '#shared/slots'
import { busySpansOf } from './busy-times'
import { type CoachRow, ownCoach } from './own-coach'
import { busyFeeds, busyTimes, coaches } from './tables'

const DAY = 86_400_000
const LIMITS = { bytes: 1_000_000, ms: 5000 }
const ROWS_AT_ONCE = 500
const FEEDS_AT_ONCE = 4

type FeedRow = typeof busyFeeds.$inferSelect
type Zoned = Pick<CoachRow, 'id' | 'timeZone' | 'horizonDays'>
const found = <Row>(row: Row | undefined): Row => {
  if (!row) throw new AppError('NOT_FOUND', 'There is no such calendar.')
  return row
}

async function fetchSpans(deps: Deps, coach: Zoned, url: string): Promise<Span[]> {
  const text = await readOutside(deps.outside, url, LIMITS)
  const now = deps.clock.now()
  const reader = { timeZone: coach.timeZone, ownHost: new URL(deps.config.origin).hostname }
  return busySpansOf(text, reader, { from: now - 7 * DAY, to: now + (coach.horizonDays + 2) * DAY })
}

async function keepSpans(tx: Tx, feed: Pick<FeedRow, 'id' | 'coachId'>, spans: Span[]): Promise<void> {
  await tx.delete(busyTimes).where(eq(busyTimes.feedId, feed.id))
  for (let at = 0; at < spans.length; at += ROWS_AT_ONCE) {
    const rows = spans.slice(at, at + ROWS_AT_ONCE).map(({ start, end }) => ({
      id: randomId(),
      feedId: feed.id,
      coachId: feed.coachId,
      startsAt: new Date(start),
      endsAt: new Date(end),
    }))
    await tx.insert(busyTimes).values(rows)
  }
}

async function asFeed(db: Db, { id, url, readAt, problem }: FeedRow, timeZone: string, now: number): Promise<BusyFeed> {
  const week = weekOf(dayOf(now, timeZone))
  const monday = startOfDay(week[0] as string, timeZone)
  const during = and(gt(busyTimes.endsAt, new Date(monday)), lt(busyTimes.startsAt, new Date(monday + 7 * DAY)))
  const thisWeek = await db.$count(busyTimes, and(eq(busyTimes.feedId, id), during))
  return { id, url, readAt: readAt?.toISOString() ?? null, problem, thisWeek }
}

const feedsOf = (db: Db, coachId: string) =>
  db.select().from(busyFeeds).where(eq(busyFeeds.coachId, coachId)).orderBy(asc(busyFeeds.addedAt), asc(busyFeeds.id))

/** The asking coach's calendars whose events block slots. */
export async function listBusyFeeds(ctx: SignedIn): Promise<BusyFeed[]> {
  const { store, clock } = ctx.deps
  const coach = await ownCoach(store.db, ctx)
  const rows = await feedsOf(store.db, coach.id)
  return Promise.all(rows.map((row) => asFeed(store.db, row, coach.timeZone, clock.now())))
}

/** Reads a calendar at an address and keeps it when that worked; whatever is wrong with it is refused with nothing stored. */
export async function addBusyFeed(ctx: SignedIn, input: { url: string }): Promise<BusyFeed> {
  const { deps } = ctx
  const coach = await ownCoach(deps.store.db, ctx)
  const url = input.url.replace(/^webcals?:/i, 'https:')
  await deps.limits.consume('outside', ctx.user.id)
  const spans = await fetchSpans(deps, coach, url)
  const now = new Date(deps.clock.now())
  return deps.store.transaction(async (tx) => {
    const known = await feedsOf(tx, coach.id)
    if (known.some((feed) => feed.url === url))
      throw new AppError('BAD_REQUEST', 'That calendar is here already.', { field: 'url' })
    if (known.length >= BUSY_FEEDS)
      throw new AppError('BAD_REQUEST', `You have ${BUSY_FEEDS} calendars here. Remove one first.`, { field: 'url' })
    const feed = { id: randomId(), coachId: coach.id, url, addedAt: now, readAt: now, problem: null }
    await tx.insert(busyFeeds).values(feed)
    await keepSpans(tx, feed, spans)
    return asFeed(tx, feed, coach.timeZone, now.getTime())
  })
}

/** Lets go of a calendar and of the times it blocked. */
export const removeBusyFeed = (ctx: SignedIn, { id }: { id: string }): Promise<{ id: string }> =>
  ctx.deps.store.transaction(async (tx) => {
    const coach = await ownCoach(tx, ctx)
    const own = and(eq(busyFeeds.id, id), eq(busyFeeds.coachId, coach.id))
    const [feed] = await tx.select({ id: busyFeeds.id }).from(busyFeeds).where(own)
    found(feed)
    await tx.delete(busyTimes).where(eq(busyTimes.feedId, id))
    await tx.delete(busyFeeds).where(own)
    return { id }
  })

/** Reads a calendar again. Where that fails the times known before stay, and the feed says what went wrong. */
async function readAgain(deps: Deps, coach: Zoned, feed: FeedRow): Promise<void> {
  const read = await fetchSpans(deps, coach, feed.url).then(
    (spans) => ({ spans, problem: null }),
    (error) => {
      if (!(error instanceof AppError)) throw error
      return { spans: null, problem: error.message }
    },
  )
  const readAt = new Date(deps.clock.now())
  await deps.store.transaction(async (tx) => {
    const [still] = await tx
      .update(busyFeeds)
      .set({ readAt, problem: read.problem })
      .where(eq(busyFeeds.id, feed.id))
      .returning({ id: busyFeeds.id })
    if (still && read.spans) await keepSpans(tx, feed, read.spans)
  })
}

/** Reads one of the coach's calendars now. */
export async function readBusyFeed(ctx: SignedIn, { id }: { id: string }): Promise<BusyFeed> {
  const { deps } = ctx
  const { db } = deps.store
  const coach = await ownCoach(db, ctx)
  const own = and(eq(busyFeeds.id, id), eq(busyFeeds.coachId, coach.id))
  const [feed] = await db.select().from(busyFeeds).where(own)
  const known = found(feed)
  await deps.limits.consume('outside', ctx.user.id)
  await readAgain(deps, coach, known)
  const [after] = await db.select().from(busyFeeds).where(own)
  return asFeed(db, found(after), coach.timeZone, deps.clock.now())
}

/** When the asking coach's calendars say they are busy, between two instants. */
export async function ownBusyTimes(ctx: SignedIn, { from, to }: { from: string; to: string }) {
  const { db } = ctx.deps.store
  const coach = await ownCoach(db, ctx)
  const rows = await db
    .select({ startsAt: busyTimes.startsAt, endsAt: busyTimes.endsAt })
    .from(busyTimes)
    .where(and(eq(busyTimes.coachId, coach.id), gt(busyTimes.endsAt, new Date(from)), lt(busyTimes.startsAt, new Date(to))))
    .orderBy(asc(busyTimes.startsAt))
    .limit(1000)
  return rows.map(({ startsAt, endsAt }) => ({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }))
}

/** Takes what is due for this server: of several servers one reads a feed. */
async function claimDue(deps: Deps): Promise<{ feed: FeedRow; coach: Zoned }[]> {
  const now = deps.clock.now()
  const isDue = or(isNull(busyFeeds.readAt), lte(busyFeeds.readAt, new Date(now - BUSY_FEED_MINUTES * 60_000)))
  const due = await deps.store.db
    .select({ feed: busyFeeds, coach: { id: coaches.id, timeZone: coaches.timeZone, horizonDays: coaches.horizonDays } })
    .from(busyFeeds)
    .innerJoin(coaches, eq(coaches.id, busyFeeds.coachId))
    .where(and(isDue, isNotNull(coaches.userId)))
    .limit(200)
  if (due.length === 0) return []
  return deps.store.transaction(async (tx) => {
    const ids = due.map(({ feed }) => feed.id)
    const mine = await tx
      .update(busyFeeds)
      .set({ readAt: new Date(now) })
      .where(and(inArray(busyFeeds.id, ids), isDue))
      .returning({ id: busyFeeds.id })
    const claimed = new Set(mine.map(({ id }) => id))
    return due.filter(({ feed }) => claimed.has(feed.id))
  })
}

/** Reads every calendar that was not read for a quarter of an hour, a few at a time; returns how many. Begins none once `stopped`. */
export async function readDueFeeds(deps: Deps, stopped = () => false): Promise<number> {
  const due = await claimDue(deps)
  const waiting = [...due]
  const work = async () => {
    for (let next = waiting.shift(); next && !stopped(); next = waiting.shift())
      await readAgain(deps, next.coach, next.feed).catch((error) =>
        deps.log.warn({ err: error }, 'a calendar of a coach could not be read'),
      )
  }
  await Promise.all(Array.from({ length: FEEDS_AT_ONCE }, work))
  return due.length
}

/** Keeps the calendars fresh until stopped, beside the jobs: a slow address holds up no mail. */
export function startFeedReader(deps: Deps): { stop(): Promise<void> } {
  let round: Promise<unknown> | null = null
  let stopped = false
  const look = () => {
    round ??= readDueFeeds(deps, () => stopped)
      .catch((error) => deps.log.warn({ err: error }, 'the calendars due could not be looked for'))
      .finally(() => {
        round = null
      })
  }
  const timer = setInterval(look, 60_000)
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await round
    },
  }
}
