import { AppError } from './errors'
import type { Live } from './live'

/** A browser has one for what arrives by itself and one while a reply runs: this is ten browsers, on each server. */
export const STREAMS_PER_PERSON = 20
const TOO_MANY = 'Nolo is open in too many places at once. Close a few of its tabs, and this one goes on by itself.'

/** The open event streams of people, so that signing out can end them, on whichever server they are. */
export type Streams = ReturnType<typeof createStreams>

const ofUser = (userId: string) => `signed-out-everywhere:${userId}`
const ofLogin = (loginSessionId: string) => `signed-out:${loginSessionId}`

export function createStreams(live: Pick<Live, 'publish' | 'subscribe'>) {
  const all = new Set<AbortController>()
  const ofPerson = new Map<string, number>()

  return {
    /** A signal that aborts when the person signs out or the server stops; call `close` when the stream is over. Refuses one too many. */
    open(userId: string, loginSessionId: string | null = null): { signal: AbortSignal; close(): void } {
      const before = ofPerson.get(userId) ?? 0
      if (before >= STREAMS_PER_PERSON) throw new AppError('TOO_MANY_REQUESTS', TOO_MANY)
      ofPerson.set(userId, before + 1)
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
          if (!all.delete(controller)) return
          const others = (ofPerson.get(userId) ?? 0) - 1
          if (others > 0) ofPerson.set(userId, others)
          else ofPerson.delete(userId)
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
