import type { Deps } from '#server/core/deps'

/** A reply this server is writing: all its text so far, how to end it, and when it has ended. */
export type Running = { text: string; readonly abort: AbortController; readonly ended: Promise<void> }

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
