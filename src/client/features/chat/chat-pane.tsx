import { useEffect, useRef } from 'react'
import { cn } from '../../lib/class-names'
import { withReplyEvent } from '../../lib/running-reply'
import { useTitle } from '../../lib/title'
import { keepDraft, readDraft, useDraft } from '../../lib/use-draft'
import { Button } from '../../ui/button'
import { Composer } from '../../ui/composer'
import { Dawn } from '../../ui/dawn'
import { ErrorState } from '../../ui/error-state'
import { composeClass, paneClass } from '../../ui/talk-layout'
import { ChatHeader } from './chat-header'
import { MessagesSkeleton } from './chat-skeleton'
import { ChatStatus } from './chat-status'
import { ComposerFoot } from './composer-foot'
import { HelpBanner } from './help-banner'
import { MessageList } from './message-list'
import { ReplyFollower } from './reply-follower'
import { preloadMarkdown } from './reply-text'
import { Suggestions } from './suggestions'
import { useConversation } from './use-conversation'
import { useStopKey } from './use-stop-key'
import { Welcome } from './welcome'

type Props = {
  id: string
  title?: string
  tell: (conversationId: string) => void
  onOpenList: () => void
  onNew: () => void
  /** Just made: words to begin with, else the composer takes the focus. */
  begin?: { text: string | null }
}

/** One conversation: its messages and the place to answer. */
export function ChatPane({ id, title, tell, onOpenList, onNew, begin }: Props) {
  const chat = useConversation(id, tell)
  const [text, setText] = useDraft(id)
  const field = useRef<HTMLTextAreaElement>(null)
  const toEnd = useRef(() => {})
  const view = chat.query.data
  const messages = view?.messages ?? []
  const running = messages.find((message) => message.status === 'streaming')
  const busy = chat.sending !== null || running !== undefined || chat.retryPending
  const last = messages.at(-1)
  const suggestions = !busy && last?.role === 'assistant' && last.status === 'complete' ? last.suggestions : []
  useTitle('Nolo Chat')
  useEffect(preloadMarkdown, [])

  const say = async (words: string, replaces?: string) => {
    toEnd.current()
    field.current?.focus({ preventScroll: true })
    const sent = await chat.send(words, replaces)
    if (sent) return
    setText((now) => now || words)
    if (readDraft(id) === '') keepDraft(id, words)
  }
  /** What was pressed goes away with the press; the keyboard goes on in the composer. */
  const andBack =
    <A extends unknown[]>(act: (...args: A) => void) =>
    (...args: A) => {
      act(...args)
      field.current?.focus({ preventScroll: true })
    }
  const stop = running && andBack(() => chat.stop(running))
  const sendTyped = () => {
    setText('')
    void say(text)
  }

  useStopKey(stop)

  const begun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, with what it was opened for.
  useEffect(() => {
    if (!begin || begun.current) return
    begun.current = true
    if (begin.text) void say(begin.text)
    else field.current?.focus()
  }, [])

  return (
    <section aria-label={title ?? 'Conversation'} className={paneClass}>
      <ChatHeader title={title ?? view?.conversation.title} onOpenList={onOpenList} />
      {(view?.raised === 'high' || view?.raised === 'imminent') && <HelpBanner />}
      <div className={cn('grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)]')}>
        {chat.query.isPending && <MessagesSkeleton />}
        {chat.query.isError && !view && (
          <Failed code={chat.query.error.data?.code} onRetry={() => void chat.query.refetch()} onNew={onNew} />
        )}
        {view &&
          (messages.length === 0 && !chat.sending ? (
            <div className="flex min-h-0 overflow-y-auto px-4">
              <Welcome disabled={busy} onPick={(words) => void say(words)} />
            </div>
          ) : (
            <MessageList
              messages={messages}
              older={view.before !== null}
              chat={{ ...chat, retry: andBack(chat.retry), answerProposal: andBack(chat.answerProposal) }}
              busy={busy}
              onResend={(words, replaces) => void say(words, replaces)}
              toEnd={toEnd}
            />
          ))}
      </div>
      {view && (
        <div className={composeClass}>
          <div>
            <Suggestions suggestions={suggestions} disabled={busy} onPick={(words) => void say(words)} />
            <Composer
              label="Message Nolo"
              field={field}
              text={text}
              onText={setText}
              onSend={sendTyped}
              pending={busy}
              onStop={stop}
            />
            <ComposerFoot />
          </div>
        </div>
      )}
      {running && (
        <ReplyFollower
          key={running.id}
          reply={running}
          onLost={chat.refresh}
          onEvents={(events) => {
            chat.change((now) => events.reduce((shown, event) => withReplyEvent(shown, running.id, event), now))
            for (const event of events) if (event.type === 'done') chat.ended(event.message)
          }}
        />
      )}
      <ChatStatus
        thinking={chat.sending !== null || chat.retryPending || running?.content === ''}
        finished={running ? null : chat.finished}
      />
    </section>
  )
}

function Failed({ code, onRetry, onNew }: { code: string | undefined; onRetry: () => void; onNew: () => void }) {
  return (
    <div className="grid place-items-center p-6">
      {code === 'NOT_FOUND' ? (
        <div className="grid animate-rise justify-items-center gap-1.5 text-center">
          <Dawn />
          <h2 className="mt-2 text-h3">This conversation is not here</h2>
          <p className="max-w-100 text-ui text-muted">
            It may have been deleted. Pick another from the list, or start a new one.
          </p>
          <Button className="mt-3" onClick={onNew}>
            New Chat
          </Button>
        </div>
      ) : (
        <ErrorState title="This conversation did not load" onRetry={onRetry} />
      )}
    </div>
  )
}
