import { Fragment, type RefObject } from 'react'
import type { ChatMessage } from '#shared/chat'
import { dayLabel, useReader } from '../../lib/chat-times'
import { Button } from '../../ui/button'
import { DayLine } from '../../ui/day-line'
import { JumpToLatest } from '../../ui/jump-to-latest'
import { columnClass, logClass } from '../../ui/talk-layout'
import { useFollowScroll } from '../../ui/use-follow-scroll'
import { OwnTurn } from './own-turn'
import { ReplyTurn, ThinkingTurn } from './reply-turn'
import type { ConversationHandle, Sending } from './use-conversation'

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
        className={logClass}
      >
        <div ref={scroll.content} className={columnClass}>
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
      {!scroll.atEnd && <JumpToLatest onClick={scroll.toEnd} />}
    </div>
  )
}
