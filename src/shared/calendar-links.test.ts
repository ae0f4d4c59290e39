import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFileLink, googleCalendarLink, outlookCalendarLink } from './calendar-links'

const event: CalendarEvent = {
  title: 'Session with Naledi Mokoena',
  startsAt: '2026-11-24T23:30:00.000Z',
  duration: 90,
  description: 'Video & more: 100% "you" + me',
  location: 'https://nolo.test/sessions/8f2k',
}
const fieldsOf = (link: string) => Object.fromEntries(new URL(link).searchParams)

test('Google gets the exact instants and every word', () => {
  const link = googleCalendarLink(event)
  expect(new URL(link).origin + new URL(link).pathname).toBe('https://calendar.google.com/calendar/render')
  expect(fieldsOf(link)).toEqual({
    action: 'TEMPLATE',
    text: event.title,
    dates: '20261124T233000Z/20261125T010000Z',
    details: event.description,
    location: event.location,
  })
  expect(link).not.toContain('+')
})

test('Outlook gets the exact instants and every word', () => {
  const link = outlookCalendarLink(event)
  expect(new URL(link).hostname).toBe('outlook.live.com')
  expect(fieldsOf(link)).toMatchObject({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: '2026-11-24T23:30:00.000Z',
    enddt: '2026-11-25T01:00:00.000Z',
    body: event.description,
    location: event.location,
  })
})

test('whatever a title holds stays in its field', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, description) => {
      const given = { ...event, title, description }
      expect(fieldsOf(googleCalendarLink(given))).toMatchObject({ text: title, details: description, location: event.location })
      expect(fieldsOf(outlookCalendarLink(given))).toMatchObject({ subject: title, body: description, location: event.location })
    }),
  )
})

test('the file is at the session’s own address', () => {
  expect(calendarFileLink('8f2k')).toBe('/api/sessions/8f2k/calendar.ics')
  expect(calendarFileLink('../x')).toBe('/api/sessions/..%2Fx/calendar.ics')
})
