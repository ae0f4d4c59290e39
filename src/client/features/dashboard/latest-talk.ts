import type { ChatMessage, ConversationView } from '#shared/chat'

/** The list of conversations as the page brings it along; the mini chat goes on with the newest. */
export const CONVERSATIONS = { search: '' }

/** Nolo's last words in a conversation. */
export const lastReply = (view: ConversationView | undefined): ChatMessage | undefined =>
  view?.messages.findLast(({ role }) => role === 'assistant')
