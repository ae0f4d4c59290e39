import { expect, test } from 'vitest'
import { awayFrom, bookedClock, sameClock, slotName, spanIn, timeIn, weekdayIn, weekdayOf, zoneWords } from './slot-times'

test('writes a start on the clock of a zone', () => {
  expect(timeIn('Africa/Johannesburg', '2026-11-24T08:00:00.000Z')).toBe('10:00')
  expect(timeIn('UTC', '2026-11-24T00:00:00.000Z')).toBe('00:00')
  expect(spanIn('Europe/London', '2026-11-24T08:00:00.000Z', 90)).toBe('08:00 to 09:30')
  expect(weekdayIn('Asia/Tokyo', '2026-11-24T20:00:00.000Z', 'en-ZA')).toBe('Wednesday 25 November')
  expect(weekdayIn('UTC', '2026-11-24T20:00:00.000Z', 'en-ZA', true)).toBe('Tue 24 Nov')
  expect(weekdayIn('UTC', '2026-12-04T20:00:00.000Z', 'en-ZA')).toBe('Friday 4 December')
  expect(weekdayIn('UTC', '2026-12-30T20:00:00.000Z', 'en-ZA', true)).toBe('Wed 30 Dec')
  expect(weekdayOf('2026-11-24', 'en-US')).toBe('Tuesday November 24')
  expect(zoneWords('America/New_York')).toBe('New York time')
})

test('tells the two showings of an hour apart when the clock goes back', () => {
  const [first, second] = ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']
  expect([slotName(first, 'America/New_York'), slotName(second, 'America/New_York')]).toEqual(['01:30', '01:30~2'])
  expect(bookedClock(first, 'America/New_York')).toEqual({ date: '2026-11-01', time: '01:30', timeZone: 'America/New_York' })
  expect(bookedClock(second, 'America/New_York')).toEqual({ date: '2026-11-01', time: '06:30', timeZone: 'UTC' })
  expect(slotName('2026-04-04T15:00:00.000Z', 'Australia/Lord_Howe')).toBe('01:30~2')
})

test('knows whether two clocks show the same', () => {
  expect(sameClock('2026-11-24T08:00:00.000Z', 'Africa/Johannesburg', 'Africa/Maputo')).toBe(true)
  expect(sameClock('2026-11-24T08:00:00.000Z', 'Africa/Johannesburg', 'Europe/London')).toBe(false)
})

test('says how far another start lies away', () => {
  const from = '2026-11-24T08:00:00.000Z'
  expect(awayFrom('2026-11-24T07:30:00.000Z', from)).toBe('30 minutes earlier')
  expect(awayFrom('2026-11-24T07:00:00.000Z', from)).toBe('an hour earlier')
  expect(awayFrom('2026-11-24T10:30:00.000Z', from)).toBe('2½ hours later')
  expect(awayFrom('2026-11-27T08:00:00.000Z', from)).toBe('3 days later')
})
