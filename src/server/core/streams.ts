import type { Live } from './live'

/** The open event streams of people, so that signing out can end them, on whichever server they are. */
export type Streams = ReturnType<typeof createStreams>

const ofUser = (userId: string) => `signed-out-everywhere:${userId}`
const ofLogin = (loginSessionId: string) => `signed-out:${loginSessionId}`

export function createStreams(live: Pick<Live, 'publish' | 'subscribe'>) {
  const all = new Set<AbortController>()

  return {
    /** A signal that aborts when the person signs out or the server stops; call `close` when the stream is over. */
    open(userId: string, loginSessionId: string | null = null): { signal: AbortSignal; close(): void } {
      const controller = new AbortController()
      const end = () => controller.abort()
      const deaf = [ofUser(userId), ...(loginSessionId ? [ofLogin(loginSessionId)] : [])].map((topic) =>
        live.subscribe(topic, end),
      )
      all.add(controller)
      return {
        signal: controller.signal,
        close() {
          for (const stop of deaf) stop()
          all.delete(controller)
        },
      }
    },
    closeUser(userId: string) {
      live.publish(ofUser(userId))
    },
    /** Ends the streams of browsers that were signed out; the person's others go on. */
    closeLogins(loginSessionIds: string[]) {
      for (const id of loginSessionIds) live.publish(ofLogin(id))
    },
    /** How many are open to browsers just now. */
    count: () => all.size,
    closeAll() {
      for (const controller of all) controller.abort()
    },
  }
}
