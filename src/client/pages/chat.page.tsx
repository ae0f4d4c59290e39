import { redirect, useSearch } from '@tanstack/react-router'
import { ChatScreen } from '../features/chat/chat-screen'
import type { ChatSearch } from '../features/chat/chat-search'
import { listOf } from '../features/chat/chat-search'
import { OpenThread } from '../features/threads/open-thread'
import { PeopleList } from '../features/threads/people-list'
import { ThreadPane } from '../features/threads/thread-pane'
import type { Api } from '../lib/trpc'

/**
 * Brings the lists and the talk shown; without one in the address the first with Nolo is. Once on the screen nothing waits
 * here: the lists and the talk show their own coming.
 */
export async function load(api: Api, search: ChatSearch, cause: 'enter' | 'stay' | 'preload') {
  const list = api.chat.conversations.ensureData(listOf(search))
  const people = api.threads.list.ensureData(listOf(search))
  const talk = search.t
    ? api.threads.view.ensureData({ id: search.t })
    : search.c && !search.coach && !search.client && api.chat.view.ensureData({ id: search.c })
  const all = Promise.allSettled([list, people, talk])
  if (talk || search.coach || search.client) {
    if (cause !== 'stay') await all
    return
  }
  const [first] = await list.then(
    ({ items }) => items,
    () => [],
  )
  if (first) throw redirect({ to: '/chat', search: { ...search, c: first.id }, replace: true })
}

export default function ChatPage() {
  const search = useSearch({ from: '/chat' })
  const { t, coach, client, q } = search
  const whom = coach ? { coachId: coach } : client && { clientId: client }
  const pane = t
    ? (onOpenList: () => void) => <ThreadPane key={t} id={t} onOpenList={onOpenList} />
    : whom && ((onOpenList: () => void) => <OpenThread key={coach ?? client} whom={whom} onOpenList={onOpenList} />)
  return (
    <ChatScreen
      search={t || whom ? { ...search, c: undefined } : search}
      people={(onPick) => <PeopleList selected={t} q={q} onPick={onPick} />}
      pane={pane || undefined}
    />
  )
}
