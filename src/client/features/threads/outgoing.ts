import { useSyncExternalStore } from 'react'

/** A message that is not stored yet: on its way, or failed with a sentence why. */
export type Outgoing = { id: string; content: string; createdAt: string; failed: string | null }

const NOT_SENT = 'It did not leave this device.'
const NONE: Outgoing[] = []
const byThread = new Map<string, Outgoing[]>()
const listeners = new Set<() => void>()
const keyOf = (threadId: string) => `nolo:outgoing:${threadId}`

/** What a reload interrupted comes back as failed: sending it again under its id is harmless. */
function kept(threadId: string): Outgoing[] {
  try {
    const all: Outgoing[] = JSON.parse(sessionStorage.getItem(keyOf(threadId)) ?? '[]')
    return all.length === 0 ? NONE : all.map((one) => ({ ...one, failed: one.failed ?? NOT_SENT }))
  } catch {
    return NONE
  }
}

function read(threadId: string): Outgoing[] {
  const known = byThread.get(threadId) ?? kept(threadId)
  byThread.set(threadId, known)
  return known
}

function write(threadId: string, all: Outgoing[]) {
  byThread.set(threadId, all.length === 0 ? NONE : all)
  try {
    if (all.length === 0) sessionStorage.removeItem(keyOf(threadId))
    else sessionStorage.setItem(keyOf(threadId), JSON.stringify(all))
  } catch {
    // A browser that keeps nothing still sends.
  }
  for (const listener of listeners) listener()
}

/** Puts a message among those on their way; one that is there already is tried again. */
export const putOutgoing = (threadId: string, message: Outgoing): void =>
  write(threadId, [...read(threadId).filter(({ id }) => id !== message.id), message])
/** Says why a message did not arrive. */
export const failOutgoing = (threadId: string, id: string, failed: string): void =>
  write(
    threadId,
    read(threadId).map((one) => (one.id === id ? { ...one, failed } : one)),
  )
/** It arrived, or its writer let it go. */
export const dropOutgoing = (threadId: string, id: string): void =>
  write(
    threadId,
    read(threadId).filter((one) => one.id !== id),
  )

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The messages of a thread that are not stored yet, in the order written. */
export const useOutgoing = (threadId: string): Outgoing[] => useSyncExternalStore(subscribe, () => read(threadId))
