import { expect, test } from 'vitest'
import { count, dayIn, daysBetween, formatDay, formatInstant, formatWeek, hourIn, weekdayName } from './format'

const late = new Date('2026-11-20T23:30:00Z')

test('a day is the day of the zone, and of UTC where none is known', () => {
  expect(dayIn('Africa/Johannesburg', late)).toBe('2026-11-21')
  expect(dayIn(null, late)).toBe('2026-11-20')
  expect(dayIn('Nowhere/Land', late)).toBe('2026-11-20')
})

test('midnight is hour 0', () => {
  expect(hourIn('UTC', new Date('2026-11-20T00:05:00Z'))).toBe(0)
  expect(hourIn('Africa/Johannesburg', late)).toBe(1)
})

test('a day is written as the person writes it, with the year only when it is another', () => {
  expect(formatDay('2026-12-12', 'en-ZA', '2026-11-20')).toBe('12 December')
  expect(formatDay('2027-06-30', 'en-GB', '2026-11-20')).toBe('30 June 2027')
  expect(formatDay('2026-12-12', 'en-US', '2026-11-20')).toBe('December 12')
  expect(formatDay('2026-12-12', 'fr-FR', '2026-11-20')).toBe('12 December')
})

test('a week names a month once, or both', () => {
  expect(formatWeek('2026-11-16', '2026-11-22')).toBe('16 to 22 Nov')
  expect(formatWeek('2026-11-30', '2026-12-06')).toBe('30 Nov to 6 Dec')
  expect(weekdayName('2026-11-16')).toBe('Mon')
})

test('days between two days do not care about clock changes', () => {
  expect(daysBetween('2026-11-20', '2027-06-30')).toBe(222)
  expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1)
})

test('one goal, three goals', () => {
  expect(count(1, 'goal')).toBe('1 goal')
  expect(count(3, 'goal')).toBe('3 goals')
})

test('an instant reads as a day, a time and their zone, without the noughts and commas some Englishes put in', () => {
  const early = '2026-11-01T08:05:00Z'
  expect(formatInstant(early, 'en-ZA', 'Africa/Johannesburg')).toBe('Sunday 1 November, 10:05 SAST')
  expect(formatInstant(early, 'en-GB', null)).toBe('Sunday 1 November, 08:05 UTC')
})
