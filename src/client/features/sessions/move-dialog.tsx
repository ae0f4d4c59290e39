import { useState } from 'react'
import type * as z from 'zod'
import { dayIn } from '#client/lib/format'
import { timeIn, weekdayIn, zoneWords } from '#client/lib/slot-times'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { SlotPicker } from '#client/ui/slot-picker'
import { useToast } from '#client/ui/toast'
import { ZonePicker } from '#client/ui/zone-picker'
import type { SessionDetail } from '#shared/session-detail'
import { MOVE_HOURS } from '#shared/session-policy'
import type { Duration } from '#shared/sessions'
import { moveRule } from './move-rule'
import { sayFailed } from './say-failed'
import { useSessionCache } from './use-session-cache'
import { useZone } from './use-zone'

type Props = { session: SessionDetail; open: boolean; onOpenChange: (open: boolean) => void }

/** Another time for a session: the rule first, then the free starts. */
export function MoveDialog({ session, open, onOpenChange }: Props) {
  const { id, coachId, coach, side, other, mayMoveFreely } = session
  const { timeZone: ownZone, locale } = useZone()
  const [timeZone, setTimeZone] = useState(ownZone)
  const [date, setDate] = useState<string>()
  const [startsAt, setStartsAt] = useState<string>()
  const cache = useSessionCache()
  const toast = useToast()
  const move = trpc.sessions.move.useMutation({
    onSuccess: (detail) => {
      cache.changed(detail)
      onOpenChange(false)
      setStartsAt(undefined)
      setDate(undefined)
      const when = startsAt
        ? `${weekdayIn(timeZone, startsAt, locale)}, ${timeIn(timeZone, startsAt)} ${zoneWords(timeZone)}`
        : ''
      if (detail.move)
        toast({ title: 'New time asked for', description: `${other.firstName} has ${MOVE_HOURS[side]} hours to answer.` })
      else toast({ title: 'Session moved', description: when })
    },
    onError: (error) => {
      setStartsAt(undefined)
      void Promise.all([cache.touched(id), cache.slots()])
      sayFailed(error, 'The session was not moved. Please try again.')
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={mayMoveFreely ? 'Pick another time' : 'Ask for another time'}
      description={moveRule(session)}
      className="md:max-w-208!"
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Keep the time
          </Button>
          <Button pending={move.isPending} disabled={!startsAt} onClick={() => startsAt && move.mutate({ id, startsAt })}>
            {mayMoveFreely ? 'Move session' : `Ask ${other.firstName}`}
          </Button>
        </>
      }
    >
      <div className="mb-4">
        <ZonePicker
          timeZone={timeZone}
          onPick={(zone) => {
            setTimeZone(zone)
            setDate(startsAt && dayIn(zone, new Date(startsAt)))
          }}
        />
      </div>
      <SlotPicker
        key={timeZone}
        coach={{ id: coachId, firstName: coach.firstName }}
        duration={session.duration as z.infer<typeof Duration>}
        sessionType={session.sessionType}
        timeZone={timeZone}
        locale={locale}
        date={date}
        startsAt={startsAt}
        onDate={(day) => {
          setDate(day)
          setStartsAt(undefined)
        }}
        onPick={setStartsAt}
      />
    </Dialog>
  )
}
