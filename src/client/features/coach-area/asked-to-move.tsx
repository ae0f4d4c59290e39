import { ArrowRight, Check, Clock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { dayIn } from '#client/lib/format'
import { timeIn } from '#client/lib/slot-times'
import { trpc } from '#client/lib/trpc'
import { Avatar } from '#client/ui/avatar'
import { Button } from '#client/ui/button'
import { Card, CardHeader } from '#client/ui/card'
import { Chip } from '#client/ui/chip'
import { useToast } from '#client/ui/toast'
import type { CoachMeeting } from '#shared/coach-sessions'
import { dayWord, longDay } from './days'
import { sayFailed } from './say-failed'
import { type Asked, askedToMove, useSessionsChanged, withWhom } from './use-coach-days'

const weekday = (instant: string, timeZone: string) => longDay(dayIn(timeZone, new Date(instant))).split(' ')[0]

function Question({ meeting, timeZone }: { meeting: Asked; timeZone: string }) {
  const { startsAt, duration, move } = meeting
  const changed = useSessionsChanged()
  const toast = useToast()
  const name = withWhom(meeting)
  const at = timeIn(timeZone, move.startsAt)
  const end = timeIn(timeZone, new Date(Date.parse(move.startsAt) + duration * 60_000).toISOString())
  const answer = trpc.sessions.answerMove.useMutation({
    onSuccess: async (_, { accept }) => {
      await changed()
      toast(
        accept
          ? { title: 'Session moved', description: `${name} now comes ${dayWord(move.startsAt, timeZone)} at ${at}.` }
          : { title: 'Time kept', description: `${name} knows that the session stays where it was.` },
      )
    },
    onError: sayFailed('Your answer was not kept. Please try again.'),
  })
  const say = (accept: boolean) => answer.mutate({ id: meeting.guests[0]?.sessionId ?? meeting.id, accept })
  const saying = (accept: boolean) => answer.isPending && answer.variables.accept === accept
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3.5 border-t border-border py-4 first:border-0 first:pt-0 last:pb-0 max-md:items-start">
      <Avatar firstName={name} lastName="" className="size-12 text-ui" />
      <div className="min-w-60 flex-1">
        <h3>{name}</h3>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 tabular-nums">
          <s className="text-muted">
            {dayWord(startsAt, timeZone)} {timeIn(timeZone, startsAt)}
          </s>
          <ArrowRight size={18} strokeWidth={1.75} aria-label="to" className="text-muted" />
          <b className="font-semibold">
            {longDay(dayIn(timeZone, new Date(move.startsAt)))}, {at} to {end}
          </b>
        </p>
        <p className="text-sm text-muted">
          The session is soon, so it needs your yes. The new time is held for {name} until {dayWord(move.expiresAt, timeZone)}{' '}
          {timeIn(timeZone, move.expiresAt)}; without an answer the session stays.
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-auto max-md:*:px-3">
        <Button variant="secondary" pending={saying(false)} onClick={() => say(false)}>
          Keep {dayWord(startsAt, timeZone) === 'today' ? 'today' : weekday(startsAt, timeZone)}
        </Button>
        <Button pending={saying(true)} onClick={() => say(true)}>
          <Check size={18} strokeWidth={1.75} aria-hidden />
          Move to {weekday(move.startsAt, timeZone)}
        </Button>
      </div>
    </li>
  )
}

/** Clients who asked for another time; nothing where nobody did. */
export function AskedToMove({ meetings, timeZone }: { meetings: readonly CoachMeeting[]; timeZone: string }) {
  const asked = askedToMove(meetings)
  const before = useRef(asked.length)
  // the button pressed goes with its question
  useEffect(() => {
    if (asked.length < before.current && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
    before.current = asked.length
  }, [asked.length])
  if (asked.length === 0) return null
  return (
    <Card aria-labelledby="asked-title">
      <CardHeader title="Asked to move" id="asked-title" className="mb-3">
        <Chip tone="warning">
          <Clock size={16} strokeWidth={1.75} aria-hidden />
          {asked.length} waiting
        </Chip>
      </CardHeader>
      <ul>
        {asked.map((meeting) => (
          <Question key={meeting.id} meeting={meeting} timeZone={timeZone} />
        ))}
      </ul>
    </Card>
  )
}
