import { BadgeCheck, CircleAlert } from 'lucide-react'
import type { Thread } from '#shared/threads'
import { type Reader, timeOfDay } from '../../lib/chat-times'
import { cn } from '../../lib/class-names'
import { Avatar } from '../../ui/avatar'
import { Button } from '../../ui/button'
import { bubbleClass, ownBubble } from '../../ui/talk-layout'
import type { Outgoing } from './outgoing'
import { PlainText } from './plain-text'

export const nameOf = ({ firstName, lastName }: Thread['other']): string => `${firstName} ${lastName}`.trim()

/** "Your coach", with a tick where their papers were checked. */
export const RoleOf = ({ thread }: { thread: Thread }) =>
  thread.asCoach ? (
    'Your client'
  ) : (
    <span className="inline-flex items-center gap-1 font-semibold whitespace-nowrap text-success">
      {thread.other.verified && <BadgeCheck size={16} strokeWidth={1.75} role="img" aria-label="Verified" />}
      Your coach
    </span>
  )

type Said = { content: string; createdAt: string; reader: Reader }

const theirBubble = `${bubbleClass} col-start-2 justify-self-start rounded-tl-[6px] whitespace-pre-wrap wrap-anywhere inset-ring`
const coachBubble = 'bg-bubble-coach inset-ring-[color-mix(in_oklab,var(--chart-4)_38%,transparent)]'

/** What the person across said: a coach in green with an edge, always beside their picture. */
export function TheirTurn({ thread, content, createdAt, reader, follows }: Said & { thread: Thread; follows: boolean }) {
  const { other, asCoach } = thread
  return (
    <div
      className={cn(
        'grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2 gap-y-1 md:grid-cols-[2.25rem_minmax(0,1fr)] md:gap-x-3',
        follows ? 'mt-1.5' : 'mt-4.5 md:mt-6',
      )}
    >
      {!follows && (
        <Avatar
          firstName={other.firstName}
          lastName={other.lastName}
          imageUrl={other.profileImageUrl}
          className="row-span-2 size-7 rounded-[32%]! text-[.625rem] md:size-9 md:text-xs"
        />
      )}
      <p className={cn('col-start-2 flex flex-wrap items-center gap-x-2 text-xs text-muted', follows && 'sr-only')}>
        <b className="font-semibold text-text">{nameOf(other)}</b>
        {!follows && <RoleOf thread={thread} />}
        <span>{timeOfDay(createdAt, reader)}</span>
      </p>
      <div className={cn(theirBubble, asCoach ? 'bg-raised inset-ring-border' : coachBubble)}>
        <PlainText text={content} />
      </div>
    </div>
  )
}

/** What one wrote oneself. `state` stands under it: sent, read, on its way. */
export function OwnTurn({ content, createdAt, reader, state, follows }: Said & { state: string | null; follows: boolean }) {
  return (
    <div className={cn('grid grid-cols-[minmax(0,1fr)] gap-1', follows ? 'mt-1.5' : 'mt-4.5 md:mt-6')}>
      <p className="sr-only">
        You, {timeOfDay(createdAt, reader)}
        {state && `, ${state}`}
      </p>
      <div className={ownBubble}>
        <PlainText text={content} />
      </div>
      {state && (
        <p aria-hidden className="justify-self-end pr-1 text-xs text-muted">
          {state}
        </p>
      )}
    </div>
  )
}

type FailedProps = { message: Outgoing; onAgain: () => void; onLetGo: () => void }

/** Under a message that did not arrive: why, and what to do. */
export const NotSent = ({ message, onAgain, onLetGo }: FailedProps) => (
  <div role="alert" className="mt-1 flex flex-wrap items-center justify-end gap-x-2 gap-y-1 text-sm">
    <p className="flex items-center gap-1.5 font-medium text-danger">
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
      Not sent. {message.failed}
    </p>
    <Button size="sm" variant="ghost" onClick={onLetGo}>
      Delete
    </Button>
    <Button size="sm" variant="secondary" onClick={onAgain}>
      Try again
    </Button>
  </div>
)
