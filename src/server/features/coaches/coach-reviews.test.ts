import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seed } from '#server/seed'
import { testApp } from '#server/testing/test-app'
import { COACH_REVIEWS_A_PAGE } from '#shared/coaches'
import { reviews } from '../sessions/tables'
import { coaches } from './tables'

async function muchReviewed() {
  const app = await testApp()
  await seed(app.deps)
  const [coach, other] = await app.deps.store.db.select().from(coaches).orderBy(desc(coaches.reviewCount)).limit(2)
  const caller = app.caller(await app.signUp()).coaches
  const coachId = coach?.id ?? ''
  /** Every review from the coach's page on, page by page. */
  const all = async () => {
    let page = (await caller.profile({ coachId })).reviews
    const ids = page.items.map(({ id }) => id)
    while (page.nextBefore) {
      page = await caller.reviews({ coachId, before: page.nextBefore })
      ids.push(...page.items.map(({ id }) => id))
    }
    return ids
  }
  return { app, caller, coachId, count: coach?.reviewCount ?? 0, other: other?.id ?? '', all }
}

test('page after page every review of a coach is shown once, newest first, those of one moment too', async () => {
  const { app, caller, coachId, count, all } = await muchReviewed()
  const { db, transaction } = app.deps.store
  expect(count).toBeGreaterThan(COACH_REVIEWS_A_PAGE)
  const rows = await db.select().from(reviews).where(eq(reviews.coachId, coachId)).orderBy(desc(reviews.createdAt))
  expect(await all()).toEqual(rows.map(({ id }) => id))
  expect((await caller.reviews({ coachId })).items).toEqual((await caller.profile({ coachId })).reviews.items)

  const createdAt = new Date('2026-11-01T08:00:00Z')
  await transaction((tx) => tx.update(reviews).set({ createdAt }).where(eq(reviews.coachId, coachId)))
  const ids = await all()
  expect(new Set(ids).size).toBe(count)
  expect(ids).toHaveLength(count)
})

test('a hidden one stands on no page; of another coach, or for nobody signed in, there is none', async () => {
  const { app, caller, coachId, count, other, all } = await muchReviewed()
  const last = (await all()).at(-1) as string
  const hidden = { hiddenAt: new Date(), hiddenReason: 'x' }
  await app.deps.store.transaction((tx) => tx.update(reviews).set(hidden).where(eq(reviews.id, last)))
  const left = await all()
  expect(left).toHaveLength(count - 1)
  expect(left).not.toContain(last)
  await expect(caller.reviews({ coachId: other, before: left[0] })).rejects.toThrow('We could not find that page.')
  await expect(caller.reviews({ coachId, before: 'unknown' })).rejects.toThrow('We could not find that page.')
  await expect(app.caller(null).coaches.reviews({ coachId })).rejects.toThrow('Unauthorized')
})
