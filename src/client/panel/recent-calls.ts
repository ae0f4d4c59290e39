export type RecentCall = { path: string; input: unknown; at: number }

const KEY = 'nolo.panel.calls'
const KEPT = 20
const PRIVATE = /password|token|code|secret/i

/** What nobody should find later on this machine is left out. */
export function withoutSecrets(input: unknown): unknown {
  if (Array.isArray(input)) return input.map(withoutSecrets)
  if (typeof input !== 'object' || input === null) return input
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, PRIVATE.test(name) ? '' : withoutSecrets(value)]))
}

/** The last calls of this browser, newest first: what was sent, never what came back. */
export function readRecent(): RecentCall[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.slice(0, KEPT) : []
  } catch {
    return []
  }
}

function write(calls: RecentCall[]): RecentCall[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(calls))
  } catch {
    // a browser that keeps nothing still calls
  }
  return calls
}

export const remember = (path: string, input: unknown): RecentCall[] =>
  write([{ path, input: withoutSecrets(input), at: Date.now() }, ...readRecent()].slice(0, KEPT))

export const forgetRecent = (): RecentCall[] => write([])
