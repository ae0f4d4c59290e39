import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ConversationSummary } from '#shared/chat'
import { trpc } from '../../lib/trpc'
import { keepDraft, readDraft } from '../../lib/use-draft'
import { useToast } from '../../ui/toast'
import { type ChatSearch, listOf } from './chat-search'

/** Where a draft is kept while there is no conversation to keep it for. */
export const NO_CONVERSATION_YET = 'none'

/** Neither a conversation nor a person is shown. */
const isEmptyScreen = ({ c, t, coach, client }: ChatSearch) => !(c ?? t ?? coach ?? client)

type Extra = { of: string; items: ConversationSummary[]; nextBefore: string | null }

/** The person's conversations, and what can be done with them. */
export function useConversations(search: ChatSearch, tell: (conversationId: string) => void) {
  const toast = useToast()
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const input = listOf(search)
  const query = trpc.chat.conversations.useQuery(input, { placeholderData: keepPreviousData })
  const [extra, setExtra] = useState<Extra | null>(null)
  const [loadingMore, setLoadingMore] = useState(false)

  const firstPage = query.data?.items ?? []
  const further = extra?.of === input.search ? extra : null
  const items = [...firstPage, ...(further?.items ?? []).filter((item) => firstPage.every((known) => known.id !== item.id))]
  const nextBefore = further ? further.nextBefore : (query.data?.nextBefore ?? null)

  const loadMore = async () => {
    if (!nextBefore || loadingMore) return
    setLoadingMore(true)
    try {
      const page = await utils.client.chat.conversations.query({ ...input, before: nextBefore })
      setExtra({ of: input.search, items: [...(further?.items ?? []), ...page.items], nextBefore: page.nextBefore })
    } catch {
      toast({ title: 'More conversations did not load', description: 'Please try again.', variant: 'destructive' })
    } finally {
      setLoadingMore(false)
    }
  }

  const creating = trpc.chat.createConversation.useMutation({
    onSuccess(conversation) {
      utils.chat.view.setData({ id: conversation.id }, { conversation, messages: [], before: null, raised: null })
      utils.chat.conversations.setData(
        { search: '' },
        (list) =>
          list && { ...list, items: [{ ...conversation, updatedAt: conversation.createdAt, preview: '' }, ...list.items] },
      )
      keepDraft(conversation.id, readDraft(NO_CONVERSATION_YET))
      keepDraft(NO_CONVERSATION_YET, '')
      tell(conversation.id)
      toast({ title: 'New Conversation', description: 'Started a new conversation with your AI coach.' })
      // the empty screen is nothing to come back to
      void navigate({ to: '/chat', search: { c: conversation.id }, replace: isEmptyScreen(search) })
    },
    onError: () => toast({ title: 'Failed to create new conversation.', variant: 'destructive' }),
  })

  const renaming = trpc.chat.renameConversation.useMutation({
    onSuccess(conversation) {
      utils.chat.view.setData({ id: conversation.id }, (view) => view && { ...view, conversation })
      void utils.chat.conversations.invalidate()
      setExtra(
        (now) =>
          now && { ...now, items: now.items.map((item) => (item.id === conversation.id ? { ...item, ...conversation } : item)) },
      )
      tell(conversation.id)
    },
    onError: () => toast({ title: 'The new name was not kept', description: 'Please try again.', variant: 'destructive' }),
  })

  const deleting = trpc.chat.deleteConversation.useMutation({
    async onSuccess({ id }) {
      const left = items.filter((item) => item.id !== id)
      setExtra((now) => now && { ...now, items: now.items.filter((item) => item.id !== id) })
      utils.chat.conversations.setData(input, (list) => list && { ...list, items: list.items.filter((item) => item.id !== id) })
      keepDraft(id, '')
      toast({ title: 'Conversation deleted' })
      if (search.c === id) await navigate({ to: '/chat', search: { c: left[0]?.id, q: search.q } })
      void utils.chat.conversations.invalidate()
      tell(id)
    },
    onError: () => toast({ title: 'The conversation was not deleted', description: 'Please try again.', variant: 'destructive' }),
  })

  /** The newest name of a conversation: a search may leave it out of the list shown. */
  const titleOf = (id: string) => {
    const known = [...items, ...(utils.chat.conversations.getData(listOf({}))?.items ?? [])]
    return known.find((item) => item.id === id)?.title
  }

  return { query, items, titleOf, nextBefore, loadMore, loadingMore, creating, renaming, deleting }
}
export type ConversationsHandle = ReturnType<typeof useConversations>
