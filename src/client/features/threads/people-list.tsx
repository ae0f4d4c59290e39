import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Thread } from '#shared/threads'
import { type Reader, shortWhen, useReader } from '../../lib/chat-times'
import { trpc } from '../../lib/trpc'
import { Avatar } from '../../ui/avatar'
import { Button } from '../../ui/button'
import { useToast } from '../../ui/toast'
import { UnreadCount } from '../../ui/unread-count'
import { nameOf } from './person-turn'

const headingClass = 'px-3.5 pt-1 pb-1.5 text-xs font-semibold text-muted'

type Props = { selected: string | undefined; q: string | undefined; onPick: () => void }

/** The talks with people, over those with Nolo; nothing while there are none. */
export function PeopleList({ selected, q, onPick }: Props) {
  const reader = useReader()
  const toast = useToast()
  const utils = trpc.useUtils()
  const input = { search: q ?? '' }
  const { data } = trpc.threads.list.useQuery(input, { placeholderData: keepPreviousData })
  const [more, setMore] = useState<{ of: string; items: Thread[]; nextBefore: string | null } | null>(null)
  const [loading, setLoading] = useState(false)
  const further = more?.of === input.search ? more : null
  const first = data?.items ?? []
  const items = [...first, ...(further?.items ?? []).filter((item) => first.every((known) => known.id !== item.id))]
  const nextBefore = further ? further.nextBefore : (data?.nextBefore ?? null)
  if (items.length === 0) return null

  const loadMore = async () => {
    if (!nextBefore) return
    setLoading(true)
    try {
      const page = await utils.client.threads.list.query({ ...input, before: nextBefore })
      setMore({ of: input.search, items: [...(further?.items ?? []), ...page.items], nextBefore: page.nextBefore })
    } catch {
      toast({ title: 'More conversations did not load', description: 'Please try again.', variant: 'destructive' })
    } finally {
      setLoading(false)
    }
  }
  return (
    <>
      <nav aria-label="People" className="mb-2 border-b border-border pb-2">
        <h2 className={headingClass}>People</h2>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {items.map((thread) => (
            <PersonItem key={thread.id} thread={thread} selected={thread.id === selected} q={q} reader={reader} onPick={onPick} />
          ))}
        </ul>
        {nextBefore && (
          <Button variant="ghost" size="sm" className="mt-2 w-full" pending={loading} onClick={loadMore}>
            Show more
          </Button>
        )}
      </nav>
      <h2 className={headingClass}>Nolo</h2>
    </>
  )
}

type ItemProps = { thread: Thread; selected: boolean; q: string | undefined; reader: Reader; onPick: () => void }

const PersonItem = ({ thread, selected, q, reader, onPick }: ItemProps) => (
  <li>
    <Link
      to="/chat"
      search={{ t: thread.id, q }}
      activeProps={{ 'aria-current': undefined }}
      aria-current={selected ? 'page' : undefined}
      onClick={onPick}
      className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-x-3 rounded-[14px] px-3.5 py-2.5 -outline-offset-2 hover:bg-tint aria-[current]:bg-surface aria-[current]:shadow-card aria-[current]:inset-ring aria-[current]:inset-ring-border"
    >
      <Avatar
        firstName={thread.other.firstName}
        lastName={thread.other.lastName}
        imageUrl={thread.other.profileImageUrl}
        className="size-9 rounded-[32%]! text-xs"
      />
      <span className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-0.5">
        <span className="flex items-baseline justify-between gap-3">
          <b className="truncate text-ui font-semibold">{nameOf(thread.other)}</b>
          <time dateTime={thread.lastAt} className="shrink-0 text-xs text-muted">
            {shortWhen(thread.lastAt, Date.now(), reader)}
          </time>
        </span>
        <span className="flex items-center justify-between gap-2">
          <span className={`truncate text-sm ${thread.unread > 0 ? 'font-semibold text-text' : 'text-muted'}`}>
            {thread.lastLine}
          </span>
          <UnreadCount count={thread.unread} className="shrink-0" />
        </span>
      </span>
    </Link>
  </li>
)
