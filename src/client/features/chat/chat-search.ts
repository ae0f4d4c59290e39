/** The address of the chat screen: the conversation shown (`c`) and what the list is searched for (`q`). */
export type ChatSearch = { c?: string; q?: string }

/** The list's question to the server; the page the server sends brings the answer under the same words. */
export const listOf = (search: Pick<ChatSearch, 'q'>) => ({ search: search.q ?? '' })
