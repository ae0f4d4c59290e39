import { dayOf } from '#shared/calendar'
import { aheadSpan, weekSpan } from '#shared/coach-days'
import { ask, type Caller, isRefused, type Query } from './first-query'

/** The first data of the coach's and the administrators' screens, and of a coach's dashboard; nothing for whoever these are not for, which their screens say. */
export async function areaData(pathname: string, search: URLSearchParams, now: number, caller: Caller): Promise<Query[]> {
  try {
    if (pathname === '/admin') return await adminData(search, caller)
    if (pathname === '/') return await aheadData(now, caller)
    if (pathname === '/coach') return await weekData(search.get('week'), now, caller)
    if (pathname === '/coach/hours')
      return await Promise.all([
        ask('coaches.own', null, caller.coaches.own()),
        ask('coaches.availability', null, caller.coaches.availability()),
        ask('coaches.busyFeeds', null, caller.coaches.busyFeeds()),
      ])
    return []
  } catch (error) {
    if (isRefused(error, 'FORBIDDEN', 'NOT_FOUND', 'BAD_REQUEST')) return []
    throw error
  }
}

/** The coach and their meetings ahead. */
function aheadData(now: number, caller: Caller): Promise<Query[]> {
  const ahead = aheadSpan(dayOf(now, 'UTC'))
  return Promise.all([
    ask('coaches.own', null, caller.coaches.own()),
    ask('sessions.coachList', ahead, caller.sessions.coachList(ahead)),
  ])
}

/** The week named, else the one it is where the coach keeps their hours. */
async function weekData(named: string | null, now: number, caller: Caller): Promise<Query[]> {
  const first = await aheadData(now, caller)
  const kept = await caller.coaches.availability()
  const day = named && /^\d{4}-\d{2}-\d{2}$/.test(named) && Number.isFinite(Date.parse(named)) ? named : null
  const week = weekSpan(day ?? dayOf(now, kept.availability.timeZone))
  const shown = await Promise.all([
    ask('sessions.coachList', week, caller.sessions.coachList(week)),
    ask('coaches.busyTimes', week, caller.coaches.busyTimes(week)),
  ])
  return [...first, { path: 'coaches.availability', input: null, data: kept }, ...shown]
}

/** The cards, and each list where no filter stands in the address; a filtered one is asked for by its screen. */
async function adminData(search: URLSearchParams, caller: Caller): Promise<Query[]> {
  const has = (...names: string[]) => names.some((name) => search.has(name))
  return Promise.all([
    ask('admin.stats', null, caller.admin.stats()),
    ...(has('q', 'role', 'blocked') ? [] : [ask('admin.users', {}, caller.admin.users({}))]),
    ...(has('status') ? [] : [ask('admin.applications', {}, caller.admin.applications({}))]),
    ...(has('reviews') ? [] : [ask('admin.reviews', {}, caller.admin.reviews({}))]),
  ])
}
