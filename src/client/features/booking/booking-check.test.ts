import { expect, test } from 'vitest'
import { checkBooking } from './booking-check'

test('names what is missing in the sentences of the product', () => {
  expect(checkBooking({ coachId: '', date: '', time: '' })).toEqual([
    { step: 1, sentence: 'Please select a coach' },
    { step: 2, sentence: 'Please select a date' },
    { step: 2, sentence: 'Please select a time' },
  ])
  expect(checkBooking({ coachId: 'c1', date: '2026-11-24', time: '10:00' })).toEqual([])
})
