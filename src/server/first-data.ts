import { TRPCError } from '@trpc/server'
import { directoryAddress, searchOf } from '#shared/coach-filters'
import type { createCaller } from './router'

/** Of a long list shared by its address, as much as the first screens show. */
const PAGES_AT_FIRST = 3

type Query = { path: string; input: unknown; data: unknown }
type Caller = ReturnType<typeof createCaller>

/** Named as the client's cache asks for it. */
const ask = async (path: string, input: unknown, answer: Promise<unknown>): Promise<Query> => ({
  path,
  input,
  data: await answer,
})

/** What is not there (any more) leaves its place empty: the screen asks for it and says so. */
const ifThere = (query: Promise<Query>): Promise<Query[]> =>
  query.then(
    (found) => [found],
    (error) => {
      if (error instanceof TRPCError && (error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST')) return []
      throw error
    },
  )

/** Without what no text may have: somebody made that address by hand. */
const plain = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** The lists, and the talk named; where none is named the screen opens the first with Nolo. */
async function chatData(search: URLSearchParams, caller: Caller): Promise<Query[]> {
  const words = { search: plain(search.get('q') ?? '').slice(0, 200) }
  const [list, people] = await Promise.all([caller.chat.conversations(words), caller.threads.list(words)])
  const lists = [
    { path: 'chat.conversations', input: words, data: list },
    { path: 'threads.list', input: words, data: people },
  ]
  const thread = search.get('t')
  if (thread) return [...lists, ...(await ifThere(ask('threads.view', { id: thread }, caller.threads.view({ id: thread }))))]
  const id = search.has('coach') ? undefined : search.get('c') || list.items[0]?.id
  return [...lists, ...(id ? await ifThere(ask('chat.view', { id }, caller.chat.view({ id }))) : [])]
}

/** The first coaches to pick from, the one picked already, and the currency of the prices. */
async function bookingData(coachId: string | null, caller: Caller): Promise<Query[]> {
  const first = { sort: 'rating', verified: false, page: 0 } as const
  const [coach, ...rest] = await Promise.all([
    coachId ? ifThere(ask('coaches.profile', { coachId }, caller.coaches.profile({ coachId }))) : [],
    ask('coaches.search', first, caller.coaches.search(first)),
    ask('sessions.list', null, caller.sessions.list()),
    ask('currency.detect', null, caller.currency.detect()),
  ])
  return [...coach, ...rest]
}

/** The first page under the address's filters, and those below it that were shown. */
async function coachesData(search: URLSearchParams, caller: Caller): Promise<Query[]> {
  const address = directoryAddress(Object.fromEntries([...search].map(([name, value]) => [name, unquoted(plain(value))])))
  const pages = Array.from({ length: (address.page ?? 0) + 1 }, (_, page) => searchOf(address, page))
  return Promise.all([
    ask('currency.detect', null, caller.currency.detect()),
    ...pages.slice(0, PAGES_AT_FIRST).map((input) => ask('coaches.search', input, caller.coaches.search(input))),
  ])
}

/** The router writes words that look like something else in quotation marks: "20", "true". */
function unquoted(value: string): string {
  try {
    const word: unknown = JSON.parse(value)
    return typeof word === 'string' ? word : value
  } catch {
    return value
  }
}

/** The data a screen's first picture needs, so that no round trip stands before it. */
export async function firstData({ pathname, searchParams }: URL, caller: Caller): Promise<Query[]> {
  const goals = () => ask('goals.list', null, caller.goals.list())
  if (pathname === '/')
    return Promise.all([
      goals(),
      ask('goals.week', null, caller.goals.week()),
      ask('sessions.list', null, caller.sessions.list()),
      ask('sessions.week', null, caller.sessions.week()),
      ask('chat.week', null, caller.chat.week()),
      ask('chat.conversations', { search: '' }, caller.chat.conversations({ search: '' })),
    ])
  if (pathname === '/chat') return chatData(searchParams, caller)
  if (pathname === '/goals') return Promise.all([goals(), ask('goals.listDeleted', null, caller.goals.listDeleted())])
  if (pathname === '/booking') return bookingData(searchParams.get('coach'), caller)
  if (pathname === '/sessions') return Promise.all([ask('sessions.list', null, caller.sessions.list())])
  const [, sessionId] = /^\/sessions\/([\w-]+)$/.exec(pathname) ?? []
  if (sessionId) return ifThere(ask('sessions.detail', { id: sessionId }, caller.sessions.detail({ id: sessionId })))
  if (pathname === '/profile')
    return Promise.all([
      ask('auth.security', null, caller.auth.security()),
      ask('auth.logins', null, caller.auth.logins()),
      ask('profile.audit', null, caller.profile.audit()),
      ask('currency.detect', null, caller.currency.detect()),
    ])
  if (pathname === '/coaches') return coachesData(searchParams, caller)
  const [, coachId] = /^\/coaches\/([\w-]+)$/.exec(pathname) ?? []
  if (coachId)
    return Promise.all([
      ask('currency.detect', null, caller.currency.detect()),
      ifThere(ask('coaches.profile', { coachId }, caller.coaches.profile({ coachId }))),
    ]).then((all) => all.flat())
  const [, id] = /^\/goals\/([\w-]+)$/.exec(pathname) ?? []
  if (!id) return []
  const [list, detail] = await Promise.all([goals(), ifThere(ask('goals.detail', { id }, caller.goals.detail({ id })))])
  return [list, ...detail]
}
