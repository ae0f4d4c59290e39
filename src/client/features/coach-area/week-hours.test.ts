import { expect, test } from 'vitest'
import type { Availability } from '#shared/coaches'
import { hoursOf } from './days'
import { closedBetween, openOn, partIn } from './week-hours'

const availability: Availability = {
  timeZone: 'Africa/Johannesburg',
  weekly: [
    { weekday: 1, start: 780, end: 1080 },
    { weekday: 1, start: 540, end: 720 },
  ],
  overrides: [
    { day: '2026-11-22', openings: [{ start: 540, end: 720 }] },
    { day: '2026-11-30', openings: [] },
  ],
  timeOff: [{ firstDay: '2026-12-07', lastDay: '2026-12-13' }],
  bufferMinutes: 0,
  noticeMinutes: 120,
  horizonDays: 60,
  mostPerDay: null,
  groupSeats: 5,
}

test.each([
  ['a day as every week, with a break', '2026-11-23', 1, '09:00 to 12:00, 13:00 to 18:00', false],
  ['a day that is closed every week', '2026-11-24', 2, 'Closed', false],
  ['a different day', '2026-11-22', 7, '09:00 to 12:00', true],
  ['a different day that is closed', '2026-11-30', 1, 'Closed', true],
  ['a day off', '2026-12-07', 1, 'Closed', true],
])('knows the hours of %s', (_, day, weekday, words, different) => {
  const { openings, isDifferent } = openOn(day, weekday, availability)
  expect([hoursOf(openings), isDifferent]).toEqual([words, different])
})

test('what is closed lies before, between and after the openings, within the hours shown', () => {
  const { openings } = openOn('2026-11-23', 1, availability)
  expect(closedBetween(480, 1140, openings)).toEqual([
    { start: 480, end: 540 },
    { start: 720, end: 780 },
    { start: 1080, end: 1140 },
  ])
  expect(closedBetween(540, 1080, [{ start: 540, end: 1080 }])).toEqual([])
  expect(closedBetween(540, 1080, [{ start: 540, end: 720 }])).toEqual([{ start: 720, end: 1080 }])
  expect(closedBetween(540, 1080, [])).toEqual([{ start: 540, end: 1080 }])
})

test('a stretch over midnight has a part in both days and none in the next', () => {
  const parts = ['2026-11-21', '2026-11-22', '2026-11-23'].map((day) =>
    partIn(day, '2026-11-21T20:00:00Z', '2026-11-22T01:00:00Z', 'Africa/Johannesburg'),
  )
  expect(parts).toEqual([{ start: 1320, end: 1440 }, { start: 0, end: 180 }, null])
})
