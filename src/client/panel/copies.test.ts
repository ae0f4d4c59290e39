import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { PanelProcedure } from '#shared/panel'
import { asCurl, asTypedCall } from './copies'

const base: PanelProcedure = {
  path: 'goals.create',
  kind: 'mutation',
  access: 'signed in',
  summary: '',
  rest: null,
  input: {},
  output: {},
  errors: [],
}
const origin = 'http://127.0.0.1:3000'
const nasty = `it's "$HOME" \`id\` \\ $(id) ünï\nnew line`

/** What a shell makes of the words behind `curl`. */
const words = (command: string) =>
  JSON.parse(
    execFileSync(
      'sh',
      ['-c', command.replace(/^curl/, `"${process.execPath}" -e 'console.log(JSON.stringify(process.argv.slice(1)))' --`)],
      {
        env: { NOLO_COOKIE: 'c=1' },
        encoding: 'utf8',
      },
    ),
  ) as string[]

test('curl gets every character as it was, through a real shell', () => {
  const sent = words(asCurl(base, { title: nasty }, origin))
  expect(sent.slice(0, 5)).toEqual(['-X', 'POST', `${origin}/trpc/goals.create`, '-b', 'c=1'])
  expect(JSON.parse(sent.at(-1) as string)).toEqual({ title: nasty })
})

test('a REST path takes its own fields out of the body, and a GET has the rest in its query', () => {
  const rest = { method: 'POST', path: '/api/conversations/{id}/messages' }
  const post = words(asCurl({ ...base, rest }, { id: 'a/b', content: 'Hi' }, origin))
  expect(post[2]).toBe(`${origin}/api/conversations/a%2Fb/messages`)
  expect(post.at(-1)).toBe('{"content":"Hi"}')
  const get = words(asCurl({ ...base, rest: { ...rest, method: 'GET' } }, { id: 'x', limit: 5, before: undefined }, origin))
  expect(get[0]).toBe(`${origin}/api/conversations/x/messages?limit=5`)
})

test('queries and subscriptions carry their input in the address', () => {
  const follow: PanelProcedure = { ...base, path: 'chat.follow', kind: 'subscription' }
  const [flag, address] = words(asCurl(follow, { id: "o'clock" }, origin))
  expect(flag).toBe('-N')
  expect(JSON.parse(new URL(address as string).searchParams.get('input') ?? '')).toEqual({ id: "o'clock" })
  expect(words(asCurl({ ...base, path: 'goals.list', kind: 'query', input: null }, undefined, origin))[0]).toBe(
    `${origin}/trpc/goals.list`,
  )
})

test('the typed call is what a person would write', () => {
  expect(asTypedCall(base, { title: 'Run', 'odd-name': [1, null], gone: undefined })).toBe(
    'await trpc.goals.create.mutate({ title: "Run", "odd-name": [1, null] })',
  )
  expect(asTypedCall({ ...base, path: 'goals.list', kind: 'query', input: null }, undefined)).toBe(
    'await trpc.goals.list.query()',
  )
  expect(asTypedCall({ ...base, path: 'chat.follow', kind: 'subscription' }, { id: 'x' })).toBe(
    'trpc.chat.follow.subscribe({ id: "x" }, { onData: console.log, onError: console.error })',
  )
})
