import { createTRPCReact, getQueryKey } from '@trpc/react-query'
import { initTRPC } from '@trpc/server'
import { expect, test } from 'vitest'
import { createQueryClient, queryKeyOf, seed } from './query'

const t = initTRPC.create()
const router = t.router({
  goals: t.router({
    list: t.procedure.query(() => 1),
    detail: t.procedure.input((value) => value as { id: string }).query(() => 1),
  }),
})
const client = createTRPCReact<typeof router>()

test('a query named by the server lies under the key the components read', () => {
  expect(queryKeyOf('goals.list', null)).toEqual(getQueryKey(client.goals.list, undefined, 'query'))
  expect(queryKeyOf('goals.detail', { id: 'a' })).toEqual(getQueryKey(client.goals.detail, { id: 'a' }, 'query'))
})

test('what came in the page is in the cache', () => {
  const queryClient = createQueryClient()
  seed(queryClient, [{ path: 'goals.list', input: null, data: ['goal'] }])
  expect(queryClient.getQueryData(getQueryKey(client.goals.list, undefined, 'query'))).toEqual(['goal'])
})
