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
    ['/api/', '/api/conversations/', '/trpc/', '/trpc/goals.detail?input=', '/api/calendar/'].map((path) => path + word),
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

test('an id has no sign that a database refuses', () => {
  expect(Id.safeParse('a\0b').success).toBe(false)
})
