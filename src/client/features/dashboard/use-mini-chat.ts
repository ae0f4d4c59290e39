import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '#client/lib/failure'
import { withReplyEvent } from '#client/lib/running-reply'
import { trpc } from '#client/lib/trpc'
import { useToast } from '#client/ui/toast'
import { SEND_FAILED } from '#shared/chat-rules'
import { CONVERSATIONS, lastReply } from './latest-talk'

/** The newest conversation, told on from the dashboard. */
export function useMiniChat() {
  const { chat } = trpc.useUtils()
  const toast = useToast()
  const latest = trpc.chat.conversations.useQuery(CONVERSATIONS)
  const [begun, setBegun] = useState<string>()
  const [sending, setSending] = useState<string>()
  const id = begun ?? latest.data?.items[0]?.id
  const view = trpc.chat.view.useQuery(id ? { id } : skipToken)
  const reply = lastReply(view.data)
  const running = reply?.status === 'streaming' ? reply : undefined

  trpc.chat.follow.useSubscription(running ? { id: running.id, from: 0 } : skipToken, {
    onData: (event) => {
      if (!id || !running) return
      chat.view.setData({ id }, (known) => known && withReplyEvent(known, running.id, event))
      if (event.type === 'done') void Promise.all([chat.conversations.invalidate(), chat.week.invalidate()])
    },
  })

  const create = trpc.chat.createConversation.useMutation()
  const post = trpc.chat.post.useMutation()
  const send = async (content: string) => {
    setSending(content)
    try {
      const conversationId = id ?? (await create.mutateAsync({ title: 'New Conversation' })).id
      if (!id) setBegun(conversationId)
      const posted = await post.mutateAsync({ conversationId, content })
      const known = chat.view.getData({ id: conversationId }) ?? (await chat.view.fetch({ id: conversationId }))
      const messages = known.messages.filter((message) => message.id !== posted.message.id && message.id !== posted.reply.id)
      chat.view.setData({ id: conversationId }, { ...known, messages: [...messages, posted.message, posted.reply] })
      return true
    } catch (error) {
      toast({ title: 'Error', description: sentenceOf(error, SEND_FAILED), variant: 'destructive' })
      return false
    } finally {
      setSending(undefined)
    }
  }

  return {
    conversationId: id,
    loading: latest.isPending || (id !== undefined && view.isPending && sending === undefined),
    said: sending ?? (running ? view.data?.messages.findLast(({ role }) => role === 'user')?.content : undefined),
    reply: sending === undefined ? reply : undefined,
    busy: sending !== undefined || running !== undefined,
    raised: view.data?.raised === 'high' || view.data?.raised === 'imminent' || reply?.source === 'crisis',
    send,
  }
}
