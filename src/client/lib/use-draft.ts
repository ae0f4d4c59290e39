import { useEffect, useState } from 'react'

const keyOf = (conversationId: string) => `nolo:draft:${conversationId}`

/** The draft kept for a conversation in this tab; empty where the browser keeps nothing. */
export function readDraft(conversationId: string): string {
  try {
    return sessionStorage.getItem(keyOf(conversationId)) ?? ''
  } catch {
    return ''
  }
}

/** Keeps a draft for a conversation, or forgets it when empty. */
export function keepDraft(conversationId: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(conversationId), text)
    else sessionStorage.removeItem(keyOf(conversationId))
  } catch {
    // A browser that keeps nothing still lets one type.
  }
}

/** What is being typed in a conversation. Survives a reload of this tab and a look at another conversation. */
export function useDraft(conversationId: string) {
  const [text, setText] = useState(() => readDraft(conversationId))
  useEffect(() => keepDraft(conversationId, text), [conversationId, text])
  return [text, setText] as const
}
