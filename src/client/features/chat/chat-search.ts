/**
 * The address of the chat screen: the conversation with Nolo (`c`) or with a person (`t`) shown, the coach or the client to begin
 * one with (`coach`, `client`), and what the list is searched for (`q`).
 */
export type ChatSearch = { c?: string; t?: string; coach?: string; client?: string; q?: string }

/** The list's question to the server; the page the server sends brings the answer under the same words. */
export const listOf = (search: Pick<ChatSearch, 'q'>) => ({ search: search.q ?? '' })
