import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { describeProcedures } from './panel'
import { appRouter } from './router'
import { sentencesOf } from './schema-sentences'
import { testApp } from './testing/test-app'

const procedures = describeProcedures(appRouter)
const called = (path: string) => procedures.find((procedure) => procedure.path === path)

test('every procedure is described, and says who may call it', () => {
  expect(procedures.map(({ path }) => path).sort()).toEqual(Object.keys(appRouter._def.procedures).sort())
  for (const { path, access, summary } of procedures) {
    expect(access, path).toMatch(/^(anyone|signed in|client|coach|admin)$/)
    expect(summary, path).not.toBe('')
  }
})

test('a mutation comes with its input, its REST path and the sentences of its refusals', () => {
  const create = called('goals.create')
  expect(create).toMatchObject({ kind: 'mutation', access: 'signed in', rest: { method: 'POST', path: '/api/goals' } })
  expect(create?.input).toMatchObject({ type: 'object', required: ['title'] })
  const refused = create?.errors.find(({ code }) => code === 'BAD_REQUEST')?.sentences
  expect(refused).toContain('Please enter a goal title.')
  expect(refused).toContain('Please enter a real date.')
  expect(create?.errors.map(({ code }) => code)).toContain('UNAUTHORIZED')
})

test('queries without input say so, and a subscription is one', () => {
  expect(called('goals.list')).toMatchObject({ kind: 'query', input: null })
  expect(called('chat.follow')).toMatchObject({ kind: 'subscription', output: null })
  expect(called('goals.changeStatus')?.summary).toBe('Change status')
})

test('sentences are found however deep, each holder once', () => {
  const inner = z.string().min(2, 'Two at least.')
  const schema = z.object({ list: z.array(inner.optional()), again: inner, either: z.union([z.email('An address.'), z.null()]) })
  expect([...sentencesOf(schema)].sort()).toEqual(['An address.', 'Two at least.'])
  expect([...sentencesOf(z.string())]).toEqual([])
})

describe('the page', () => {
  type Asked = { production?: boolean; socket?: string; headers?: Record<string, string> }
  async function ask({ production = false, socket = '127.0.0.1', headers = {} }: Asked) {
    const { app } = await testApp({ config: { production } })
    const init = { headers: { host: '127.0.0.1:3000', ...headers } }
    return app.request('/dev/panel', init, { incoming: { socket: { remoteAddress: socket } } })
  }

  test('is for this machine', async () => {
    const answer = await ask({})
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-security-policy')).not.toMatch(/unsafe/)
    expect(await answer.text()).toContain('/assets/panel.js')
  })

  test('does not exist in production, nor for anybody elsewhere', async () => {
    const others: Asked[] = [
      { production: true },
      { socket: '10.0.0.7' },
      { headers: { host: 'evil.example' } },
      { headers: { 'x-forwarded-for': '127.0.0.1' } },
    ]
    for (const other of others) {
      const answer = await ask(other)
      expect([other, answer.status]).toEqual([other, 404])
      expect(await answer.text()).not.toContain('/assets/panel.js')
    }
  })
})
