import { Link } from '@tanstack/react-router'
import { Lock, PanelLeft } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { Thread } from '#shared/threads'
import { useTitle } from '../../lib/title'
import { keepDraft, useDraft } from '../../lib/use-draft'
import { Avatar } from '../../ui/avatar'
import { buttonClass } from '../../ui/button'
import { Composer } from '../../ui/composer'
import { Dawn } from '../../ui/dawn'
import { ErrorState } from '../../ui/error-state'
import { HelpNow } from '../../ui/help-now'
import { IconButton } from '../../ui/icon-button'
import { Note } from '../../ui/note'
import { Skeleton, SkeletonScreen } from '../../ui/skeleton'
import { composeClass, paneClass } from '../../ui/talk-layout'
import { nameOf, RoleOf } from './person-turn'
import { ThreadMessages } from './thread-messages'
import { useThread } from './use-thread'

type Props = { id: string; onOpenList: () => void }

/** A talk with a person: who they are, what was said, and the place to answer. */
export function ThreadPane({ id, onOpenList }: Props) {
  const talk = useThread(id)
  const [text, setText] = useDraft(id)
  const field = useRef<HTMLTextAreaElement>(null)
  const toEnd = useRef(() => {})
  const view = talk.query.data
  const thread = view?.thread
  useTitle(thread ? nameOf(thread.other) : 'Messages')
  const send = () => {
    talk.send(text.trim())
    setText('')
    keepDraft(id, '')
    toEnd.current()
    field.current?.focus({ preventScroll: true })
  }
  return (
    <section aria-label={thread ? nameOf(thread.other) : 'Conversation'} className={paneClass}>
      <ThreadHeader thread={thread} onOpenList={onOpenList} />
      <div className="grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)]">
        {talk.query.isPending && <MessagesComing />}
        {talk.query.isError && !view && (
          <div className="grid place-items-center p-6">
            {talk.query.error.data?.code === 'NOT_FOUND' ? (
              <NotHere title="This conversation is not here">Pick another from the list.</NotHere>
            ) : (
              <ErrorState title="This conversation did not load" onRetry={() => void talk.query.refetch()} />
            )}
          </div>
        )}
        {view &&
          (view.messages.length === 0 && talk.outgoing.length === 0 ? (
            <FirstWords thread={view.thread} />
          ) : (
            <ThreadMessages view={view} talk={talk} toEnd={toEnd} />
          ))}
      </div>
      {thread && (
        <div className={composeClass}>
          <div>
            {thread.closed ? (
              <Note Icon={Lock} role="status">
                {thread.closed}
              </Note>
            ) : (
              <>
                <Composer
                  label={`Message ${thread.other.firstName}`}
                  field={field}
                  text={text}
                  onText={setText}
                  onSend={send}
                  pending={false}
                />
                <p className="mt-2 text-center text-xs text-muted">A person answers here, so it can take a while.</p>
              </>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

/** Who one is talking to, and the way to people who help. */
export const ThreadHeader = ({ thread, onOpenList }: { thread: Thread | undefined; onOpenList: () => void }) => (
  <header className="flex min-h-15 items-center gap-2.5 border-b border-border py-2 pr-4 pl-2 md:min-h-18 md:px-8">
    <IconButton label="Your conversations" onClick={onOpenList} className="md:hidden">
      <PanelLeft size={22} strokeWidth={1.75} aria-hidden />
    </IconButton>
    {thread && (
      <Avatar
        firstName={thread.other.firstName}
        lastName={thread.other.lastName}
        imageUrl={thread.other.profileImageUrl}
        className="size-10 rounded-[32%]! text-sm max-[24.99rem]:hidden"
      />
    )}
    <div className="min-w-0 flex-1">
      <h1 data-page-heading className="truncate text-[1.1875rem] leading-tight font-[640] tracking-[-.005em]">
        {thread ? nameOf(thread.other) : 'Messages'}
      </h1>
      {thread && (
        <p className="truncate text-xs text-muted">
          <RoleOf thread={thread} />
        </p>
      )}
    </div>
    <HelpNow className="border border-border-strong bg-raised px-3 text-sm whitespace-nowrap hover:bg-tint max-[22.4rem]:[&>svg]:hidden" />
  </header>
)

const FirstWords = ({ thread: { other, asCoach } }: { thread: Thread }) => (
  <div className="grid min-h-0 place-items-center overflow-y-auto px-4 py-6">
    <div className="grid animate-rise justify-items-center gap-1.5 text-center">
      <Avatar
        firstName={other.firstName}
        lastName={other.lastName}
        imageUrl={other.profileImageUrl}
        className="size-18 rounded-[32%]! text-2xl"
      />
      <h2 className="mt-2 text-h3">Write to {nameOf(other)}</h2>
      <p className="max-w-100 text-ui text-muted">
        {asCoach
          ? 'What is written here is shown to the two of you only.'
          : 'Say what you are looking for, or ask how a session works. What is written here is shown to the two of you only.'}
      </p>
    </div>
  </div>
)

/** What was asked for is not there; the way back to the other talks. */
export const NotHere = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid animate-rise justify-items-center gap-1.5 text-center">
    <Dawn />
    <h2 className="mt-2 text-h3">{title}</h2>
    <p className="max-w-100 text-ui text-muted">{children}</p>
    <Link to="/chat" search={{}} className={buttonClass({ className: 'mt-3' })}>
      Back to your conversations
    </Link>
  </div>
)

export const MessagesComing = () => (
  <SkeletonScreen className="mx-auto flex h-full w-full max-w-read flex-col justify-end gap-6 px-4 py-6">
    <div className="flex gap-3">
      <Skeleton className="size-9 rounded-[32%]" />
      <Skeleton className="h-16 w-3/5 rounded-card" />
    </div>
    <Skeleton className="h-12 w-2/5 self-end rounded-card" />
  </SkeletonScreen>
)
