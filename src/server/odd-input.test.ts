import { expect, test } from 'vitest'
import { Id } from '#shared/text'
import { createLog } from './core/log'
import { cookieOf, register } from './testing/sign-in'
import { testApp } from './testing/test-app'

test('an address nobody would type gets a page or a sentence, signed in or not, and is no fault of ours', async () => {
  const faults: string[] = []
  const app = await testApp({ log: createLog('error', { write: (line: string) => void faults.push(line) }) })
  const signedIn = { cookie: cookieOf(await register(app)) }
  const odd = ['%', '%00', '%E0%A4%A', '%ED%A0%80', 'x'.repeat(5000)]
  const pages = odd.flatMap((word) => [
    ...['/chat?q=', '/chat?c=', '/chat?t=', '/coaches?q=', '/coaches?page=', '/booking?coach='].map((path) => path + word),
    ...['/goals/', '/sessions/', '/coaches/', '/assets/', '/'].map((path) => path + word),
  ])
  const calls = odd.flatMap((word) =>
    [
      '/api/',
      '/api/conversations/',
      '/api/coaches/apply/attachments/',
      '/api/sessions/one/documents/',
      '/trpc/',
      '/trpc/goals.detail?input=',
      '/api/calendar/',
    ].map((path) => path + word),
  )
  for (const headers of [{}, signedIn]) {
    for (const path of pages) {
      const answer = await app.request(path, { headers })
      expect([answer.headers.get('content-type'), answer.status < 405], path.slice(0, 40)).toEqual([
        'text/html; charset=UTF-8',
        true,
      ])
    }
    for (const path of calls) {
      const answer = await app.request(path, { headers })
      expect([400, 401, 404], path.slice(0, 40)).toContain(answer.status)
      expect(answer.headers.get('content-type'), path.slice(0, 40)).toMatch(/^application\/json/)
    }
  }
  expect(faults).toEqual([])
})

test('a sign that a database refuses and a day no calendar has are refused before them, whoever asks for what', async () => {
  const app = await testApp()
  const me = app.caller(await app.signUp())
  const odd = 'a\0b'
  const slots = { coachId: 'one', duration: 60 as const, timeZone: 'Africa/Johannesburg' }
  const asked = [
    () => me.chat.send({ conversationId: odd, message: 'Hello' }),
    () => me.sessions.book({ coachId: odd, date: '2026-11-24', time: '10:00' }),
    () => me.coaches.search({ q: odd }),
    () => me.threads.list({ search: odd }),
    () => me.sessions.slots({ ...slots, from: '9999-12-01', days: 62 }),
    () => me.sessions.slots({ ...slots, from: '0000-01-01', days: 1 }),
  ]
  for (const ask of asked) {
    const said = await ask().then(
      () => 'fine',
      (error: { code?: string }) => error.code,
    )
    expect(['fine', 'BAD_REQUEST', 'NOT_FOUND'], String(ask)).toContain(said)
  }
})

test('an id has no sign that a database refuses', () => {
  expect(Id.safeParse('a\0b').success).toBe(false)
})
