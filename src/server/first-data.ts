import type { User } from '#shared/auth'
import { dayOf } from '#shared/calendar'
import { directoryAddress, searchOf } from '#shared/coach-filters'
import { nextTimes } from '#shared/next-times'
import { areaData } from './first-data-areas'
import { ask, type Caller, ifThere, plain, type Query, unquoted } from './first-query'

/** Of a long list shared by its address, as much as the first screens show. */
const PAGES_AT_FIRST = 3

/** Where the reader's clock stands, and what they do here. */
type Reader = { timeZone: string | null; role: User['role'] | undefined; now: number }

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
  const id = search.has('coach') || search.has('client') ? undefined : search.get('c') || list.items[0]?.id
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

/** A coach and their next free times; without a zone of the reader's own only the browser knows what day it is. */
async function coachData(coachId: string, { timeZone, now }: Reader, caller: Caller): Promise<Query[]> {
  const times = timeZone && nextTimes(coachId, timeZone, dayOf(now, timeZone))
  const all = await Promise.all([
    ask('currency.detect', null, caller.currency.detect()),
    ifThere(ask('coaches.profile', { coachId }, caller.coaches.profile({ coachId }))),
    times ? ifThere(ask('sessions.slots', times, caller.sessions.slots(times))) : [],
  ])
  return all.flat()
}

/** The data a screen's first picture needs, so that no round trip stands before it. */
export async function firstData({ pathname, searchParams }: URL, reader: Reader, caller: Caller): Promise<Query[]> {
  const goals = () => ask('goals.list', null, caller.goals.list())
  if (pathname === '/') {
    const [ahead, ...own] = await Promise.all([
      reader.role === 'coach' ? areaData(pathname, searchParams, reader.now, caller) : [],
      goals(),
      ask('goals.week', null, caller.goals.week()),
      ask('sessions.list', null, caller.sessions.list()),
      ask('sessions.week', null, caller.sessions.week()),
      ask('chat.week', null, caller.chat.week()),
      ask('chat.conversations', { search: '' }, caller.chat.conversations({ search: '' })),
    ])
    return [...own, ...ahead]
  }
  if (pathname === '/chat') return chatData(searchParams, caller)
  if (pathname === '/goals') return Promise.all([goals(), ask('goals.listDeleted', null, caller.goals.listDeleted())])
  if (pathname === '/booking') return bookingData(searchParams.get('coach'), caller)
  if (pathname === '/admin' || pathname === '/coach' || pathname.startsWith('/coach/'))
    return areaData(pathname, searchParams, reader.now, caller)
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
  if (coachId) return coachData(coachId, reader, caller)
  const [, id] = /^\/goals\/([\w-]+)$/.exec(pathname) ?? []
  if (!id) return []
  const [list, detail] = await Promise.all([goals(), ifThere(ask('goals.detail', { id }, caller.goals.detail({ id })))])
  return [list, ...detail]
}
