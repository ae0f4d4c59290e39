import { useEffect, useRef, useState } from 'react'
import type { ChatMessage, ReplyEvent } from '#shared/chat'
import { trpc } from '../../lib/trpc'

type Props = {
  reply: ChatMessage
  /** Pieces that came since the last picture, in order. */
  onEvents: (events: ReplyEvent[]) => void
  /** The line broke before the reply was finished: read again what is stored. */
  onLost: () => Promise<void>
}

const LONGEST_PAUSE = 15_000

/** Listens to a running reply from what is already shown, and calls again when the line breaks. Shows nothing. */
export function ReplyFollower({ reply, onEvents, onLost }: Props) {
  const [attempt, setAttempt] = useState(0)
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const lost = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(
      () =>
        onLost()
          .catch(() => undefined)
          .finally(() => setAttempt((number) => number + 1)),
      Math.min(1000 * 2 ** attempt, LONGEST_PAUSE),
    )
  }
  return <Line key={attempt} reply={reply} onEvents={onEvents} onLost={lost} />
}

function Line({ reply, onEvents, onLost }: Omit<Props, 'onLost'> & { onLost: () => void }) {
  const [from] = useState(reply.content.length)
  const waiting = useRef<ReplyEvent[]>([])
  const frame = useRef(0)
  const done = useRef(false)
  const flush = () => {
    cancelAnimationFrame(frame.current)
    frame.current = 0
    if (waiting.current.length) onEvents(waiting.current.splice(0))
  }
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  trpc.chat.follow.useSubscription(
    { id: reply.id, from },
    {
      onData(event) {
        waiting.current.push(event)
        done.current ||= event.type === 'done'
        // One picture for all that came in a frame; a hidden tab draws no frames, so its end is not made to wait.
        if (done.current) flush()
        else frame.current ||= requestAnimationFrame(flush)
      },
      onComplete: () => done.current || onLost(),
      onError: onLost,
    },
  )
  return null
}
