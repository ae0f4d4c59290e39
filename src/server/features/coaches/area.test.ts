import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { everyDay, makeCoach } from '#server/testing/make-coach'
import { testApp } from '#server/testing/test-app'
import type { OwnCoachEdit } from '#shared/coach-area'
import type { Availability } from '#shared/coaches'
import { refundShare } from '../payments/service'
import { ledgerEntries, payments } from '../payments/tables'
import { sessions } from '../sessions/tables'
import { coaches } from './tables'

/** The clock stands at Wednesday 18 November 2026, 10:00 in Johannesburg. */
async function setting(fields: Parameters<typeof makeCoach>[1] = {}) {
  const app = await testApp()
  const { coach, user } = await makeCoach(app.deps, fields)
  const me = app.caller(user)
  const client = await app.signUp()
  const book = (date: string, time: string, duration: 30 | 60 | 90 = 60) =>
    app.caller(client).sessions.book({ coachId: coach.id, date, time, duration })
  return { app, coach, user, me, client, book }
}

const HOURS: Availability = {
  timeZone: 'Africa/Johannesburg',
  weekly: everyDay(540, 1080),
  overrides: [],
  timeOff: [],
  bufferMinutes: 15,
  noticeMinutes: 240,
  horizonDays: 30,
  mostPerDay: 5,
  groupSeats: 8,
}
const PAGE: OwnCoachEdit = {
  headline: 'Speaking up, softly',
  bio: 'I listen first.',
  story: 'Ten years in schools.',
  specialties: ['Communication Skills', 'Goal Setting'],
  languages: ['English', 'Sotho'],
  hourlyRate: 900_00,
  isActive: true,
  toHaveReady: 'A pen\nA quiet room',
}

test('is for coaches: a visitor, a client and an admin without a page are refused, and nobody reaches another one', async () => {
  const { app, me, coach } = await setting()
  const { user: other } = await makeCoach(app.deps, { headline: 'Another' })
  const calls = (who: Parameters<typeof app.caller>[0]) => {
    const { coaches: area } = app.caller(who)
    const week = { from: '2026-11-16T00:00:00Z', to: '2026-11-23T00:00:00Z' }
    return [
      area.own(),
      area.editProfile(PAGE),
      area.availability(),
      area.setAvailability(HOURS),
      area.busyFeeds(),
      area.addBusyFeed({ url: 'https://example.org/a.ics' }),
      area.removeBusyFeed({ id: 'x' }),
      area.readBusyFeed({ id: 'x' }),
      area.busyTimes(week),
      area.earnings(),
    ]
  }
  const codes = async (who: Parameters<typeof app.caller>[0]) =>
    new Set((await Promise.allSettled(calls(who))).map((call) => (call.status === 'rejected' ? call.reason.code : 'answered')))
  expect(await codes(null)).toEqual(new Set(['UNAUTHORIZED']))
  expect(await codes(await app.signUp())).toEqual(new Set(['FORBIDDEN']))
  expect(await codes(await app.signUp({ role: 'admin' }))).toEqual(new Set(['NOT_FOUND']))
  await app.caller(other).coaches.editProfile(PAGE)
  expect(await me.coaches.own()).toMatchObject({ id: coach.id, headline: 'Career coach', hourlyRate: 600_00 })
})

test('a coach rewrites their page, and is found by its words', async () => {
  const { me, coach, app, client } = await setting()
  expect(await me.coaches.editProfile(PAGE)).toEqual({
    ...PAGE,
    id: coach.id,
    isVerified: false,
    timeZone: 'Africa/Johannesburg',
    groupSeats: 5,
    reviewCount: 0,
  })
  const found = await app.caller(client).coaches.search({ q: 'listen FIRST', specialty: 'Goal Setting' })
  expect(found.items.map(({ id }) => id)).toEqual([coach.id])
})

test.each([
  [{ hourlyRate: 49_99 }, 'Minimum rate is R50/hour'],
  [{ hourlyRate: 2000_01 }, 'Maximum rate is R2000/hour'],
  [{ specialties: [] }, 'Select at least one specialty'],
  [{ languages: [] }, 'Select at least one language'],
  [{ headline: '  ' }, 'Please say in a few words what you do.'],
])('refuses a page with %o and changes nothing', async (wrong, sentence) => {
  const { me } = await setting()
  const before = await me.coaches.own()
  await expect(me.coaches.editProfile({ ...PAGE, ...wrong })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(me.coaches.editProfile({ ...PAGE, ...wrong })).rejects.toThrow(sentence)
  expect(await me.coaches.own()).toEqual(before)
})

test('a rate above the most that an administrator gave stays, and may go down but not up', async () => {
  const { me } = await setting({ hourlyRate: 3000_00 })
  await expect(me.coaches.editProfile({ ...PAGE, hourlyRate: 3000_01 })).rejects.toThrow('Maximum rate is R2000/hour')
  expect((await me.coaches.editProfile({ ...PAGE, hourlyRate: 3000_00 })).hourlyRate).toBe(3000_00)
  expect((await me.coaches.editProfile({ ...PAGE, hourlyRate: 2500_00 })).hourlyRate).toBe(2500_00)
})

test('hours are kept as said: joined where they overlap, in order, without days gone by', async () => {
  const { me } = await setting()
  const { availability } = await me.coaches.setAvailability({
    ...HOURS,
    weekly: [
      { weekday: 2, start: 840, end: 1080 },
      { weekday: 2, start: 540, end: 720 },
      { weekday: 2, start: 660, end: 780 },
      { weekday: 1, start: 540, end: 600 },
      { weekday: 1, start: 600, end: 660 },
    ],
    overrides: [
      { day: '2026-12-12', openings: [{ start: 600, end: 720 }] },
      { day: '2026-12-01', openings: [] },
      { day: '2026-12-12', openings: [{ start: 540, end: 630 }] },
      { day: '2026-11-17', openings: [] },
    ],
    timeOff: [
      { firstDay: '2026-12-20', lastDay: '2027-01-04' },
      { firstDay: '2026-12-16', lastDay: '2026-12-24' },
    ],
  })
  expect(availability).toMatchObject({
    weekly: [
      { weekday: 1, start: 540, end: 660 },
      { weekday: 2, start: 540, end: 780 },
      { weekday: 2, start: 840, end: 1080 },
    ],
    overrides: [
      { day: '2026-12-01', openings: [] },
      { day: '2026-12-12', openings: [{ start: 540, end: 720 }] },
    ],
    timeOff: [{ firstDay: '2026-12-16', lastDay: '2027-01-04' }],
    noticeMinutes: 240,
    groupSeats: 8,
  })
  expect(await me.coaches.availability()).toEqual({ availability, outside: [] })
})

test.each([
  [{ timeZone: 'Mars/Olympus' }, 'We do not know that time zone.'],
  [{ timeZone: '+02:00' }, 'We do not know that time zone.'],
  [{ weekly: [{ weekday: 1, start: 600, end: 600 }] }, 'The end must come after the start.'],
  [{ weekly: [{ weekday: 8, start: 540, end: 600 }] }, 'Too big'],
  [{ weekly: [{ weekday: 1, start: 541, end: 600 }] }, 'Please use full quarter hours.'],
  [{ timeOff: [{ firstDay: '2026-12-20', lastDay: '2026-12-16' }] }, 'The last day must not come first.'],
  [{ timeOff: [{ firstDay: '2026-12-20', lastDay: '2029-12-16' }] }, 'Please keep time off under a year.'],
  [{ bufferMinutes: 10 }, 'Please use full quarter hours.'],
  [{ horizonDays: 366 }, 'People can book at most a year ahead.'],
  [{ groupSeats: 1 }, 'A group has two seats at least.'],
])('refuses hours with %o and changes nothing', async (wrong, sentence) => {
  const { me } = await setting()
  const before = await me.coaches.availability()
  await expect(me.coaches.setAvailability({ ...HOURS, ...wrong })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(me.coaches.setAvailability({ ...HOURS, ...wrong })).rejects.toThrow(sentence)
  expect(await me.coaches.availability()).toEqual(before)
})

test('a booking outside the new hours stays and is named', async () => {
  const { me, app, client, book } = await setting()
  await book('2026-11-20', '10:00')
  await book('2026-11-20', '15:00', 90)
  const { outside } = await me.coaches.setAvailability({ ...HOURS, weekly: everyDay(540, 780) })
  expect(outside).toEqual([{ startsAt: '2026-11-20T13:00:00.000Z', duration: 90, with: 'Lerato' }])
  expect((await app.caller(client).sessions.list()).map(({ status }) => status)).toEqual(['scheduled', 'scheduled'])
  const off = await me.coaches.setAvailability({ ...HOURS, timeOff: [{ firstDay: '2026-11-20', lastDay: '2026-11-20' }] })
  expect(off.outside).toHaveLength(2)
})

test('free starts follow the hours at once, in the zone of whoever looks', async () => {
  const { me, app, coach, client } = await setting()
  await me.coaches.setAvailability({ ...HOURS, timeZone: 'Europe/London', weekly: [{ weekday: 5, start: 540, end: 630 }] })
  const query = { coachId: coach.id, from: '2026-11-20', days: 1, duration: 60 as const, timeZone: 'Asia/Tokyo' }
  const { days } = await app.caller(client).sessions.slots(query)
  expect(days.flatMap(({ free }) => free.map(({ startsAt }) => startsAt))).toEqual([
    '2026-11-20T09:00:00.000Z',
    '2026-11-20T09:30:00.000Z',
    '2026-11-20T10:00:00.000Z',
  ])
})

test('earnings are the ledger: 85 percent of what was paid and kept, by month, what lies ahead apart', async () => {
  const { me, app, book, coach } = await setting()
  const { transaction } = app.deps.store
  const now = new Date(app.clock.now())
  const done = await book('2026-11-20', '10:00')
  const half = await book('2026-11-21', '10:00')
  const back = await book('2026-11-22', '10:00')
  await book('2026-12-02', '10:00', 90)
  const end = (id: string, status: 'completed' | 'cancelled') =>
    transaction((tx) => tx.update(sessions).set({ status }).where(eq(sessions.id, id)))
  const refund = (id: string, percent: number) =>
    transaction(async (tx) => {
      const [payment] = await tx.select({ id: payments.id }).from(payments).where(eq(payments.subjectId, id))
      await refundShare(tx, { paymentId: payment?.id ?? '', percent, key: id, now })
    })
  await end(done.id, 'completed')
  await end(half.id, 'cancelled')
  await refund(half.id, 50)
  await end(back.id, 'cancelled')
  await refund(back.id, 100)
  const { months, ahead, timeZone } = await me.coaches.earnings()
  expect(timeZone).toBe('Africa/Johannesburg')
  expect(months.map(({ month }) => month)).toEqual(['2026-12', '2026-11'])
  const [december, november] = months
  expect(december).toMatchObject({ sums: [], earnings: [{ state: 'ahead', duration: 90, with: 'Lerato' }] })
  expect(november?.earnings.map(({ paid, yours, state, cancelled }) => [paid.amount, yours.amount, state, cancelled])).toEqual([
    [0, 0, 'refunded', true],
    [3243 - 1622, 1378, 'earned', true],
    [3243, 2757, 'earned', false],
  ])
  const entries = await app.deps.store.db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.account, `coach:${coach.id}`))
  const total = entries.reduce((sum, { amount }) => sum + amount, 0)
  expect((november?.sums[0]?.yours.amount ?? 0) + (ahead[0]?.amount ?? 0)).toBe(total)
})

test('a rate set by nobody is none', async () => {
  const { me, app, coach } = await setting()
  await app.deps.store.transaction((tx) => tx.update(coaches).set({ hourlyRate: null }).where(eq(coaches.id, coach.id)))
  expect((await me.coaches.own()).hourlyRate).toBeNull()
})
