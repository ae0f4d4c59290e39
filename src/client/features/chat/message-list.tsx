import { ArrowDown } from 'lucide-react'
import { Fragment, type RefObject } from 'react'
import type { ChatMessage } from '#shared/chat'
import { Button } from '../../ui/button'
import { dayLabel, useReader } from './chat-times'
import { OwnTurn } from './own-turn'
import { ReplyTurn, ThinkingTurn } from './reply-turn'
import type { ConversationHandle, Sending } from './use-conversation'
import { useFollowScroll } from './use-follow-scroll'

type Props = {
  messages: ChatMessage[]
  older: boolean
  chat: ConversationHandle
  /** Nothing can be sent just now. */
  busy: boolean
  onResend: (text: string, replaces: string) => void
  /** Set by the list: goes to the newest words. */
  toEnd: RefObject<() => void>
}

/** Scrolled this near to the start, older messages are fetched without being asked for. */
const NEAR_TOP = 80

/** What is on its way stands there at once; what it replaces is gone. */
function shownNow(messages: ChatMessage[], sending: Sending | null): ChatMessage[] {
  const cut = sending?.replaces ? messages.findIndex((message) => message.id === sending.replaces) : -1
  return cut < 0 ? messages : messages.slice(0, cut)
}

/** The talk, oldest first. Keeps to its end until one scrolls up; older messages come in front without a jump. */
export function MessageList({ messages, older, chat, busy, onResend, toEnd }: Props) {
  const reader = useReader()
  const now = Date.now()
  const shown = shownNow(messages, chat.sending)
  const scroll = useFollowScroll(shown[0]?.id)
  toEnd.current = scroll.toEnd
  const firstGuided = shown.find((message) => message.source === 'guided')?.id
  const lastId = chat.sending ? undefined : shown.at(-1)?.id
  const writing = chat.sending !== null || chat.retryPending || shown.at(-1)?.status === 'streaming'
  let day = ''
  return (
    <div className="relative min-h-0">
      <div
        ref={scroll.list}
        onScroll={() => {
          scroll.onScroll()
          if (older && !scroll.atEnd && (scroll.list.current?.scrollTop ?? NEAR_TOP) < NEAR_TOP) void chat.loadOlder()
        }}
        role="log"
        aria-label="Messages"
        aria-live={writing ? 'off' : 'polite'}
        aria-relevant="additions"
        aria-busy={writing}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="relative h-full overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-2 [overflow-anchor:none] md:px-8 md:py-6"
      >
        <div ref={scroll.content} className="mx-auto flex min-h-full w-full max-w-read flex-col justify-end pb-2">
          {older && (
            <Button variant="ghost" size="sm" className="self-center" pending={chat.loadingOlder} onClick={chat.loadOlder}>
              Show older messages
            </Button>
          )}
          {shown.map((message) => {
            const label = dayLabel(message.createdAt, now, reader)
            const newDay = label !== day
            day = label
            return (
              <Fragment key={message.id}>
                {newDay && <DayLine label={label} />}
                {message.role === 'user' ? (
                  <OwnTurn
                    text={message.content}
                    createdAt={message.createdAt}
                    reader={reader}
                    onResend={busy ? undefined : (text) => onResend(text, message.id)}
                  />
                ) : (
                  <ReplyTurn
                    message={message}
                    reader={reader}
                    last={message.id === lastId}
                    guidedHint={message.id === firstGuided}
                    retryPending={chat.retryPending}
                    answerPending={chat.answerPending === message.id}
                    onRetry={chat.retry}
                    onRate={chat.rate}
                    onAnswer={chat.answerProposal}
                  />
                )}
              </Fragment>
            )
          })}
          {chat.sending && (
            <>
              <OwnTurn text={chat.sending.text} createdAt={new Date(now).toISOString()} reader={reader} />
              <ThinkingTurn />
            </>
          )}
        </div>
      </div>
      {!scroll.atEnd && (
        <Button
          variant="secondary"
          size="sm"
          onClick={scroll.toEnd}
          className="absolute bottom-2 left-1/2 -translate-x-1/2 rounded-full! shadow-float"
        >
          <ArrowDown size={16} strokeWidth={1.75} aria-hidden />
          Jump to latest
        </Button>
      )}
    </div>
  )
}

const DayLine = ({ label }: { label: string }) => (
  <p className="mt-6 flex items-center gap-4 text-xs text-muted first:mt-0 before:flex-1 before:border-t before:border-border after:flex-1 after:border-t after:border-border">
    {label}
  </p>
)
