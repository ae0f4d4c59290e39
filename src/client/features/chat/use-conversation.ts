import { TRPCClientError } from '@trpc/client'
import { useCallback, useEffect, useState } from 'react'
import type { ChatMessage, ConversationView } from '#shared/chat'
import { SEND_FAILED } from '#shared/chat'
import { withMessage } from '../../lib/running-reply'
import { trpc } from '../../lib/trpc'
import { useToast } from '../../ui/toast'
import { dismissToast, shownToast } from '../../ui/toast-store'
import { withNewest, withOlder, withPosted, withRetried } from './conversation-cache'

const STALE = 30_000
const TELLING = new Set(['CONFLICT', 'TOO_MANY_REQUESTS', 'NOT_FOUND', 'BAD_REQUEST'])

/** The server's sentence where it helps: too fast, still answering, gone. Not where it is only "something went wrong". */
const reasonOf = (error: unknown): string | undefined =>
  error instanceof TRPCClientError && TELLING.has(error.data?.code) && !error.message.startsWith('[') ? error.message : undefined

/** What is on its way to the server: the words, and the message they replace. */
export type Sending = { text: string; replaces?: string }

/** Everything one can do in one conversation. `tell` lets the other tabs know of a change. */
export function useConversation(id: string, tell: (conversationId: string) => void) {
  const toast = useToast()
  const utils = trpc.useUtils()
  const query = trpc.chat.view.useQuery({ id })
  const [sending, setSending] = useState<Sending | null>(null)
  const [finished, setFinished] = useState<ChatMessage | null>(null)
  const [loadingOlder, setLoadingOlder] = useState(false)

  const change = useCallback(
    (to: (view: ConversationView) => ConversationView) => utils.chat.view.setData({ id }, (view) => view && to(view)),
    [utils, id],
  )
  const refresh = useCallback(async () => {
    const fresh = await utils.client.chat.view.query({ id })
    utils.chat.view.setData({ id }, (view) => withNewest(view, fresh))
  }, [utils, id])

  // Another tab or the dashboard may have gone on with it while this screen was closed.
  const { dataUpdatedAt } = query
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was in the cache as the screen opened counts.
  useEffect(() => {
    if (dataUpdatedAt && dataUpdatedAt < Date.now() - STALE) refresh().catch(() => undefined)
  }, [id])

  const ended = useCallback(
    (reply: ChatMessage) => {
      setFinished(reply)
      void utils.chat.conversations.invalidate()
      void utils.chat.week.invalidate()
      const number = reply.suggestions.length
      if (reply.status !== 'complete' || reply.source === 'crisis' || number === 0) return
      toast({
        title: 'AI Suggestions',
        description: `Nolo has ${number} ${number === 1 ? 'suggestion' : 'suggestions'} for you.`,
      })
    },
    [utils, toast],
  )
  const failed = useCallback(
    (title: string, description?: string) => toast({ title, description, variant: 'destructive' }),
    [toast],
  )

  const posting = trpc.chat.post.useMutation()
  const send = useCallback(
    async (text: string, replaces?: string): Promise<boolean> => {
      setSending({ text, replaces })
      try {
        const posted = await posting.mutateAsync({ conversationId: id, content: text, replaces })
        change((view) => withPosted(view, posted, replaces))
        tell(id)
        void utils.chat.conversations.invalidate()
        if (posted.reply.status !== 'streaming') ended(posted.reply)
        if (posted.reply.source === 'crisis') {
          // Nothing may lie over the help lines; and only the server knows how far the conversation is raised.
          dismissToast(shownToast()?.id ?? 0)
          await refresh().catch(() => undefined)
        }
        return true
      } catch (error) {
        failed(SEND_FAILED, reasonOf(error))
        // Another tab may have asked first: then its reply is what is shown here too.
        refresh().catch(() => undefined)
        return false
      } finally {
        setSending(null)
      }
    },
    [posting.mutateAsync, id, change, tell, utils, ended, failed, refresh],
  )

  const retrying = trpc.chat.retry.useMutation({
    onSuccess({ reply }, old) {
      change((view) => withRetried(view, old.id, reply))
      tell(id)
      if (reply.status !== 'streaming') ended(reply)
    },
    onError: (error) => failed(SEND_FAILED, reasonOf(error)),
  })
  const replace = (message: ChatMessage) => {
    change((view) => withMessage(view, message))
    tell(id)
  }
  const stopping = trpc.chat.stop.useMutation({
    onSuccess(message) {
      replace(message)
      ended(message)
    },
    onError: () => failed('The reply could not be stopped.', 'Please try again.'),
  })
  const rating = trpc.chat.rate.useMutation({
    onMutate: ({ id: messageId, rating: given }) =>
      change((view) => ({
        ...view,
        messages: view.messages.map((message) => (message.id === messageId ? { ...message, rating: given } : message)),
      })),
    onSuccess: replace,
    onError() {
      failed('Your rating was not kept', 'Please try again.')
      refresh().catch(() => undefined)
    },
  })
  const answering = trpc.chat.answerProposal.useMutation({
    onSuccess(message) {
      replace(message)
      if (message.proposalAnswer !== 'accepted') return
      void utils.goals.invalidate()
      toast({ title: 'Step saved', description: 'You find it with your goals.' })
    },
    onError: () => failed('Your answer was not kept', 'Please try again.'),
  })

  const loadOlder = useCallback(async () => {
    const before = query.data?.before
    if (!before || loadingOlder) return
    setLoadingOlder(true)
    try {
      const older = await utils.client.chat.view.query({ id, before })
      change((view) => withOlder(view, older))
    } catch {
      failed('Older messages did not load', 'Please try again.')
    } finally {
      setLoadingOlder(false)
    }
  }, [query.data?.before, loadingOlder, utils, id, change, failed])

  return {
    query,
    sending,
    finished,
    loadingOlder,
    loadOlder,
    change,
    refresh,
    ended,
    send,
    retry: (message: ChatMessage) => retrying.mutate({ id: message.id }),
    retryPending: retrying.isPending,
    stop: (message: ChatMessage) => stopping.mutate({ id: message.id }),
    rate: (message: ChatMessage, given: 1 | -1 | null) => rating.mutate({ id: message.id, rating: given }),
    answerProposal: (message: ChatMessage, accept: boolean) => answering.mutate({ id: message.id, accept }),
    answerPending: answering.isPending ? answering.variables.id : null,
  }
}
export type ConversationHandle = ReturnType<typeof useConversation>
