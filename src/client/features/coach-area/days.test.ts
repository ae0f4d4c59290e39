import { expect, test } from 'vitest'
import { timeIn } from '#client/lib/slot-times'
import { addDays, weekDays } from '#shared/coach-days'
import { clockOf, longDay, minuteIn, weekName } from './days'

test('a week begins on Monday, also across a month and a year', () => {
  expect(weekDays('2026-11-20')).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ])
  expect(weekDays('2026-11-22')[0]).toBe('2026-11-16')
  expect([weekDays('2027-01-01')[0], weekDays('2027-01-01')[6]]).toEqual(['2026-12-28', '2027-01-03'])
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
})

test.each([
  ['2026-11-20', '16 to 22 November'],
  ['2026-12-01', '30 November to 6 December'],
])('names the week of %s', (day, name) => {
  expect(weekName(weekDays(day))).toBe(name)
})

test('tells the time on the clock of a zone, midnight as the first hour', () => {
  expect(timeIn('Africa/Johannesburg', '2026-11-19T22:00:00Z')).toBe('00:00')
  expect(minuteIn('Asia/Kolkata', '2026-11-20T09:00:00Z')).toBe(14 * 60 + 30)
  expect([clockOf(570), clockOf(1440)]).toEqual(['09:30', '24:00'])
  expect(longDay('2026-11-23')).toBe('Monday 23 November')
})
