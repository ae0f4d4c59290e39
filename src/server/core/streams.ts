/** The open event streams of people, so that signing out can end them. */
export type Streams = ReturnType<typeof createStreams>

export function createStreams() {
  const open = new Map<string, Set<AbortController>>()
  const browsers = new WeakMap<AbortController, string>()

  return {
    /** A signal that aborts when the person signs out or the server stops; call `close` when the stream is over. */
    open(userId: string, loginSessionId: string | null = null): { signal: AbortSignal; close(): void } {
      const controller = new AbortController()
      if (loginSessionId) browsers.set(controller, loginSessionId)
      const mine = open.get(userId) ?? new Set()
      open.set(userId, mine.add(controller))
      return {
        signal: controller.signal,
        close() {
          mine.delete(controller)
          if (mine.size === 0 && open.get(userId) === mine) open.delete(userId)
        },
      }
    },
    closeUser(userId: string) {
      for (const controller of open.get(userId) ?? []) controller.abort()
    },
    /** Ends the streams of browsers that were signed out; the person's others go on. */
    closeLogins(userId: string, loginSessionIds: string[]) {
      for (const controller of open.get(userId) ?? [])
        if (loginSessionIds.includes(browsers.get(controller) ?? '')) controller.abort()
    },
    closeAll() {
      for (const mine of open.values()) for (const controller of mine) controller.abort()
    },
  }
}
