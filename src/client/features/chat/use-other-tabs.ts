import { useCallback, useEffect, useRef } from 'react'

/** What one tab tells the others: this conversation has changed. */
type Changed = { conversationId: string }
const CHANNEL = 'nolo-chat'

/** Hears of conversations changed in other tabs; the answer tells them of a change made here. */
export function useOtherTabs(onChange: (conversationId: string) => void): (conversationId: string) => void {
  const heard = useRef(onChange)
  heard.current = onChange
  const channel = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const opened = new BroadcastChannel(CHANNEL)
    channel.current = opened
    opened.onmessage = (event: MessageEvent<Changed>) => heard.current(event.data.conversationId)
    return () => {
      channel.current = null
      opened.close()
    }
  }, [])
  return useCallback((conversationId: string) => channel.current?.postMessage({ conversationId } satisfies Changed), [])
}
