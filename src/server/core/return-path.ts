/** Where no page lives: going there after sign-in would loop, sign out, or show raw data. */
const NO_PAGE = /^\/(api|trpc)(\/|$)/i

/**
 * The path, query and fragment of `value` when it leads to a page of our own origin, else null. Compared as origins after
 * parsing, because `//host`, `/\host` and `/.//host` all look like paths.
 */
export function returnPath(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || value.length === 0 || value.length > 2000) return null
  try {
    const base = new URL(origin)
    const target = new URL(value, base)
    if (target.origin !== base.origin || target.protocol !== base.protocol || target.username || target.password) return null
    const path = target.pathname + target.search + target.hash
    // a path of two slashes would be read as another host by the browser that follows it
    return path.startsWith('//') || NO_PAGE.test(decodeURIComponent(target.pathname)) ? null : path
  } catch {
    return null
  }
}

/** A way of ours that keeps in mind where the person was going. */
export const withReturn = (path: string, returnTo: string | null): string =>
  returnTo ? `${path}?returnTo=${encodeURIComponent(returnTo)}` : path
