import { Link } from '@tanstack/react-router'
import { ArrowUp, ChevronRight } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { Card, CardHeader } from '#client/ui/card'
import { Chip, SuggestionChip } from '#client/ui/chip'
import { HelpNow } from '#client/ui/help-now'
import { NoloFace } from '#client/ui/nolo-face'
import { Skeleton } from '#client/ui/skeleton'
import { Thinking } from '#client/ui/thinking'
import { MESSAGE_LENGTH } from '#shared/chat-rules'
import { withoutMarks } from '#shared/without-marks'
import { useMiniChat } from './use-mini-chat'

const OPENERS = ['Help me pick a goal', 'I feel stuck', 'Just listen']

/** A few words with Nolo without leaving the dashboard. */
export function MiniChat({ className }: { className?: string }) {
  const { conversationId, loading, said, reply, busy, raised, send } = useMiniChat()
  const [text, setText] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const content = text.trim()
    if (content === '' || busy) return
    setText('')
    if (!(await send(content))) setText(content)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method is composing, Enter picks a word and does not send.
    if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault()
  }
  const suggestions = busy || loading ? [] : reply ? reply.suggestions.slice(0, 3) : OPENERS
  const words = reply ? withoutMarks(reply.content) : 'What is on your mind? We can look at a goal, or at whatever today brought.'
  return (
    <Card aria-labelledby="mini-chat" className={className}>
      <CardHeader
        id="mini-chat"
        className="mb-3.5"
        title={
          <span className="flex items-center gap-2.5">
            <NoloFace className="size-8" />
            Nolo
          </span>
        }
      >
        <Chip tone="success">
          <span className="size-2 rounded-full bg-current" />
          Online
        </Chip>
      </CardHeader>
      <div aria-live="polite" aria-busy={busy}>
        {said && (
          <p className="mb-2 ml-8 line-clamp-3 w-fit justify-self-end rounded-card rounded-br-[6px] bg-bubble-me px-4 py-2.5 text-ui break-words text-on-bubble-me">
            {said}
          </p>
        )}
        {loading ? (
          <Skeleton className="h-20 w-full rounded-card" />
        ) : (
          <div className="rounded-card rounded-tl-[6px] bg-bubble-nolo px-4 py-3 text-[.9688rem] break-words whitespace-pre-line">
            {busy && !reply?.content ? (
              <>
                <Thinking />
                <span className="sr-only">Nolo is thinking</span>
              </>
            ) : (
              words
            )}
          </div>
        )}
      </div>
      {raised && <HelpNow className="mt-2 text-ui text-primary" />}
      {suggestions.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {suggestions.map((suggestion) => (
            <SuggestionChip key={suggestion} onClick={() => send(suggestion)}>
              {suggestion}
            </SuggestionChip>
          ))}
        </div>
      )}
      <form
        onSubmit={submit}
        className="mt-4 flex items-center gap-2 rounded-full border border-field bg-raised py-1 pr-1 pl-4 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring"
      >
        <input
          aria-label="Message to Nolo"
          placeholder="Say anything"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={MESSAGE_LENGTH}
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) => setText(event.target.value)}
          className="min-h-11 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted md:text-ui"
        />
        <button
          type="submit"
          aria-label="Send"
          aria-disabled={busy || undefined}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full bg-primary text-on-primary hover:bg-primary-hover aria-disabled:opacity-50"
        >
          <ArrowUp size={20} strokeWidth={1.75} aria-hidden />
        </button>
      </form>
      <Link
        to="/chat"
        search={{ c: conversationId }}
        className="mt-2 -mb-2 -ml-1 inline-flex min-h-11 items-center gap-1 rounded-control px-1 text-ui font-semibold text-primary"
      >
        Open in Nolo Chat
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
      </Link>
    </Card>
  )
}
