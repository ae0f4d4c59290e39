import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { trpc } from '#client/lib/trpc'
import { Button, buttonClass } from '#client/ui/button'
import { Card } from '#client/ui/card'
import { EmptyState } from '#client/ui/empty-state'
import type { Session } from '#shared/sessions'
import { SessionRow } from './session-row'

const SHOWN = 10
const endOf = ({ scheduledAt, duration }: Session) => Date.parse(scheduledAt) + duration * 60_000
const isAhead = (session: Session, now: number) =>
  (session.status === 'scheduled' || session.status === 'pending_payment') && endOf(session) > now

/** What is ahead, soonest first, and what has been, latest first. */
export function SessionLists() {
  const [sessions] = trpc.sessions.list.useSuspenseQuery()
  const [shown, setShown] = useState(SHOWN)
  const now = Date.now()
  const ahead = sessions.filter((session) => isAhead(session, now))
  const past = sessions.filter((session) => !isAhead(session, now)).reverse()
  return (
    <>
      <section aria-labelledby="ahead-title" className="grid gap-3">
        <h2 id="ahead-title">Upcoming</h2>
        {ahead.length > 0 ? (
          <ul className="grid gap-3">
            {ahead.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        ) : (
          <Card>
            <EmptyState
              title="No session booked"
              action={
                <Link to="/booking" className={buttonClass()}>
                  Book Session
                </Link>
              }
            >
              When you book a coach, the time stands here.
            </EmptyState>
          </Card>
        )}
      </section>
      {past.length > 0 && (
        <section aria-labelledby="past-title" className="mt-4 grid gap-3">
          <h2 id="past-title">Past</h2>
          <ul className="grid gap-3">
            {past.slice(0, shown).map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          {past.length > shown && (
            <Button variant="secondary" className="justify-self-center" onClick={() => setShown(shown + SHOWN)}>
              Show more
            </Button>
          )}
        </section>
      )}
    </>
  )
}
