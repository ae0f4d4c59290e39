import { AskedToMove } from '#client/features/coach-area/asked-to-move'
import { CoachFrame } from '#client/features/coach-area/coach-frame'
import { NextSessions } from '#client/features/coach-area/next-sessions'
import { askedToMove, todayLine, useAhead } from '#client/features/coach-area/use-coach-days'
import { WeekCard } from '#client/features/coach-area/week-card'
import { dayIn } from '#client/lib/format'
import { type Api, trpc } from '#client/lib/trpc'
import { aheadSpan, weekSpan } from '#shared/coach-days'

export const load = async (api: Api, { week }: { week: string | undefined }) => {
  const [{ availability }] = await Promise.all([
    api.coaches.availability.ensureData(),
    api.coaches.own.ensureData(),
    api.sessions.coachList.ensureData(aheadSpan(dayIn('UTC'))),
  ])
  const span = weekSpan(week ?? dayIn(availability.timeZone))
  await Promise.all([api.sessions.coachList.ensureData(span), api.coaches.busyTimes.ensureData(span)])
}

export default function CoachAreaPage() {
  const [{ availability }] = trpc.coaches.availability.useSuspenseQuery()
  const { timeZone } = availability
  const ahead = useAhead()
  const waiting = askedToMove(ahead).length
  const line = `${todayLine(ahead, timeZone)}${
    waiting > 0 ? ` ${waiting === 1 ? 'One person is' : `${waiting} people are`} waiting for your answer.` : ''
  }`
  return (
    <CoachFrame title="Week" line={line}>
      <AskedToMove meetings={ahead} timeZone={timeZone} />
      <WeekCard />
      <NextSessions meetings={ahead} />
    </CoachFrame>
  )
}
