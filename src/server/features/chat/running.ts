import type { Deps } from '#server/core/deps'

/** A reply this server is writing: for whom, all its text so far, how to end it, and when it has ended. */
export type Running = { readonly userId: string; text: string; readonly abort: AbortController; readonly ended: Promise<void> }

const servers = new WeakMap<Deps, Map<string, Running>>()

/** The replies this server is writing, by message id. */
export function runningReplies(deps: Deps): Map<string, Running> {
  const known = servers.get(deps) ?? new Map<string, Running>()
  servers.set(deps, known)
  return known
}

/** Waits until no reply runs here, at most `graceMs`; what still runs then is cut off and marked interrupted. */
export async function finishReplies(deps: Deps, graceMs: number): Promise<void> {
  const all = () => Promise.all([...runningReplies(deps).values()].map((one) => one.ended))
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((done) => {
    timer = setTimeout(done, graceMs)
  })
  await Promise.race([all(), late])
  clearTimeout(timer)
  for (const one of runningReplies(deps).values()) one.abort.abort()
  await all()
}

/** Cuts off what this server is writing for a person, and waits until it has ended. */
export async function stopRepliesTo(deps: Deps, userId: string): Promise<void> {
  const theirs = [...runningReplies(deps).values()].filter((one) => one.userId === userId)
  for (const one of theirs) one.abort.abort()
  await Promise.all(theirs.map((one) => one.ended))
}
