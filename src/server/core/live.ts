import { EventEmitter } from 'node:events'

/** Says that something changed, by name only: listeners read what changed themselves. */
export type Live = {
  publish(topic: string): void
  subscribe(topic: string, hear: () => void): () => void
  close(): Promise<void>
}

/** Topics within one process; `announce` also tells other servers. */
export function local(announce: (topic: string) => void = () => {}) {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    emitter,
    publish(topic: string) {
      emitter.emit(topic)
      announce(topic)
    },
    subscribe(topic: string, hear: () => void) {
      emitter.on(topic, hear)
      return () => void emitter.off(topic, hear)
    },
  }
}

export const createLocalLive = (): Live => ({ ...local(), close: async () => {} })
