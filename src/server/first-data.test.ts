import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#server/features/auth/tables'
import { makeCoach } from '#server/testing/make-coach'
import { cookieOf, register } from '#server/testing/sign-in'
import { type TestApp, testApp } from '#server/testing/test-app'
import type { Goal } from '#shared/goals'
import type { SlotDays } from '#shared/sessions'

type Shell = { queries: { path: string; input: { id?: string; search?: string } | null; data: unknown }[] }

/** A signed-in browser: what it posts, and the data in the page it opens. */
async function signedIn(app: TestApp, fields: Record<string, string> = {}) {
  const cookie = cookieOf(await register(app, fields))
  return {
    async post<T>(path: string, body: object): Promise<T> {
      const headers = { cookie, 'content-type': 'application/json' }
      return (await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<T>
    },
    async open(path: string) {
      const answer = await app.request(path, { headers: { cookie } })
      expect(answer.status).toBe(200)
      const { queries: all }: Shell = JSON.parse(/id="shell"[^>]*>(.*?)<\/script>/s.exec(await answer.text())?.[1] ?? '')
      const [unread, ...queries] = all
      expect(unread).toMatchObject({ path: 'threads.unread', data: { count: 0 } })
      return {
        queries,
        names: queries.map((query) => query.path),
        of: (name: string) => queries.find((query) => query.path === name),
      }
    },
  }
}

test('the chat comes with its list and the conversation named, else with the first', async () => {
  const app = await testApp()
  const person = await signedIn(app)
  expect((await person.open('/chat')).names).toEqual(['chat.conversations', 'threads.list'])
  const { id: older } = await person.post<{ id: string }>('/api/conversations', { title: 'The garden' })
  app.clock.advance(60_000)
  const { id: newer } = await person.post<{ id: string }>('/api/conversations', { title: 'Letters </script>' })

  const named = await person.open(`/chat?c=${older}`)
  expect(named.of('chat.view')).toMatchObject({ input: { id: older }, data: { conversation: { title: 'The garden' } } })
  expect(named.of('chat.conversations')).toMatchObject({ input: { search: '' }, data: { items: [{ id: newer }, { id: older }] } })
  expect((await person.open('/chat')).of('chat.view')).toMatchObject({ input: { id: newer } })

  const found = await person.open('/chat?q=garden')
  expect(found.of('chat.conversations')).toMatchObject({ input: { search: 'garden' }, data: { items: [{ id: older }] } })
  expect(found.of('chat.view')).toMatchObject({ input: { id: older } })
})

test('a goal comes with its steps beside the list', async () => {
  const person = await signedIn(await testApp())
  const goal = { title: 'Sleep before eleven', description: '', category: 'Health', targetDate: null }
  const { id } = await person.post<Goal>('/api/goals', goal)
  const page = await person.open(`/goals/${id}`)
  expect(page.names).toEqual(['goals.list', 'goals.detail'])
  expect(page.of('goals.detail')).toMatchObject({ input: { id }, data: { id, title: 'Sleep before eleven', milestones: [] } })
})

test('a coach comes with the next free times, where the clock of who reads is known', async () => {
  const app = await testApp()
  const { coach } = await makeCoach(app.deps)
  const names = ['currency.detect', 'coaches.profile', 'sessions.slots']
  const here = await (await signedIn(app, { timeZone: 'Asia/Tokyo' })).open(`/coaches/${coach.id}`)
  expect(here.names).toEqual(names)
  const times = here.of('sessions.slots')
  expect(times?.input).toMatchObject({ coachId: coach.id, timeZone: 'Asia/Tokyo', from: '2026-11-18', days: 31, duration: 60 })
  const { days } = (times as { data: SlotDays }).data
  expect(days.some(({ free }) => free.length > 0)).toBe(true)

  const nowhere = await signedIn(app, { email: 'nowhere@example.org' })
  expect((await nowhere.open(`/coaches/${coach.id}`)).names).toEqual(names.slice(0, 2))
  expect((await nowhere.open('/coaches/nobody')).names).toEqual(['currency.detect'])
})

test('the profile comes with the ways in, the sign-ins and the log', async () => {
  const page = await (await signedIn(await testApp())).open('/profile')
  expect(page.names).toEqual(['auth.security', 'auth.logins', 'profile.audit', 'currency.detect'])
  expect(page.of('auth.logins')).toMatchObject({ data: [{ current: true }] })
})

test('the areas of coaches and administrators come with their data, for them only', async () => {
  const app = await testApp()
  const person = await signedIn(app, { email: 'area@example.org' })
  for (const path of ['/coach', '/coach/hours', '/admin']) expect((await person.open(path)).names).toEqual([])
  const [row] = await app.deps.store.db.select({ id: users.id }).from(users)
  const become = (role: 'coach' | 'admin') =>
    app.deps.store.transaction((tx) =>
      tx
        .update(users)
        .set({ role })
        .where(eq(users.id, row?.id ?? '')),
    )
  await become('admin')
  expect((await person.open('/admin')).names).toEqual(['admin.stats', 'admin.users', 'admin.applications', 'admin.reviews'])
  expect((await person.open('/admin?q=x')).names).toEqual(['admin.stats', 'admin.applications', 'admin.reviews'])
  await become('coach')
  expect((await person.open('/coach')).names).toEqual([])
  expect((await person.open('/')).of('sessions.coachList')).toBeUndefined()
  await makeCoach(app.deps, { userId: row?.id ?? '' })
  const home = await person.open('/')
  expect(home.of('coaches.own')).toBeDefined()
  expect(home.of('sessions.coachList')).toMatchObject({ data: [] })
  const week = await person.open('/coach?week=2026-03-18')
  const asked = week.queries.filter(({ path }) => path === 'sessions.coachList').map(({ input }) => input)
  expect(asked).toContainEqual({ from: '2026-03-15T00:00:00.000Z', to: '2026-03-24T00:00:00.000Z' })
  expect(week.names).toEqual(expect.arrayContaining(['coaches.own', 'coaches.availability', 'coaches.busyTimes']))
  expect((await person.open('/coach/hours')).names).toEqual(['coaches.own', 'coaches.availability', 'coaches.busyFeeds'])
})

test('what is not there, or not theirs, is left to the screen to say', async () => {
  const app = await testApp()
  const person = await signedIn(app)
  const stranger = app.caller(await app.signUp())
  const { id: talk } = await stranger.chat.createConversation({ title: 'Not yours' })
  expect((await person.open(`/chat?c=${talk}`)).names).toEqual(['chat.conversations', 'threads.list'])
  expect((await person.open(`/chat?c=${'x'.repeat(300)}`)).names).toEqual(['chat.conversations', 'threads.list'])
  expect((await person.open(`/chat?q=${'x'.repeat(300)}`)).names).toEqual(['chat.conversations', 'threads.list'])
  expect((await person.open(`/chat?t=${talk}`)).names).toEqual(['chat.conversations', 'threads.list'])
  expect((await person.open('/chat?coach=nobody')).names).toEqual(['chat.conversations', 'threads.list'])
  expect((await person.open('/goals/nothing')).names).toEqual(['goals.list'])
})
