import { redirect, useSearch } from '@tanstack/react-router'
import { ChatScreen } from '../features/chat/chat-screen'
import type { ChatSearch } from '../features/chat/chat-search'
import { listOf } from '../features/chat/chat-search'
import type { Api } from '../lib/trpc'

/**
 * Brings the list and the conversation shown; without one in the address the first is. Once on the screen nothing waits
 * here: the list and the talk show their own coming.
 */
export async function load(api: Api, search: ChatSearch, cause: 'enter' | 'stay' | 'preload') {
  const list = api.chat.conversations.ensureData(listOf(search))
  if (search.c) {
    const view = api.chat.view.ensureData({ id: search.c })
    const both = Promise.allSettled([list, view])
    if (cause !== 'stay') await both
    return
  }
  const [first] = await list.then(
    ({ items }) => items,
    () => [],
  )
  if (first) throw redirect({ to: '/chat', search: { ...search, c: first.id }, replace: true })
}

export default function ChatPage() {
  return <ChatScreen search={useSearch({ from: '/chat' })} />
}
