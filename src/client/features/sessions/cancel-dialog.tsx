import { CalendarClock } from 'lucide-react'
import { useMoney } from '#client/lib/money'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { Note } from '#client/ui/note'
import { Skeleton } from '#client/ui/skeleton'
import { useToast } from '#client/ui/toast'
import type { CancelTerms, SessionDetail } from '#shared/session-detail'
import { sayFailed } from './say-failed'
import { useSessionCache } from './use-session-cache'
import { useZone } from './use-zone'
import { whenOf } from './when'

const KEPT = { 100: 'All of it goes back', 50: 'Less than 24 hours before: half', 0: 'It has begun: nothing' } as Record<
  number,
  string
>

function Figures({ terms, side, name }: { terms: CancelTerms; side: SessionDetail['side']; name: string }) {
  const { format } = useMoney()
  const money = ({ amount, currency }: { amount: number; currency: string }) => format(amount, currency)
  return (
    <dl className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 rounded-option bg-tint px-4.5 py-4 text-ui">
      <dt>{side === 'client' ? 'You paid' : `${name} paid`}</dt>
      <dd className="text-right font-[550] tabular-nums">{money(terms.paid)}</dd>
      {terms.kept.amount > 0 && (
        <>
          <dt>{KEPT[terms.percent] ?? 'Kept'}</dt>
          <dd className="text-right font-[550] tabular-nums">−{money(terms.kept)}</dd>
        </>
      )}
      <dt className="font-[650]">{side === 'client' ? 'You get back' : `${name} gets back`}</dt>
      <dd className="figure text-right text-[1.375rem] leading-tight font-[640]">{money(terms.refund)}</dd>
    </dl>
  )
}

type Props = { session: SessionDetail; open: boolean; onOpenChange: (open: boolean) => void; onMoveInstead: () => void }

/** What cancelling means, in figures, before it is done. The terms are asked for anew: they change by the hour. */
export function CancelDialog({ session, open, onOpenChange, onMoveInstead }: Props) {
  const { id, other, side, group } = session
  const { timeZone, locale } = useZone()
  const cache = useSessionCache()
  const toast = useToast()
  const terms = trpc.sessions.cancelTerms.useQuery({ id }, { enabled: open, staleTime: 0 })
  const cancel = trpc.sessions.cancel.useMutation({
    onSuccess: (detail) => {
      cache.changed(detail)
      onOpenChange(false)
      toast({
        title: group && side === 'client' ? 'Seat given up' : 'Session cancelled',
        description: `${other.firstName} is told straight away.`,
      })
    },
    onError: (error) => {
      void cache.touched(id)
      sayFailed(error, 'The session was not cancelled. Please try again.')
    },
  })
  const isSeat = group !== null && side === 'client'
  const title = isSeat ? 'Give up your seat?' : 'Cancel this session?'
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={`${other.firstName} ${other.lastName}, ${whenOf({ at: session.scheduledAt, duration: session.duration, otherZone: other.timeZone }, timeZone, locale)}.`.replace(
        ' ,',
        ',',
      )}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Keep it
          </Button>
          <Button
            variant="danger"
            pending={cancel.isPending}
            disabled={!terms.data?.mayCancel || terms.isFetching}
            onClick={() => cancel.mutate({ id })}
          >
            {isSeat ? 'Give up my seat' : 'Cancel session'}
          </Button>
        </>
      }
    >
      {terms.data && !terms.isFetching ? (
        <Figures terms={terms.data} side={side} name={other.firstName} />
      ) : terms.isError ? (
        <p role="alert">What it means could not be read. Please close this and try again.</p>
      ) : (
        <Skeleton className="h-28 w-full" />
      )}
      <p className="mt-3.5 text-sm text-muted">
        {terms.data && terms.data.refund.amount > 0 && 'The money goes back the way it came. '}
        {isSeat ? 'The others keep their seats.' : `${other.firstName} is told straight away, and your notes stay with you.`}
      </p>
      {session.mayMove && side === 'client' && (
        <Note tone="sun" Icon={CalendarClock} className="mt-4">
          {session.mayMoveFreely ? 'Moving it costs nothing. ' : `Moving costs nothing if ${other.firstName} agrees. `}
          <button
            type="button"
            onClick={onMoveInstead}
            className="-my-1 min-h-8 cursor-pointer font-semibold text-primary underline-offset-4 hover:underline max-md:-my-2.5 max-md:min-h-11"
          >
            {session.mayMoveFreely ? 'Move it instead' : 'Ask to move it instead'}
          </button>
        </Note>
      )}
    </Dialog>
  )
}
