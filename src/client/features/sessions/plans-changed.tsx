import { useState } from 'react'
import { cn } from '#client/lib/class-names'
import { timeIn, weekdayIn, zoneWords } from '#client/lib/slot-times'
import { Button } from '#client/ui/button'
import { Card } from '#client/ui/card'
import type { SessionDetail } from '#shared/session-detail'
import { CancelDialog } from './cancel-dialog'
import { MoveDialog } from './move-dialog'
import { moveRule } from './move-rule'
import { useZone } from './use-zone'

/** The policy with where one stands in it, and the two ways out. */
export function PlansChanged({ session }: { session: SessionDetail }) {
  const { terms, side, other, mayMove, group, move, scheduledAt } = session
  const { timeZone, locale } = useZone()
  const [isMoving, setMoving] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  if (!terms.mayCancel || session.status === 'pending_payment') return null
  const until = `${weekdayIn(timeZone, terms.freeUntil, locale, true)}, ${timeIn(timeZone, terms.freeUntil)}`
  const stage = Date.parse(terms.freeUntil) >= Date.now() ? 0 : Date.parse(scheduledAt) > Date.now() ? 1 : 2
  const lines = [
    [`Until ${until}`, 'all of it back'],
    ['Under 24 hours', 'half back'],
    ['Once it has begun', 'nothing back'],
  ]
  return (
    <Card aria-labelledby="plans-title">
      <h2 id="plans-title" className="mb-3">
        Plans changed?
      </h2>
      {side === 'client' ? (
        <>
          <ul className="-mx-3 grid gap-1 text-ui">
            {lines.map(([when, back], at) => (
              <li
                key={when}
                aria-current={at === stage || undefined}
                className={cn(
                  'flex justify-between gap-4 rounded-control px-3 py-2',
                  at === stage && 'bg-sun-soft font-[650]',
                  at < stage && 'text-muted line-through',
                )}
              >
                <span>{when}</span>
                <span className="text-right">{back}</span>
              </li>
            ))}
          </ul>
          <p className="mt-1 text-xs text-muted">
            {zoneWords(timeZone)}. If {other.firstName} cancels you always get all of it.
          </p>
        </>
      ) : (
        <p className="text-ui text-muted">If you cancel, {other.firstName} always gets all of it back.</p>
      )}
      <p className="mt-3 text-sm text-muted">
        {group && side === 'client'
          ? 'A group session stays at its time. Give up your seat and book another one.'
          : mayMove && moveRule(session)}
      </p>
      <div className="mt-4 flex flex-wrap gap-2 *:flex-1">
        {mayMove && !move && (
          <Button variant="secondary" onClick={() => setMoving(true)}>
            Reschedule
          </Button>
        )}
        <Button variant="secondary" className="text-danger!" onClick={() => setCancelling(true)}>
          {group && side === 'client' ? 'Give up my seat' : 'Cancel'}
        </Button>
      </div>
      <MoveDialog session={session} open={isMoving} onOpenChange={setMoving} />
      <CancelDialog
        session={session}
        open={isCancelling}
        onOpenChange={setCancelling}
        onMoveInstead={() => {
          setCancelling(false)
          setMoving(true)
        }}
      />
    </Card>
  )
}
