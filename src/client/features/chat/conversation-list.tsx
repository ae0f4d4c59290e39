import { useNavigate } from '@tanstack/react-router'
import { Plus, Search } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useReader } from '../../lib/chat-times'
import { cn } from '../../lib/class-names'
import { Button } from '../../ui/button'
import { ErrorState } from '../../ui/error-state'
import { controlClass } from '../../ui/field'
import type { ChatSearch } from './chat-search'
import { ConversationListSkeleton } from './chat-skeleton'
import { ConversationItem } from './conversation-item'
import type { ConversationsHandle } from './use-conversations'

const PAUSE_MS = 250

/** Searches titles and all that was said, once the typing pauses. */
function SearchBox({ search }: { search: ChatSearch }) {
  const navigate = useNavigate()
  const [words, setWords] = useState(search.q ?? '')
  useEffect(() => {
    const q = words.trim() || undefined
    if (q === search.q) return
    const timer = setTimeout(
      () => void navigate({ to: '/chat', search: { c: search.c, t: search.t, q }, replace: true }),
      PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [words, search.c, search.t, search.q, navigate])
  return (
    <div className="relative">
      <Search
        size={18}
        strokeWidth={1.75}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        aria-label="Search conversations"
        placeholder="Search conversations"
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        className={cn(controlClass, 'pl-10')}
      />
    </div>
  )
}

type Props = {
  search: ChatSearch
  list: ConversationsHandle
  onNew: () => void
  /** The talks with people, before those with Nolo. */
  people?: ReactNode
  /** A conversation was picked: a drawer closes. */
  onPick?: () => void
}

function Items({ search, list, onPick }: Omit<Props, 'onNew' | 'people'>) {
  const reader = useReader()
  if (list.query.isPending) return <ConversationListSkeleton />
  if (list.query.isError)
    return (
      <ErrorState title="Your conversations did not load" onRetry={() => void list.query.refetch()}>
        Please check your connection and try again.
      </ErrorState>
    )
  if (list.items.length === 0)
    return (
      <p role="status" className="px-3.5 py-6 text-center text-ui text-muted">
        {search.q ? `Nothing found for "${search.q}".` : 'Your conversations will stand here.'}
      </p>
    )
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {list.items.map((conversation) => (
          <ConversationItem
            key={conversation.id}
            conversation={conversation}
            selected={conversation.id === search.c}
            q={search.q}
            reader={reader}
            list={list}
            onPick={onPick ?? (() => undefined)}
          />
        ))}
      </ul>
      {list.nextBefore && (
        <Button variant="ghost" size="sm" className="mt-2 w-full" pending={list.loadingMore} onClick={list.loadMore}>
          Show more
        </Button>
      )}
    </>
  )
}

/** All conversations: a new one, a search, and the list. */
export const ConversationList = ({ search, list, onNew, people, onPick }: Props) => (
  <div className="flex min-h-0 flex-1 flex-col gap-3">
    <Button className="w-full shrink-0" pending={list.creating.isPending} onClick={onNew}>
      <Plus size={18} strokeWidth={1.75} aria-hidden />
      New Chat
    </Button>
    <SearchBox search={search} />
    <div className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1 pb-2">
      {people}
      <nav aria-label="Conversations">
        <Items search={search} list={list} onPick={onPick} />
      </nav>
    </div>
  </div>
)
