import { readerClock, readerDay, readerTime, readerZone } from '#server/core/reader-time'
import { dayOf } from '#shared/calendar'
import type { Side } from './announce'
import { type Meeting, nameOf, zoneOf } from './meeting'

export type Reader = { timeZone: string; locale: string }

/** How one side of a meeting reads times. */
export const readerOf = (meeting: Meeting, side: Side): Reader => ({
  timeZone: zoneOf(meeting, side),
  locale: meeting.people[side]?.locale ?? 'en',
})

/** 'Tuesday 24 November, 10:00 to 11:00'; names the day again past midnight, and the zone again where the clock changes. */
export function spanText(start: number, minutes: number, reader: Reader): string {
  const end = start + minutes * 60_000
  const isSameDay = dayOf(start, reader.timeZone) === dayOf(end, reader.timeZone)
  const [before, after] = [readerZone(start, reader), readerZone(end, reader)]
  const until = isSameDay ? readerClock(end, reader) : readerTime(end, reader)
  return `${readerTime(start, reader)} to ${until}${before === after ? '' : `, ${after}`}`
}

/** When it is for whoever reads, in their zone, and for the other side where their clock shows something else. */
export function timeFacts(meeting: Meeting, side: Side, start: number, zoneNote = ''): string[] {
  const { duration } = meeting.session
  const reader = readerOf(meeting, side)
  const otherSide = side === 'client' ? 'coach' : 'client'
  const other = { ...reader, timeZone: zoneOf(meeting, otherSide) }
  const own = [spanText(start, duration, reader), `${readerZone(start, reader)}${zoneNote}`]
  if (meeting.group && side === 'coach') return own
  const theirs = spanText(start, duration, other)
  return theirs === own[0] ? own : [...own, `For ${nameOf(meeting, otherSide)}: ${theirs}, ${readerZone(start, other)}`]
}

/** Whom and how: 'Naledi Mokoena, individual, video, 60 minutes'. A group's coach reads its title and seats instead of a name. */
export function whoFact(meeting: Meeting, side: Side): string {
  const { session, group, people, guests } = meeting
  const how = `${session.sessionType}, ${session.sessionFormat}, ${session.duration} minutes`
  const title = group?.title ? `“${group.title}”` : null
  if (side === 'coach' && group) return [title, how, `${guests} of ${group.seats} seats taken`].filter(Boolean).join(', ')
  if (side === 'coach') return `${nameOf(meeting, 'client')}, ${how}`
  const name = people.coach ? `${people.coach.firstName} ${people.coach.lastName}` : nameOf(meeting, 'coach')
  return [name, title, how].filter(Boolean).join(', ')
}

/** 'today', 'tomorrow', 'Tuesday' within the week, else 'Tuesday 24 November'. */
export function dayWord(instant: number, now: number, reader: Reader): string {
  const dayNumber = (at: number) => Date.parse(dayOf(at, reader.timeZone)) / 86_400_000
  const days = dayNumber(instant) - dayNumber(now)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  const day = readerDay(instant, reader)
  return days > 1 && days < 7 ? (/^[^\s,]+/.exec(day)?.[0] ?? day) : day
}

/** 'tomorrow at 10:00' */
export const whenWords = (instant: number, now: number, reader: Reader): string =>
  `${dayWord(instant, now, reader)} at ${readerClock(instant, reader)}`

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
