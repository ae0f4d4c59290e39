import type { ThreadMessage, ThreadView } from '#shared/threads'

/**
 * The view with one more message; the same view when it is known already. Null when another is missing before it, so that
 * the thread has to be read again.
 */
export function withMessage(view: ThreadView, message: ThreadMessage): ThreadView | null {
  if (view.messages.some((known) => known.id === message.id)) return view
  const last = view.messages.at(-1)?.place ?? 0
  if (message.place !== last + 1) return null
  const { thread } = view
  const unread = message.own ? thread.unread : thread.unread + 1
  const line = message.content.replace(/\s+/g, ' ').slice(0, 160)
  return {
    ...view,
    thread: { ...thread, unread, lastAt: message.createdAt, lastLine: line },
    messages: [...view.messages, message],
  }
}

/** Older messages before those shown. */
export function withOlder(view: ThreadView, older: ThreadView): ThreadView {
  const first = view.messages[0]?.place ?? Number.POSITIVE_INFINITY
  return {
    ...view,
    messages: [...older.messages.filter((message) => message.place < first), ...view.messages],
    nextBefore: older.nextBefore,
  }
}

/**
 * The newest page read again, keeping the older ones that were loaded where they meet. The same view when it is already
 * ahead of what was read: a message may arrive while one reads.
 */
export function withNewest(view: ThreadView | undefined, fresh: ThreadView): ThreadView {
  const first = fresh.messages[0]
  if (view && (view.messages.at(-1)?.place ?? 0) > (fresh.messages.at(-1)?.place ?? 0)) return view
  if (!view || !first || !view.messages.some((known) => known.id === first.id)) return fresh
  const kept = view.messages.filter((message) => message.place < first.place)
  return kept.length === 0 ? fresh : { ...fresh, messages: [...kept, ...fresh.messages], nextBefore: view.nextBefore }
}

/** How far the other side has read; it never goes back. */
export const withRead = (view: ThreadView, place: number): ThreadView =>
  place > view.readByOther ? { ...view, readByOther: place } : view
