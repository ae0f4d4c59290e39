import { expect, test } from 'vitest'
import { cookieOf, register } from '#server/testing/sign-in'
import { type TestApp, testApp } from '#server/testing/test-app'
import type { Goal } from '#shared/goals'

type Shell = { queries: { path: string; input: { id?: string; search?: string } | null; data: unknown }[] }

/** A signed-in browser: what it posts, and the data in the page it opens. */
async function signedIn(app: TestApp) {
  const cookie = cookieOf(await register(app))
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

test('the profile comes with the ways in, the sign-ins and the log', async () => {
  const page = await (await signedIn(await testApp())).open('/profile')
  expect(page.names).toEqual(['auth.security', 'auth.logins', 'profile.audit', 'currency.detect'])
  expect(page.of('auth.logins')).toMatchObject({ data: [{ current: true }] })
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
