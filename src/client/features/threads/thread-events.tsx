import { useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { useEffect, useRef } from 'react'
import type { ThreadEvent, ThreadView } from '#shared/threads'
import { useUser } from '../../lib/session'
import { isSignedOut, sendToLogin } from '../../lib/signed-out'
import { trpc } from '../../lib/trpc'
import { oneStream } from './one-stream'
import { withMessage, withNewest, withRead } from './thread-cache'

/** Many things may be heard at once: the counts are asked for after the last of them. */
const PAUSE_MS = 150

/** Has what is written to the person arrive by itself, in every open tab. Shows nothing. */
export default function ThreadEvents() {
  const { id: userId } = useUser()
  const utils = trpc.useUtils()
  const client = useQueryClient()
  const timer = useRef(0)

  useEffect(() => {
    const countAgain = () => {
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => {
        void utils.threads.unread.invalidate()
        void utils.threads.list.invalidate()
      }, PAUSE_MS)
    }
    const readAgain = (id: string) =>
      utils.client.threads.view.query({ id }).then(
        (fresh) => utils.threads.view.setData({ id }, (view) => withNewest(view, fresh)),
        () => utils.threads.view.invalidate({ id }),
      )
    // The screen was read before this listens: what came in between is read once more.
    let opened = false
    let catching = 0
    const catchUp = () => {
      window.clearTimeout(catching)
      catching = window.setTimeout(() => {
        const shown = client.getQueriesData<ThreadView>({ queryKey: getQueryKey(trpc.threads.view), type: 'active' })
        for (const [, view] of shown) if (view) void readAgain(view.thread.id)
        countAgain()
      }, PAUSE_MS)
    }
    const hear = (event: ThreadEvent) => {
      if (event.type === 'open') {
        if (!opened) catchUp()
        opened = true
        return
      }
      const view = utils.threads.view.getData({ id: event.threadId })
      if (event.type === 'read' && !event.own) {
        if (view) utils.threads.view.setData({ id: event.threadId }, withRead(view, event.place))
        return
      }
      if (event.type === 'message' && view) {
        const next = withMessage(view, event.message)
        if (next) utils.threads.view.setData({ id: event.threadId }, next)
        else void readAgain(event.threadId)
      }
      countAgain()
    }
    const leave = oneStream<ThreadEvent>(
      `nolo-threads-${userId}`,
      (from, { onTold, onStarted, onEnded }) => {
        const { unsubscribe } = utils.client.threads.events.subscribe(
          { lastEventId: from },
          {
            onStarted,
            onData: ({ id, data }) => onTold({ id, event: data }),
            onComplete: onEnded,
            onError: (error) => (isSignedOut(error) ? sendToLogin() : onEnded()),
          },
        )
        return unsubscribe
      },
      hear,
    )
    catchUp()
    return () => {
      window.clearTimeout(catching)
      window.clearTimeout(timer.current)
      leave()
    }
  }, [userId, utils, client])
  return null
}
