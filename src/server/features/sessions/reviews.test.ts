import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type BookedSession, bookedSession, codeOf } from '#server/testing/booked-session'
import { freshCaller, mails } from '#server/testing/sign-in'
import type { Booking } from '#shared/sessions'
import { auditAbout } from '../admin/service'
import { coaches } from '../coaches/tables'
import { reviews } from './tables'

const DAY = 86_400_000
const END = '2026-11-24T09:00:00Z'

async function heldSession() {
  const all = await bookedSession()
  all.app.clock.set(END)
  await mails(all.app)
  return all
}
const standing = async ({ app, coach }: BookedSession) => {
  const [row] = await app.deps.store.db.select().from(coaches).where(eq(coaches.id, coach.id))
  return [row?.rating, row?.reviewCount]
}

test('only the client of a completed session reviews it, once, and changes it for fourteen days', async () => {
  const all = await bookedSession()
  const { app, id, asClient } = all
  const review = { sessionId: id, stars: 4, text: 'She asked what I had not asked myself.' }
  expect(await codeOf(asClient.review(review))).toBe('CONFLICT')
  app.clock.set(END)
  await mails(app)
  expect(await codeOf(all.asNobody.review(review))).toBe('UNAUTHORIZED')
  expect(await codeOf(all.asStranger.review(review))).toBe('NOT_FOUND')
  expect(await codeOf(all.asCoach.review(review))).toBe('FORBIDDEN')
  for (const wrong of [{ stars: 0 }, { stars: 6 }, { stars: 4.5 }, { text: ' ' }, { text: 'x'.repeat(2001) }])
    expect(await codeOf(asClient.review({ ...review, ...wrong }))).toBe('BAD_REQUEST')
  expect(await app.deps.store.db.$count(reviews)).toBe(0)
  expect(await asClient.list()).toMatchObject([{ id, mayReview: true }])

  expect(await asClient.review(review)).toMatchObject({ stars: 4, editableUntil: '2026-12-08T09:00:00.000Z', answer: null })
  expect(await standing(all)).toEqual([400, 1])
  expect(await asClient.list()).toMatchObject([{ id, mayReview: false }])
  app.clock.advance(14 * DAY)
  await asClient.review({ ...review, stars: 5 })
  expect(await app.deps.store.db.$count(reviews)).toBe(1)
  expect(await standing(all)).toEqual([500, 1])
  app.clock.advance(1)
  expect(await codeOf(asClient.review({ ...review, stars: 1 }))).toBe('CONFLICT')
  expect((await asClient.detail({ id })).review).toMatchObject({ stars: 5, editableUntil: null })
})

test('the coach hears of a new review by mail, once, and of no change', async () => {
  const all = await heldSession()
  const aboutReview = async () => (await mails(all.app)).filter(({ subject }) => subject === 'Thandi reviewed your session')
  const review = { sessionId: all.id, stars: 4, text: 'She asked what I had not asked myself.' }
  await all.asClient.review(review)
  const [mail, ...more] = await aboutReview()
  expect(more).toEqual([])
  expect(mail?.to).toBe(all.coachUser.email)
  expect(mail?.text).toContain('Stars: 4 of 5')
  expect(mail?.text).toContain(`/sessions/${all.id}`)
  expect(mail?.text).not.toMatch(/asked myself|Mokoena/)
  await all.asClient.review({ ...review, stars: 5 })
  expect(await aboutReview()).toHaveLength(1)
})

test('twenty reviews at once of one session are one', async () => {
  const all = await heldSession()
  const text = 'It helped.'
  await Promise.allSettled(Array.from({ length: 20 }, () => all.asClient.review({ sessionId: all.id, stars: 5, text })))
  expect(await all.app.deps.store.db.$count(reviews)).toBe(1)
  expect(await standing(all)).toEqual([500, 1])
})

test('a session somebody missed, or that was cancelled, is not reviewed', async () => {
  const missed = await heldSession()
  await missed.asCoach.noShow({ id: missed.id, who: 'client' })
  expect(await codeOf(missed.asClient.review({ sessionId: missed.id, stars: 1, text: 'I was there.' }))).toBe('CONFLICT')
  const cancelled = await bookedSession()
  await cancelled.asCoach.cancel({ id: cancelled.id })
  expect(await codeOf(cancelled.asClient.review({ sessionId: cancelled.id, stars: 1, text: 'Gone.' }))).toBe('CONFLICT')
})

test('the coach answers, once, and changes it for fourteen days', async () => {
  const all = await heldSession()
  const { id: reviewId } = await all.asClient.review({ sessionId: all.id, stars: 5, text: 'It helped.' })
  const answer = { reviewId, text: 'Thank you, Thandi.' }
  expect(await codeOf(all.asNobody.answerReview(answer))).toBe('UNAUTHORIZED')
  expect(await codeOf(all.asClient.answerReview(answer))).toBe('FORBIDDEN')
  expect(await codeOf(all.asOtherCoach.answerReview(answer))).toBe('NOT_FOUND')
  expect((await all.asCoach.detail({ id: all.id })).mayAnswer).toBe(true)
  await all.asCoach.answerReview(answer)
  all.app.clock.advance(14 * DAY)
  expect((await all.asCoach.answerReview({ reviewId, text: 'Thank you.' })).answer).toMatchObject({ text: 'Thank you.' })
  all.app.clock.advance(1)
  expect(await codeOf(all.asCoach.answerReview(answer))).toBe('CONFLICT')
  expect((await all.asClient.detail({ id: all.id })).review?.answer).toMatchObject({ text: 'Thank you.', editableUntil: null })
})

test('an administrator hides a review with a reason its author reads, and shows it again; both are in the log', async () => {
  const all = await heldSession()
  const { app, client } = all
  const { id: reviewId } = await all.asClient.review({ sessionId: all.id, stars: 1, text: 'Names somebody else.' })
  const admin = app.caller(await app.signUp({ role: 'admin' })).admin
  const hiding = { reviewId, reason: 'It names a third person.' }
  for (const wrong of [client, all.coachUser]) expect(await codeOf(app.caller(wrong).admin.hideReview(hiding))).toBe('FORBIDDEN')
  expect(await codeOf(app.caller(null).admin.hideReview(hiding))).toBe('UNAUTHORIZED')
  expect(await codeOf(admin.hideReview({ reviewId: 'unknown', reason: 'x' }))).toBe('NOT_FOUND')
  expect(await codeOf(admin.hideReview({ reviewId, reason: ' ' }))).toBe('BAD_REQUEST')
  expect((await admin.reviews({ hidden: true })).items).toEqual([])
  await admin.hideReview(hiding)
  expect(await standing(all)).toEqual([0, 0])
  const hidden = { id: reviewId, coach: 'Sizwe Nkosi', firstName: 'Thandi', stars: 1, hiddenReason: hiding.reason }
  expect(await admin.reviews({ hidden: true, coachId: all.coach.id })).toMatchObject({ items: [hidden], nextBefore: null })
  expect((await admin.reviews({ before: reviewId })).items).toEqual([])
  expect(await codeOf(app.caller(client).admin.reviews({}))).toBe('FORBIDDEN')
  expect((await app.caller(client).coaches.profile({ coachId: all.coach.id })).reviews.items).toEqual([])
  expect((await all.asClient.detail({ id: all.id })).review).toMatchObject({ hiddenReason: 'It names a third person.' })
  await admin.showReview({ reviewId })
  expect(await standing(all)).toEqual([100, 1])
  const log = await auditAbout(app.deps.store.db, client.id)
  expect(JSON.stringify(log)).toMatch(/Hid a review of yours: It names a third person/)
  expect(JSON.stringify(log)).toMatch(/Showed a review of yours again/)
})

test('the rating is the mean of what shows, and follows when a reviewer is gone', async () => {
  const all = await heldSession()
  const { app } = all
  await all.asClient.review({ sessionId: all.id, stars: 4, text: 'Good.' })
  for (const [n, stars] of [5, 5].entries()) {
    const user = await app.signUp()
    const booked = await app.caller(user).sessions.book({ ...all.booking, date: `2026-11-2${6 + n}` } as Booking)
    app.clock.set(`2026-11-2${6 + n}T20:00:00Z`)
    await mails(app)
    await app.caller(user).sessions.review({ sessionId: booked.id, stars, text: 'Very good.' })
  }
  expect(await standing(all)).toEqual([467, 3])
  await (await freshCaller(app, all.client)).profile.deleteAccount({ word: 'delete' })
  expect(await standing(all)).toEqual([500, 2])
})
