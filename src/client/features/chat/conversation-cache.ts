import type { ChatMessage, ChatPosted, ConversationView } from '#shared/chat'

/** What was just sent and the reply that has begun. With `replaces` everything from that message on goes first. */
export function withPosted(view: ConversationView, posted: ChatPosted, replaces?: string): ConversationView {
  const cut = view.messages.findIndex((message) => message.id === replaces)
  const kept = cut < 0 ? view.messages : view.messages.slice(0, cut)
  const fresh = [posted.message, posted.reply]
  const rest = kept.filter((message) => fresh.every((one) => one.id !== message.id))
  return { ...view, messages: [...rest, ...fresh] }
}

/** A reply asked for again stands where the old one stood, whether or not it kept its id. */
export function withRetried(view: ConversationView, oldId: string, reply: ChatMessage): ConversationView {
  const kept = view.messages.filter((message) => message.id !== oldId && message.id !== reply.id)
  return { ...view, messages: [...kept, reply] }
}

/** Fifty older messages before those shown. */
export function withOlder(view: ConversationView, older: ConversationView): ConversationView {
  const known = new Set(view.messages.map((message) => message.id))
  const added = older.messages.filter((message) => !known.has(message.id))
  return { ...view, messages: [...added, ...view.messages], before: older.before }
}

/**
 * The newest page read again, without losing the older ones already loaded. A running reply is stored in steps, so what
 * was heard live may be further along than what is read.
 */
export function withNewest(view: ConversationView | undefined, fresh: ConversationView): ConversationView {
  if (!view) return fresh
  const messages = fresh.messages.map((message) =>
    further(
      view.messages.find((known) => known.id === message.id),
      message,
    ),
  )
  const first = messages[0]
  const at = first ? view.messages.findIndex((message) => message.id === first.id) : -1
  return at <= 0
    ? { ...fresh, messages }
    : { ...fresh, messages: [...view.messages.slice(0, at), ...messages], before: view.before }
}

const further = (heard: ChatMessage | undefined, read: ChatMessage): ChatMessage =>
  heard && read.status === 'streaming' && (heard.status !== 'streaming' || heard.content.length > read.content.length)
    ? heard
    : read
