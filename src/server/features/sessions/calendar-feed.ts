import { and, eq, isNull } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { randomToken, sha256hex } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import type { CalendarFeed } from '#shared/calendar-feed'
import { users } from '../auth/tables'
import { calendarFeeds } from './tables'

/** Whether the person has an address for calendar programs, and since when. */
export async function calendarFeed({ deps, user }: SignedIn): Promise<CalendarFeed> {
  const [feed] = await deps.store.db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, user.id)).limit(1)
  return { madeAt: feed?.createdAt.toISOString() ?? null }
}

/** A new private address; the one before stops working. Only its hash is kept, so this is the one time it can be said. */
export async function makeCalendarFeed({ deps, user }: SignedIn) {
  const token = randomToken()
  const feed = { id: sha256hex(token), createdAt: new Date(deps.clock.now()) }
  await deps.store.transaction((tx) =>
    tx
      .insert(calendarFeeds)
      .values({ ...feed, userId: user.id })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: feed }),
  )
  return { url: `${deps.config.origin}/api/calendar/${token}.ics`, madeAt: feed.createdAt.toISOString() }
}

/** Takes the address back: whoever had it reads nothing any more. */
export async function revokeCalendarFeed({ deps, user }: SignedIn): Promise<CalendarFeed> {
  await deps.store.transaction((tx) => tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, user.id)))
  return { madeAt: null }
}

/** Whose calendar a token opens; null for none, and for a person who is blocked. */
export async function ownerOfFeed({ store }: Pick<Deps, 'store'>, token: string): Promise<string | null> {
  const [feed] = await store.db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.id, sha256hex(token)), isNull(users.blockedAt)))
    .limit(1)
  return feed?.userId ?? null
}
