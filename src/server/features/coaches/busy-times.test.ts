import { expect, test } from 'vitest'
import { calendarText } from '#server/testing/calendar-host'
import { busySpansOf } from './busy-times'

const RANGE = { from: Date.parse('2026-11-18T00:00:00Z'), to: Date.parse('2026-12-18T00:00:00Z') }
const reader = { timeZone: 'Africa/Johannesburg', ownHost: 'nolo.example' }

async function spans(text: string, range = RANGE) {
  const found = await busySpansOf(text, reader, range)
  return found.map(
    ({ start, end }) => `${new Date(start).toISOString().slice(0, 16)} ${new Date(end).toISOString().slice(0, 16)}`,
  )
}

test('reads times in UTC, in a zone, without one, by length, and whole days on the clock of the coach', async () => {
  const text = calendarText(
    'DTSTART:20261120T090000Z\nDTEND:20261120T100000Z',
    'DTSTART;TZID=America/New_York:20261123T090000\nDTEND;TZID=America/New_York:20261123T100000',
    'DTSTART:20261124T090000\nDTEND:20261124T100000',
    'DTSTART:20261125T090000Z\nDURATION:PT45M',
    'DTSTART;VALUE=DATE:20261127\nDTEND;VALUE=DATE:20261129',
  )
  expect(await spans(text)).toEqual([
    '2026-11-20T09:00 2026-11-20T10:00',
    '2026-11-23T14:00 2026-11-23T15:00',
    '2026-11-24T07:00 2026-11-24T08:00',
    '2026-11-25T09:00 2026-11-25T09:45',
    '2026-11-26T22:00 2026-11-28T22:00',
  ])
})

test('follows a repeating event across a clock change, leaves out its exceptions and finds the one that moved', async () => {
  const text = calendarText(
    'UID:weekly\nDTSTART;TZID=Europe/London:20261012T090000\nDTEND;TZID=Europe/London:20261012T100000\nRRULE:FREQ=WEEKLY;UNTIL=20261130T235959Z\nEXDATE;TZID=Europe/London:20261123T090000',
    'UID:weekly\nRECURRENCE-ID;TZID=Europe/London:20261130T090000\nDTSTART;TZID=Europe/London:20261202T150000\nDTEND;TZID=Europe/London:20261202T160000',
  )
  const range = { from: Date.parse('2026-10-18T00:00:00Z'), to: RANGE.to }
  expect(await spans(text, range)).toEqual([
    '2026-10-19T08:00 2026-10-19T09:00',
    '2026-10-26T09:00 2026-10-26T10:00',
    '2026-11-02T09:00 2026-11-02T10:00',
    '2026-11-09T09:00 2026-11-09T10:00',
    '2026-11-16T09:00 2026-11-16T10:00',
    '2026-12-02T15:00 2026-12-02T16:00',
  ])
})

test('does not count what is free, cancelled, our own, over or senseless; joins what overlaps', async () => {
  const text = calendarText(
    'DTSTART:20261120T090000Z\nDTEND:20261120T100000Z\nTRANSP:TRANSPARENT',
    'DTSTART:20261120T110000Z\nDTEND:20261120T120000Z\nSTATUS:CANCELLED',
    'UID:0198d2f0@nolo.example\nDTSTART:20261120T130000Z\nDTEND:20261120T140000Z',
    'DTSTART:20261101T090000Z\nDTEND:20261101T100000Z',
    'SUMMARY:No time at all',
    'DTSTART:20261121T100000Z\nDTEND:20261121T090000Z',
    'DTSTART:20261122T090000Z\nDTEND:20261122T103000Z',
    'DTSTART:20261122T100000Z\nDTEND:20261122T110000Z',
  )
  expect(await spans(text)).toEqual(['2026-11-22T09:00 2026-11-22T11:00'])
})

test('takes the busy stretches of a free/busy answer', async () => {
  const text = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VFREEBUSY',
    'UID:fb',
    'FREEBUSY;FBTYPE=BUSY:20261120T090000Z/20261120T100000Z',
    'FREEBUSY;FBTYPE=FREE:20261120T120000Z/20261120T130000Z',
    'END:VFREEBUSY',
    'END:VCALENDAR',
  ].join('\r\n')
  expect(await spans(text)).toEqual(['2026-11-20T09:00 2026-11-20T10:00'])
})

test.each([
  ['a page', '<!doctype html><p>Sign in</p>'],
  ['nothing', ''],
])('refuses %s', async (_, text) => {
  await expect(busySpansOf(text, reader, RANGE)).rejects.toThrow('There is no calendar at that address that we can read.')
})

test('gives up on a calendar that would keep it busy for hours, and answers meanwhile', async () => {
  const rule = 'DTSTART:20261101T000000Z\nDURATION:PT1S\nRRULE:FREQ=SECONDLY'
  let ticks = 0
  const timer = setInterval(() => ticks++, 50)
  await expect(busySpansOf(calendarText(...Array<string>(500).fill(rule)), reader, RANGE)).rejects.toThrow(
    'That calendar is too large for us to read.',
  )
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(10)
})

test('says so when an event repeats without end in sight, as it may stand for hours that are not free', async () => {
  const endless = calendarText('DTSTART:19000101T000000Z\nDURATION:PT1S\nRRULE:FREQ=SECONDLY')
  await expect(busySpansOf(endless, reader, RANGE)).rejects.toThrow(/repeats in a way we cannot read|too large/)
})

test('finds today in an event that repeats since long ago', async () => {
  const old = calendarText('DTSTART;TZID=Africa/Johannesburg:19900101T080000\nDURATION:PT1H\nRRULE:FREQ=DAILY')
  const range = { from: Date.parse('2026-11-18T00:00:00Z'), to: Date.parse('2026-11-20T00:00:00Z') }
  expect(await spans(old, range)).toEqual(['2026-11-18T06:00 2026-11-18T07:00', '2026-11-19T06:00 2026-11-19T07:00'])
})
