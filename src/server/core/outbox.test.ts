import { expect, test } from 'vitest'
import { mails, withMailbox } from '#server/testing/sign-in'
import { type Letter, renderLetter } from './letter'
import { queueMail } from './outbox'
import { readerTime, readerZone } from './reader-time'

const letter: Letter = {
  subject: 'You and Naledi,\r\nBcc: else@example.org',
  greeting: 'It is in the diary, <Thandi>',
  facts: ['Tuesday 24 November, 10:00', 'Johannesburg time (SAST)', 'Naledi & you'],
  paragraphs: ['First paragraph.', 'Second paragraph.'],
  button: { label: 'Open it', href: 'https://nolo.example/s?a=1&b="2"' },
  foot: 'You get this because you booked.',
}

test('both forms say the same in the same order', () => {
  const { text, html } = renderLetter(letter)
  const order = [letter.greeting, ...(letter.facts ?? []), ...letter.paragraphs, 'Open it', letter.foot]
  const shown = html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))
  for (const form of [text, shown]) {
    const at = order.map((part) => form.indexOf(part))
    expect(at.every((position) => position >= 0)).toBe(true)
    expect([...at].sort((a, b) => a - b)).toEqual(at)
  }
  expect(text).toContain(letter.button?.href)
})

test('what people wrote is text in the mail, and no header of its own', () => {
  const { subject, html } = renderLetter(letter)
  expect(subject).toBe('You and Naledi, Bcc: else@example.org')
  expect(html).not.toContain('<Thandi>')
  expect(html).not.toMatch(/href="[^"]*"2/)
  expect(html).not.toMatch(/<(img|script|link)\b|url\(/)
})

test('a mail goes out once for its key, not before its time, with what is attached', async () => {
  const app = await withMailbox()
  const attachments = [{ filename: 'session.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }]
  const mail = { key: 'booked-1', userId: null, to: 'thandi@example.org', letter, attachments }
  const runAt = new Date(app.clock.now() + 1000)
  const queue = () => app.deps.store.transaction((tx) => queueMail(tx, { ...mail, runAt }))
  expect([await queue(), await queue()]).toEqual([true, false])
  expect(await mails(app)).toEqual([])
  app.clock.advance(1000)
  expect(await mails(app)).toMatchObject([{ to: 'thandi@example.org', messageId: 'booked-1', attachments }])
})

test('a mail asked for in a transaction that fails is never sent', async () => {
  const app = await withMailbox()
  const failing = app.deps.store.transaction(async (tx) => {
    await queueMail(tx, { key: 'k', userId: null, to: 'a@b.c', letter, runAt: new Date(0) })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await mails(app)).toEqual([])
})

test.each([
  ['Africa/Johannesburg', 'en-ZA', 'Tuesday 24 November, 10:00', 'Johannesburg time (SAST)'],
  ['America/New_York', 'en-US', 'Tuesday, November 24, 3:00 AM', 'New York time (EST)'],
  ['Asia/Kolkata', 'fr-FR', 'Tuesday 24 November, 13:30', 'Kolkata time (GMT+5:30)'],
  [null, 'en-GB', 'Tuesday 24 November, 08:00', 'UTC'],
  ['Nowhere/Land', 'en-GB', 'Tuesday 24 November, 08:00', 'UTC'],
])('in %s (%s) it is %s', (timeZone, locale, time, zone) => {
  const instant = Date.parse('2026-11-24T08:00:00Z')
  expect(readerTime(instant, { timeZone, locale })).toBe(time)
  expect(readerZone(instant, { timeZone, locale })).toBe(zone)
})
