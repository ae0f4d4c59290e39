import { useCallback, useEffect, useRef, useState } from 'react'
import { trpc } from '#client/lib/trpc'
import type { ApplicationDraft } from '#shared/coach-application'

const PAUSE_MS = 900

/**
 * Keeps what is typed on the server: after each pause, when a step is left, and when the tab goes to the background.
 * `close` ends it: what has been handed in is no draft any more.
 */
export function useKeptDraft(read: () => ApplicationDraft) {
  const [keptAt, setKeptAt] = useState<string | null>(null)
  const { mutate } = trpc.coaches.saveDraft.useMutation({ onSuccess: (kept) => setKeptAt(kept.keptAt) })
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null)
  const isClosed = useRef(false)
  const latest = useRef(read)
  latest.current = read

  const stop = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current)
    waiting.current = null
  }, [])
  const keepNow = useCallback(() => {
    stop()
    if (!isClosed.current) mutate(latest.current())
  }, [mutate, stop])
  const keepSoon = useCallback(() => {
    stop()
    waiting.current = setTimeout(keepNow, PAUSE_MS)
  }, [keepNow, stop])
  const close = useCallback(() => {
    stop()
    isClosed.current = true
  }, [stop])
  const reopen = useCallback(() => {
    isClosed.current = false
  }, [])

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState !== 'hidden' || !waiting.current) return
      stop()
      const body = JSON.stringify(latest.current())
      const headers = { 'content-type': 'application/json' }
      void fetch('/trpc/coaches.saveDraft', { method: 'POST', keepalive: true, headers, body }).catch(() => {})
    }
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      if (waiting.current) keepNow()
    }
  }, [keepNow, stop])

  return { keptAt, keepSoon, keepNow, close, reopen }
}
