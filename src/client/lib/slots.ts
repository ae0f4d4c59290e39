import type { SessionType } from '#shared/sessions'
import { dayIn } from './format'
import { slotName } from './slot-times'
import { trpc } from './trpc'

type Wish = { coachId: string; duration: 30 | 60 | 90; sessionType: SessionType; timeZone: string }

/** Others book too: what is older than this is asked for again when it is looked at. */
const FRESH_MS = 20_000

/** "2026-11", so many months on. */
export function monthAfter(month: string, by = 1): string {
  const [year = 1970, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

const lengthOf = (month: string) => new Date(Date.parse(`${monthAfter(month)}-01`) - 86_400_000).getUTCDate()

/** What of a coach's month ("2026-11", in the viewer's zone) is free and what is taken, from today on. */
export function useMonthSlots(wish: Wish, month: string, enabled = true) {
  const today = dayIn(wish.timeZone)
  const from = month === today.slice(0, 7) ? today : `${month}-01`
  const days = Math.max(lengthOf(month) - Number(from.slice(8)) + 1, 1)
  return trpc.sessions.slots.useQuery({ ...wish, from, days }, { staleTime: FRESH_MS, enabled })
}

/** The start an address names: its instant and, of a group, its seats. Null where the coach has no such start. */
export function useNamedSlot(wish: Wish, date: string | undefined, time: string | undefined) {
  const named = Boolean(date && time)
  const { data, isPending } = useMonthSlots(wish, date?.slice(0, 7) ?? dayIn(wish.timeZone).slice(0, 7), named)
  const day = data?.days.find((one) => one.day === date)
  const free = day?.free.find(({ startsAt }) => slotName(startsAt, wish.timeZone) === time)
  const taken = day?.taken.find((startsAt) => slotName(startsAt, wish.timeZone) === time)
  const slot = free ?? (taken ? { startsAt: taken, group: null } : null)
  return { slot: named ? slot : null, isLoading: named && isPending }
}
