import ical, { type VEvent } from 'node-ical'
import { Temporal } from 'temporal-polyfill'
import { expect, inject, test } from 'vitest'
import { jobs } from '#server/core/job-table'
import { makeCoach } from '#server/testing/make-coach'
import { mails, withMailbox } from '#server/testing/sign-in'
import type { Booking } from '#shared/sessions'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOW = Temporal.Instant.from('2026-11-20T00:00Z')
const ODD = [
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Pacific/Chatham',
]
const ZONES = inject('testSize') === 'full' ? Intl.supportedValuesOf('timeZone') : ODD
const ALL_DAY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: 0, end: 1440 }))

const wallOf = (at: number, zone: string) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
/** '29 March' and '02:30', as the mail of an English reader has them. */
function saidOf(at: number, zone: string) {
  const wall = wallOf(at, zone)
  const month = wall.toPlainDate().toLocaleString('en-GB', { month: 'long' })
  return `${wall.day} ${month}, ${wall.toPlainTime().toString({ smallestUnit: 'minute' })}`
}

/** The next two clock changes of a zone: one forward, one back. */
function changesOf(zone: string): number[] {
  const first = NOW.toZonedDateTimeISO(zone).getTimeZoneTransition('next')
  const second = first?.getTimeZoneTransition('next')
  return [first, second].flatMap((change) => (change && change.year < 2029 ? [change.epochMilliseconds] : []))
}

test('what a person picks beside a clock change is what is booked, mailed, filed and reminded of', async () => {
  const app = await withMailbox()
  let booked = 0
  for (const zone of ZONES)
    for (const change of changesOf(zone)) {
      app.clock.set(new Date(change - 60 * HOUR).toISOString())
      const { coach, user: coachUser } = await makeCoach(app.deps, {}, ALL_DAY)
      const client = await app.signUp({ timeZone: zone, locale: 'en-GB' })
      const caller = app.caller(client)
      const from = wallOf(change, zone).toPlainDate().subtract({ days: 1 }).toString()
      const { days } = await caller.sessions.slots({ coachId: coach.id, from, days: 3, duration: 30, timeZone: zone })
      const starts = days.flatMap(({ free }) => free.map(({ startsAt }) => Date.parse(startsAt)))
      const near = starts.filter((start) => start >= change - 90 * MINUTE && start < change + 150 * MINUTE)
      expect(near.length, zone).toBeGreaterThan(3)
      for (const start of near) {
        const wall = wallOf(start, zone)
        const where = `${zone} ${wall}`
        const time = wall.toPlainTime().toString({ smallestUnit: 'minute' })
        const choice = { coachId: coach.id, date: wall.toPlainDate().toString(), time, duration: 30 }
        const session = await caller.sessions.book(choice as Booking)
        expect(session.scheduledAt, where).toBe(new Date(start).toISOString())
        const mail = (await mails(app)).find(({ messageId }) => messageId === `session-booked-${session.id}-0-client`)
        expect(mail?.text.split('\n')[2], where).toContain(saidOf(start, zone))
        const events = Object.values(ical.sync.parseICS(mail?.attachments?.[0]?.content ?? ''))
        const event = events.find((one): one is VEvent => one?.type === 'VEVENT')
        expect([event?.start.getTime(), event?.end?.getTime()], where).toEqual([start, start + 30 * MINUTE])
        const due = (await app.deps.store.db.select().from(jobs)).filter(({ key }) =>
          key.endsWith(`${session.id}-${start}-client`),
        )
        expect(
          due.map(({ runAt }) => start - runAt.getTime()).sort((a, b) => a - b),
          where,
        ).toEqual([HOUR, 26 * HOUR])
        booked += 1
      }
      app.clock.set(new Date((near[0] as number) - HOUR).toISOString())
      const soon = (await mails(app)).find(({ to, subject }) => to === client.email && subject.startsWith('Soon'))
      expect(soon?.text.split('\n')[2], zone).toContain(saidOf(near[0] as number, zone))
      // the mailbox shows the newest hundred, and the clock goes back for the next zone
      await app.deps.store.transaction((tx) => tx.delete(jobs))
      for (const { id, email } of [client, coachUser]) await app.deps.mail.forget({ userId: id, addresses: [email] })
    }
  expect(booked).toBeGreaterThan(ZONES === ODD ? 40 : 400)
})
