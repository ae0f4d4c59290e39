import { expect, test } from 'vitest'
import { bookingSearch, choicesOf, keptBy, stepOf } from './choices'

test('reads what an address chooses', () => {
  const search = {
    coach: 'c1',
    step: 3,
    type: 'group',
    date: '2026-11-24',
    time: '10:00',
    duration: 90,
    format: 'chat',
    zone: 'Asia/Tokyo',
  }
  expect(bookingSearch(search)).toEqual({ ...search, session: undefined })
})

test('leaves out what makes no sense', () => {
  const search = {
    coach: 7,
    step: 9,
    type: 'duo',
    date: '2026-02-30',
    time: '10:7',
    duration: 45,
    format: 'phone',
    zone: 'Mars/Base',
  }
  const nothing = { coach: '7', step: undefined, type: undefined, date: undefined, time: undefined }
  expect(bookingSearch(search)).toEqual({
    ...nothing,
    duration: undefined,
    format: undefined,
    zone: undefined,
    session: undefined,
  })
})

test('has the documented defaults, and begins with the coach', () => {
  expect(choicesOf({})).toEqual({ type: 'individual', duration: 60, format: 'video' })
  expect(stepOf({})).toBe(1)
  expect(stepOf({ step: 3 })).toBe(1)
  expect(stepOf({ coach: 'c1' })).toBe(2)
  expect(stepOf({ coach: 'c1', step: 1 })).toBe(1)
})

test('an open group keeps its own way of meeting, whatever a guest would like', () => {
  const choices = choicesOf({ type: 'group' })
  const group = { id: 'g1', title: '', topic: '', seats: 5, seatsLeft: 2 }
  expect(keptBy(choices, { ...group, format: 'chat' }).format).toBe('chat')
  for (const free of [{ ...group, format: null }, null, undefined]) expect(keptBy(choices, free)).toBe(choices)
})
