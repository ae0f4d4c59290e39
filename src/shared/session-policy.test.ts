import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BECOMES,
  isOver,
  joinWindow,
  mayBecome,
  mayCancel,
  mayEdit,
  mayMarkNoShow,
  mayMove,
  mayMoveFreely,
  mayReview,
  moveExpiry,
  noShowPercent,
  refundPercent,
} from './session-policy'
import { shareOf } from './session-price'
import { SessionStatus } from './sessions'

const START = Date.parse('2026-11-24T08:00:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const session = (status: SessionStatus) => ({ status, scheduledAt: START, duration: 60 })

test.each([
  ['a week before', -7 * 24 * HOUR, 100],
  ['a day before to the millisecond', -24 * HOUR, 100],
  ['a millisecond later', -24 * HOUR + 1, 50],
  ['a millisecond before the start', -1, 50],
  ['at the start', 0, 0],
  ['when it is long over', 48 * HOUR, 0],
] as const)('a client who cancels %s gets back %s ms: %s %%', (_when, after, percent) => {
  expect(refundPercent(START, START + after, 'client')).toBe(percent)
  expect(refundPercent(START, START + after, 'coach')).toBe(100)
})

test('the state machine: every status and what it may become, nothing else', () => {
  expect(BECOMES).toEqual({
    pending_payment: ['scheduled', 'cancelled', 'expired'],
    scheduled: ['completed', 'cancelled', 'no_show'],
    completed: ['no_show'],
    cancelled: [],
    expired: [],
    no_show: [],
  })
  for (const from of SessionStatus.options)
    for (const to of SessionStatus.options) expect(mayBecome(from, to)).toBe(BECOMES[from].includes(to))
})

test.each(SessionStatus.options)('what may be done with a session that is %s', (status) => {
  const isScheduled = status === 'scheduled'
  expect(mayMove(session(status), START - 1)).toBe(isScheduled)
  expect(mayMove(session(status), START)).toBe(false)
  expect(mayCancel(session(status), START + HOUR - 1)).toBe(isScheduled || status === 'pending_payment')
  expect(mayCancel(session(status), START + HOUR)).toBe(false)
  expect(isOver(session(status), START + HOUR)).toBe(isScheduled)
  expect(isOver(session(status), START + HOUR - 1)).toBe(false)
  expect(mayReview(status)).toBe(status === 'completed')
  const mayBeMissed = isScheduled || status === 'completed'
  expect(mayMarkNoShow(session(status), START + 10 * MINUTE - 1)).toBe(false)
  expect(mayMarkNoShow(session(status), START + 10 * MINUTE)).toBe(mayBeMissed)
  expect(mayMarkNoShow(session(status), START + 49 * HOUR)).toBe(mayBeMissed)
  expect(mayMarkNoShow(session(status), START + 49 * HOUR + 1)).toBe(false)
})

test('a client moves freely until a day before, a coach always asks', () => {
  expect(mayMoveFreely(START, START - 24 * HOUR, 'client')).toBe(true)
  expect(mayMoveFreely(START, START - 24 * HOUR + 1, 'client')).toBe(false)
  expect(mayMoveFreely(START, START - 7 * 24 * HOUR, 'coach')).toBe(false)
})

test.each([
  ['a client', 'client', -48, 48, -36],
  ['a coach', 'coach', -48, 48, -24],
  ['one who asks shortly before the start', 'client', -3, 48, 0],
  ['one who asks for a time soon', 'client', -20, -15, -15],
] as const)('a new time is kept for %s at most that long', (_who, by, askedAt, newStart, until) => {
  const asked = { by, at: START + askedAt * HOUR, scheduledAt: START, startsAt: START + newStart * HOUR }
  expect(moveExpiry(asked)).toBe(START + until * HOUR)
})

test('the room is open from ten minutes before until the end', () => {
  expect(joinWindow(session('scheduled'))).toEqual({ from: START - 10 * MINUTE, until: START + HOUR })
})

test('whoever missed it pays', () => {
  expect(noShowPercent('coach')).toBe(100)
  expect(noShowPercent('client')).toBe(0)
})

test('what was written can be changed for fourteen days', () => {
  expect(mayEdit(START, START + 14 * 24 * HOUR)).toBe(true)
  expect(mayEdit(START, START + 14 * 24 * HOUR + 1)).toBe(false)
})

test('what goes back and what is kept are what was charged, whatever the sum and the hour', () => {
  const anyTime = fc.integer({ min: -30 * 24 * HOUR, max: 30 * 24 * HOUR })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), anyTime, fc.constantFrom('client', 'coach'), (charged, after, by) => {
      const refund = shareOf(charged, refundPercent(START, START + after, by))
      expect(Number.isInteger(refund)).toBe(true)
      expect(refund).toBeGreaterThanOrEqual(0)
      expect(refund).toBeLessThanOrEqual(charged)
      expect(refund + (charged - refund)).toBe(charged)
      expect(Math.abs(refund * 100 - charged * refundPercent(START, START + after, by))).toBeLessThanOrEqual(50)
    }),
  )
})
