import { useCallback, useEffect, useState } from 'react'
import type { ThreadView } from '#shared/threads'
import { sentenceOf } from '../../lib/failure'
import { newId } from '../../lib/new-id'
import { trpc } from '../../lib/trpc'
import { useVisible } from '../../lib/use-visible'
import { useToast } from '../../ui/toast'
import { dropOutgoing, failOutgoing, type Outgoing, putOutgoing, useOutgoing } from './outgoing'
import { withMessage, withNewest, withOlder } from './thread-cache'

const TRY_AGAIN = 'Please check your connection and try again.'
/** The last thing on its way in each thread: messages arrive in the order they were written. */
const lines = new Map<string, Promise<unknown>>()

/** Everything one can do in one thread. */
export function useThread(id: string) {
  const toast = useToast()
  const utils = trpc.useUtils()
  const query = trpc.threads.view.useQuery({ id })
  const outgoing = useOutgoing(id)
  const visible = useVisible()
  const [loadingOlder, setLoadingOlder] = useState(false)
  const view = query.data

  const change = useCallback(
    (to: (view: ThreadView) => ThreadView) => utils.threads.view.setData({ id }, (now) => now && to(now)),
    [utils, id],
  )
  const refresh = useCallback(async () => {
    const fresh = await utils.client.threads.view.query({ id })
    utils.threads.view.setData({ id }, (now) => withNewest(now, fresh))
  }, [utils, id])

  const reading = trpc.threads.read.useMutation({
    onMutate: () => change((now) => ({ ...now, thread: { ...now.thread, unread: 0 } })),
    onSuccess(left) {
      utils.threads.unread.setData(undefined, left)
      void utils.threads.list.invalidate()
    },
  })
  const { mutate: markRead } = reading
  const unread = view?.thread.unread ?? 0
  const last = view?.messages.at(-1)?.place ?? 0
  useEffect(() => {
    if (visible && unread > 0) markRead({ id, place: last })
  }, [visible, unread, last, id, markRead])

  const posting = trpc.threads.post.useMutation()
  const { mutateAsync: post } = posting
  const attempt = useCallback(
    async ({ id: messageId, content }: Outgoing) => {
      try {
        const stored = await post({ id, content, messageId })
        const now = utils.threads.view.getData({ id })
        const next = now && withMessage(now, stored)
        if (next) utils.threads.view.setData({ id }, next)
        else await refresh().catch(() => undefined)
        dropOutgoing(id, messageId)
        void utils.threads.list.invalidate()
      } catch (error) {
        failOutgoing(id, messageId, sentenceOf(error, TRY_AGAIN))
        refresh().catch(() => undefined) // it may be closed by now, or have arrived without its answer
      }
    },
    [post, utils, id, refresh],
  )
  const put = useCallback(
    (message: Outgoing) => {
      putOutgoing(id, message)
      lines.set(
        id,
        (lines.get(id) ?? Promise.resolve()).then(() => attempt(message)),
      )
    },
    [id, attempt],
  )

  const loadOlder = useCallback(async () => {
    const before = view?.nextBefore
    if (!before || loadingOlder) return
    setLoadingOlder(true)
    try {
      const older = await utils.client.threads.view.query({ id, before })
      change((now) => withOlder(now, older))
    } catch {
      toast({ title: 'Older messages did not load', description: 'Please try again.', variant: 'destructive' })
    } finally {
      setLoadingOlder(false)
    }
  }, [view?.nextBefore, loadingOlder, utils, id, change, toast])

  return {
    query,
    outgoing,
    loadingOlder,
    loadOlder,
    send: (content: string) => put({ id: newId(), content, createdAt: new Date().toISOString(), failed: null }),
    sendAgain: (message: Outgoing) => put({ ...message, failed: null }),
    letGo: (message: Outgoing) => dropOutgoing(id, message.id),
  }
}
export type ThreadHandle = ReturnType<typeof useThread>
