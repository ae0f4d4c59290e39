import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { timeIn, zoneWords } from '#client/lib/slot-times'
import { useNow } from '#client/lib/use-now'
import { Button, buttonClass } from '#client/ui/button'
import type { SessionDetail } from '#shared/session-detail'
import { useZone } from './use-zone'

const LOOK_MS = 5_000

/** The conversation of the two: a client's with this coach, a coach's found by the client's name. */
const talk = ({ side, coachId, other }: SessionDetail) => (side === 'client' ? { coach: coachId } : { q: other.firstName })

/** The way into the session. Whatever its format, it is the conversation of the two that opens. */
export function JoinSession({ session }: { session: SessionDetail }) {
  const now = useNow(LOOK_MS)
  const { timeZone } = useZone()
  const { join, other, sessionFormat, status } = session
  const isOpen = now >= Date.parse(join.from) && now < Date.parse(join.until)
  const isAhead = status === 'scheduled' && now < Date.parse(join.until)
  return (
    <>
      {isAhead && (
        <div className="mt-5">
          {isOpen ? (
            <Link to="/chat" search={talk(session)} className={buttonClass({ className: 'w-full' })}>
              Join Session
            </Link>
          ) : (
            <Button disabled className="w-full">
              Join Session
            </Button>
          )}
          <p className="mt-1.5 text-center text-xs text-muted">
            {!isOpen && `Opens at ${timeIn(timeZone, join.from)} ${zoneWords(timeZone)}. `}
            {sessionFormat === 'chat'
              ? `You meet in your conversation with ${other.firstName}.`
              : `You meet in your conversation with ${other.firstName}, where either of you can send the link of a call.`}
          </p>
        </div>
      )}
      <Link
        to="/chat"
        search={talk(session)}
        className={buttonClass({ variant: 'tinted', className: 'mt-3 w-full wrap-anywhere whitespace-normal!' })}
      >
        <MessageCircle size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
        Message {other.firstName}
      </Link>
    </>
  )
}
