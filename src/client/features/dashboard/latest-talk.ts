import type { ChatMessage, ConversationView, ReplyEvent } from '#shared/chat'

/** The list of conversations as the page brings it along; the mini chat goes on with the newest. */
export const CONVERSATIONS = { search: '' }

/** Nolo's last words in a conversation. */
export const lastReply = (view: ConversationView | undefined): ChatMessage | undefined =>
  view?.messages.findLast(({ role }) => role === 'assistant')

const replaced = (view: ConversationView, message: ChatMessage): ConversationView => ({
  ...view,
  messages: view.messages.map((known) => (known.id === message.id ? message : known)),
})

/** The conversation after one piece of a running reply; a piece heard twice changes nothing. */
export function withPiece(view: ConversationView, id: string, event: ReplyEvent): ConversationView {
  if (event.type === 'done') return replaced(view, event.message)
  const message = view.messages.find((known) => known.id === id)
  if (!message || event.from > message.content.length) return view
  return replaced(view, { ...message, content: message.content.slice(0, event.from) + event.text })
}

/** Markdown as plain words, for the small bubble; the chat screen shows it in full. */
export const plainWords = (markdown: string): string =>
  markdown
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/(\*\*|__|`)/g, '')
    .replace(/^\s*[-*]\s+/gm, '• ')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .trim()
