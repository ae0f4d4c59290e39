import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { freeStartsByTemporal } from '#server/testing/slots-by-temporal'
import { freeStarts, type SlotRange, type SlotRules, slotRefusal, type Taken } from '#shared/slots'
import { zoneClock } from '#shared/zone-clock'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const ZONES = Intl.supportedValuesOf('timeZone')
const NOTHING: Taken = { meetings: [], busy: [] }
const everyDay = (start: number, end: number) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start, end }))
const rulesOf = (given: Partial<SlotRules>): SlotRules => ({
  timeZone: 'Africa/Johannesburg',
  weekly: everyDay(540, 1080),
  overrides: [],
  timeOff: [],
  bufferMinutes: 0,
  noticeMinutes: 0,
  horizonDays: 365,
  mostPerDay: null,
  ...given,
})
const at = (text: string) => Date.parse(text)
const clockOf = (ms: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' })

describe('the slots of a day', () => {
  const day = { from: at('2026-11-23T00:00Z'), to: at('2026-11-23T22:00Z'), duration: 60, now: at('2026-11-20T00:00Z') }

  test('are the eighteen half hours from 09:00 to 17:30', () => {
    const starts = freeStarts(rulesOf({}), NOTHING, day).map((start) => clockOf(start, 'Africa/Johannesburg'))
    expect(starts).toHaveLength(18)
    expect([starts[0], starts.at(-1)]).toEqual(['09:00', '17:30'])
  })

  test('leave out what would touch a meeting, its buffer, or a busy time', () => {
    const span = { start: at('2026-11-23T10:00Z'), end: at('2026-11-23T11:00Z') }
    const free = (bufferMinutes: number, taken: Taken) =>
      freeStarts(rulesOf({ bufferMinutes }), taken, day).map((start) => clockOf(start, 'Africa/Johannesburg'))
    const missing = (list: string[]) => free(0, NOTHING).filter((start) => !list.includes(start))
    expect(missing(free(0, { meetings: [span], busy: [] }))).toEqual(['11:30', '12:00', '12:30'])
    expect(missing(free(15, { meetings: [span], busy: [] }))).toEqual(['11:00', '11:30', '12:00', '12:30', '13:00'])
    expect(missing(free(15, { meetings: [], busy: [span] }))).toEqual(['11:30', '12:00', '12:30'])
  })

  test('keep notice, horizon, time off, single days and the most a coach wants', () => {
    const now = at('2026-11-23T08:10Z')
    const first = (rules: Partial<SlotRules>, range: Partial<SlotRange> = {}) =>
      freeStarts(rulesOf(rules), NOTHING, { ...day, now, to: now + 9 * DAY, ...range })
    expect(new Date(first({ noticeMinutes: 120 })[0] as number).toISOString()).toBe('2026-11-23T10:30:00.000Z')
    expect(first({ horizonDays: 1 }).at(-1)).toBe(at('2026-11-24T08:00Z'))
    expect(first({ timeOff: [{ firstDay: '2026-11-23', lastDay: '2026-11-24' }] })[0]).toBe(at('2026-11-25T07:00Z'))
    const overrides = [{ day: '2026-11-24', openings: [{ start: 600, end: 660 }] }]
    const tuesday = { from: at('2026-11-23T22:00Z'), to: at('2026-11-24T22:00Z') }
    expect(first({ overrides }, tuesday)).toEqual([at('2026-11-24T08:00Z'), at('2026-11-24T08:30Z')])
    const meetings = [{ start: at('2026-11-24T07:00Z'), end: at('2026-11-24T08:00Z') }]
    expect(freeStarts(rulesOf({ mostPerDay: 1 }), { meetings, busy: [] }, { ...day, now, ...tuesday })).toEqual([])
  })

  test('skip the hour a clock jumps over and take the first of the hour it shows twice', () => {
    const nights = rulesOf({ timeZone: 'Europe/Berlin', weekly: everyDay(60, 240) })
    const of = (from: string) =>
      freeStarts(nights, NOTHING, { from: at(from), to: at(from) + 6 * HOUR, duration: 30, now: at('2026-01-01T00:00Z') })
    expect(of('2026-03-28T23:00Z').map((start) => clockOf(start, 'Europe/Berlin'))).toEqual(['01:00', '01:30', '03:00', '03:30'])
    expect(of('2026-10-24T22:00Z').map((start) => new Date(start).toISOString().slice(11, 16))).toEqual([
      '23:00',
      '23:30',
      '00:00',
      '00:30',
      '02:00',
      '02:30',
    ])
  })
})

test('say why a start is refused', () => {
  const now = at('2026-11-23T08:10Z')
  const meetings = [{ start: at('2026-11-24T10:00Z'), end: at('2026-11-24T11:00Z') }]
  const why = (start: string, given: Partial<SlotRules> = {}) =>
    slotRefusal(rulesOf({ noticeMinutes: 120, horizonDays: 60, ...given }), { meetings, busy: [] }, at(start), 60, now)
  expect(why('2026-11-23T08:00Z')).toBe('past')
  expect(why('2026-11-23T09:30Z')).toBe('notice')
  expect(why('2026-11-24T08:15Z')).toBe('off the grid')
  expect(why('2026-11-24T16:00Z')).toBe('outside hours')
  expect(why('2027-02-24T10:00Z')).toBe('too far')
  expect(why('2026-11-24T09:30Z')).toBe('taken')
  expect(why('2026-11-24T12:00Z', { mostPerDay: 1 })).toBe('day full')
  expect(why('2026-11-24T11:00Z')).toBeNull()
})

test('a zone’s clock says what Temporal says on both sides of every clock change from 2026 to 2036', () => {
  const from = at('2026-01-01T00:00Z')
  const to = at('2037-01-01T00:00Z')
  let changes = 0
  for (const zone of ZONES) {
    const clock = zoneClock(zone, from, to)
    let moment = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone).getTimeZoneTransition('next')
    while (moment && moment.epochMilliseconds < to) {
      changes++
      const edge = moment.epochMilliseconds
      for (const near of [edge - HOUR, edge - 1, edge, edge + 30 * 60_000, edge + HOUR]) {
        const wall = Temporal.Instant.fromEpochMilliseconds(near).toZonedDateTimeISO(zone).toPlainDateTime()
        const wallMs = wall.toZonedDateTime('UTC').epochMilliseconds
        expect(clock.wallOf(near), `${zone} ${near}`).toBe(wallMs)
        for (const asked of [wallMs, wallMs - 2 * HOUR, wallMs + HOUR]) {
          const plain = Temporal.Instant.fromEpochMilliseconds(asked).toZonedDateTimeISO('UTC').toPlainDateTime()
          const first = plain.toZonedDateTime(zone, { disambiguation: 'earlier' })
          expect(clock.instantOf(asked), `${zone} ${plain}`).toBe(
            first.toPlainDateTime().equals(plain) ? first.epochMilliseconds : null,
          )
        }
      }
      moment = moment.getTimeZoneTransition('next')
    }
  }
  expect(changes).toBeGreaterThan(1000)
}, 60_000)

const opening = fc
  .tuple(fc.integer({ min: 0, max: 94 }), fc.integer({ min: 1, max: 96 }))
  .filter(([start, end]) => start < end)
  .map(([start, end]) => ({ start: start * 15, end: end * 15 }))
/** Half of the cases lie just before the zone's next clock change, where it has one. */
const nearChange = ({ zone, from, near }: { zone: string; from: number; near: boolean }, before: number) => {
  const next = near && Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone).getTimeZoneTransition('next')
  return next ? next.epochMilliseconds - before : from
}
const anyCase = fc
  .record({
    zone: fc.constantFrom(...ZONES),
    from: fc
      .integer({ min: at('2026-01-01T00:00Z') / 60_000, max: at('2036-12-01T00:00Z') / 60_000 })
      .map((minute) => minute * 60_000),
    near: fc.boolean(),
    days: fc.integer({ min: 1, max: 4 }),
    early: fc.integer({ min: -600, max: 4000 }),
    duration: fc.constantFrom(30, 60, 90),
    weekly: fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), opening), { maxLength: 8 }),
    overrides: fc.uniqueArray(fc.tuple(fc.integer({ min: -1, max: 5 }), fc.array(opening, { maxLength: 2 })), {
      maxLength: 2,
      selector: ([offset]) => offset,
    }),
    off: fc.array(fc.tuple(fc.integer({ min: -1, max: 5 }), fc.integer({ min: 0, max: 2 })), { maxLength: 1 }),
    taken: fc.array(fc.tuple(fc.integer({ min: -8, max: 400 }), fc.integer({ min: 1, max: 12 }), fc.boolean()), { maxLength: 6 }),
    bufferMinutes: fc.constantFrom(0, 15, 30, 60),
    noticeMinutes: fc.constantFrom(0, 120, 1440),
    horizonDays: fc.constantFrom(1, 2, 60),
    mostPerDay: fc.constantFrom(null, 1, 2),
  })
  .chain((one) =>
    fc.integer({ min: 0, max: (2 * DAY) / 900_000 }).map((quarters) => ({ ...one, from: nearChange(one, quarters * 900_000) })),
  )
  .map((one) => {
    const day = (offset: number) =>
      Temporal.Instant.fromEpochMilliseconds(one.from).toZonedDateTimeISO(one.zone).toPlainDate().add({ days: offset }).toString()
    const rules: SlotRules = {
      timeZone: one.zone,
      weekly: one.weekly.map(([weekday, hours]) => ({ weekday, ...hours })),
      overrides: one.overrides.map(([offset, openings]) => ({ day: day(offset), openings })),
      timeOff: one.off.map(([offset, length]) => ({ firstDay: day(offset), lastDay: day(offset + length) })),
      bufferMinutes: one.bufferMinutes,
      noticeMinutes: one.noticeMinutes,
      horizonDays: one.horizonDays,
      mostPerDay: one.mostPerDay,
    }
    const span = ([quarter, length]: readonly [number, number, boolean]) => {
      const start = Math.floor(one.from / 900_000 + quarter) * 900_000
      return { start, end: start + length * 900_000 }
    }
    const taken: Taken = {
      meetings: one.taken.filter(([, , busy]) => !busy).map(span),
      busy: one.taken.filter(([, , busy]) => busy).map(span),
    }
    const range = { from: one.from, to: one.from + one.days * DAY, duration: one.duration, now: one.from - one.early * 60_000 }
    return { rules, taken, range }
  })

test('the engine gives what plain Temporal gives, whatever the rules', () => {
  fc.assert(
    fc.property(anyCase, ({ rules, taken, range }) => {
      const free = freeStarts(rules, taken, range)
      expect(free).toEqual(freeStartsByTemporal(rules, taken, range))
      for (const start of free) expect(slotRefusal(rules, taken, start, range.duration, range.now - 1)).not.toBe('taken')
    }),
    { numRuns: 10_000 },
  )
}, 180_000)
