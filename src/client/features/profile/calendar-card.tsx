import { CalendarSync } from 'lucide-react'
import { useState } from 'react'
import { dayIn, formatDay } from '#client/lib/format'
import { trpc } from '#client/lib/trpc'
import { useToday } from '#client/lib/use-today'
import { Button } from '#client/ui/button'
import { Card } from '#client/ui/card'
import { ConfirmDialog } from '#client/ui/confirm-dialog'
import { useToast } from '#client/ui/toast'
import { CalendarAddress } from './calendar-address'
import { sayFailed } from './show-refusal'

type Question = 'renew' | 'revoke'

/** The private address at which the person's own calendar program follows their sessions. */
export function CalendarCard() {
  const [{ madeAt }] = trpc.sessions.calendarFeed.useSuspenseQuery()
  const { today, locale, timeZone } = useToday()
  const [url, setUrl] = useState<string>()
  const [question, setQuestion] = useState<Question>('renew')
  const [asking, setAsking] = useState(false)
  const utils = trpc.useUtils()
  const toast = useToast()
  const ask = (about: Question) => {
    setQuestion(about)
    setAsking(true)
  }
  const make = trpc.sessions.makeCalendarFeed.useMutation({
    onSuccess: (made) => {
      utils.sessions.calendarFeed.setData(undefined, { madeAt: made.madeAt })
      setUrl(made.url)
      setAsking(false)
    },
    onError: (error) => sayFailed(error, 'No new link was made. Please try again.'),
  })
  const revoke = trpc.sessions.revokeCalendarFeed.useMutation({
    onSuccess: (feed) => {
      utils.sessions.calendarFeed.setData(undefined, feed)
      setUrl(undefined)
      setAsking(false)
      toast({ title: 'Calendar link switched off', description: 'Whoever had it reads nothing any more.' })
    },
    onError: (error) => sayFailed(error, 'The link still works. Please try again.'),
  })
  return (
    <Card id="calendar" aria-labelledby="calendar-title">
      <h2 id="calendar-title">Your calendar</h2>
      <p className="mt-1.5 mb-4 text-sm text-muted">
        Follow all your sessions in the calendar you use, with a private link you can switch off.
      </p>
      {url && <CalendarAddress url={url} />}
      {madeAt && !url && (
        <p className="mb-4 text-sm">
          A link was made on {formatDay(dayIn(timeZone, new Date(madeAt)), locale, today)}. We keep no copy to show; make a new
          one if you need it again.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          className="flex-1"
          pending={make.isPending && !asking}
          onClick={() => (madeAt ? ask('renew') : make.mutate())}
        >
          <CalendarSync size={18} strokeWidth={1.75} aria-hidden />
          {madeAt ? 'Make a new link' : 'Make a private link'}
        </Button>
        {madeAt && (
          <Button variant="ghost" className="text-danger!" onClick={() => ask('revoke')}>
            Switch off
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={question === 'renew' ? 'Make a new link?' : 'Switch the link off?'}
        consequence={
          question === 'renew'
            ? 'The link you have now stops working. Calendars that follow it need the new one.'
            : 'Calendars that follow it stop hearing of your sessions. The sessions themselves stay as they are.'
        }
        confirm={question === 'renew' ? 'Make a new link' : 'Switch it off'}
        pending={make.isPending || revoke.isPending}
        onConfirm={() => (question === 'renew' ? make.mutate() : revoke.mutate())}
      />
    </Card>
  )
}
