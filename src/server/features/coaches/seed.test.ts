import fs from 'node:fs'
import { and, count, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seed } from '#server/seed'
import { testApp } from '#server/testing/test-app'
import { CoachListing } from '#shared/coaches'
import { users } from '../auth/tables'
import { reviews, sessions } from '../sessions/tables'
import { bestRated } from './listing'
import { coaches, coachHours } from './tables'

test('the demo coaches are whole: portraits, hours, ratings that follow from their reviews, and the front door’s three on top', async () => {
  const app = await testApp()
  const { db } = app.deps.store
  expect(await seed(app.deps)).toBe(true)
  const [person] = await db.select().from(users).where(eq(users.email, 'coach@nolo.test'))
  const caller = app.caller(await app.signUp())
  const all = await caller.coaches.list(CoachListing.parse({}))
  expect(all.length).toBeGreaterThanOrEqual(40)
  for (const { user } of all) expect(fs.existsSync(`public${user.profileImageUrl}`), user.profileImageUrl ?? '').toBe(true)

  const three = (await bestRated(db, 3)).map(
    ({ user, rating, hourlyRate }) => `${user.firstName} ${user.lastName} ${rating} ${hourlyRate}`,
  )
  expect(three).toEqual(['Rudzani Ṋemavhola 5.0 2220.00', 'Naledi Mokoena 4.9 2775.00', 'Anwar Davids 4.8 3700.00'])

  const rows = await db.select().from(coaches)
  for (const coach of rows) {
    const given = await db.select({ stars: reviews.stars }).from(reviews).where(eq(reviews.coachId, coach.id))
    expect(given).toHaveLength(coach.reviewCount)
    expect(Math.round((given.reduce((sum, { stars }) => sum + stars, 0) * 100) / given.length)).toBe(coach.rating)
    const alone = and(eq(sessions.coachId, coach.id), isNull(sessions.groupId))
    const times = await db.select({ at: sessions.scheduledAt }).from(sessions).where(alone)
    expect(new Set(times.map(({ at }) => at.getTime())).size).toBe(times.length)
  }
  const hours = await db
    .select({ id: coachHours.coachId, openings: count() })
    .from(coachHours)
    .innerJoin(coaches, eq(coaches.id, coachHours.coachId))
    .where(eq(coaches.timeZone, 'Africa/Johannesburg'))
    .groupBy(coachHours.coachId)
  expect(hours.filter(({ openings }) => openings === 5).length).toBeGreaterThanOrEqual(10)
  expect(rows.every((coach) => coach.noticeMinutes === 120 && coach.horizonDays === 60)).toBe(true)

  const own = rows.find(({ userId }) => userId === person?.id)
  const profile = await caller.coaches.profile({ coachId: own?.id ?? '' })
  expect(profile).toMatchObject({ user: { firstName: 'Nomsa' }, own: false, languages: ['English', 'Xhosa', 'Zulu'] })
  expect(profile.starCounts.reduce((sum, number) => sum + number, 0)).toBe(profile.reviewCount)
  expect(profile.reviews.items[0]?.at.localeCompare(profile.reviews.items[1]?.at ?? '')).toBe(1)
  expect(profile.verified?.what).toHaveLength(4)
})

test('a review that is hidden is not shown, and a coach unknown is not found', async () => {
  const app = await testApp()
  await seed(app.deps)
  const { db } = app.deps.store
  const caller = app.caller(await app.signUp())
  const [coach] = await db.select().from(coaches).limit(1)
  const coachId = coach?.id ?? ''
  const before = await caller.coaches.profile({ coachId })
  const hidden = before.reviews.items[0]?.id ?? ''
  await app.deps.store.transaction((tx) =>
    tx.update(reviews).set({ hiddenAt: new Date(), hiddenReason: 'x' }).where(eq(reviews.id, hidden)),
  )
  const after = await caller.coaches.profile({ coachId })
  expect(after.reviews.items.map(({ id }) => id)).not.toContain(hidden)
  await expect(caller.coaches.profile({ coachId: 'nobody' })).rejects.toThrow('There is no such coach.')
  await expect(app.caller(null).coaches.profile({ coachId })).rejects.toThrow('Unauthorized')
  await expect(app.caller(null).coaches.search({ sort: 'rating', verified: false, page: 0 })).rejects.toThrow('Unauthorized')
})
