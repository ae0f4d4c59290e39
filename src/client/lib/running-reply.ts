import type { ChatMessage, ConversationView, ReplyEvent } from '#shared/chat'

type Messages = Pick<ConversationView, 'messages'>

/** The view with one message put in place of its older self; unknown messages change nothing. */
export function withMessage<V extends Messages>(view: V, message: ChatMessage): V {
  if (!view.messages.some((known) => known.id === message.id)) return view
  return { ...view, messages: view.messages.map((known) => (known.id === message.id ? message : known)) }
}

/** One piece of a running reply: the text from that character on. Hearing it twice changes nothing. */
export function withReplyEvent<V extends Messages>(view: V, id: string, event: ReplyEvent): V {
  if (event.type === 'done') return withMessage(view, event.message)
  const message = view.messages.find((known) => known.id === id)
  if (message?.status !== 'streaming' || event.from > message.content.length) return view
  const content = message.content.slice(0, event.from) + event.text
  return content === message.content ? view : withMessage(view, { ...message, content })
}
