import type { MiddlewareHandler } from 'hono'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** True when a browser says that the request was made by another site than ours. */
export function fromAnotherSite(headers: { site: string | undefined; origin: string | undefined }, ours: string): boolean {
  if (headers.site !== undefined) return headers.site !== 'same-origin' && headers.site !== 'none'
  return headers.origin !== undefined && headers.origin !== ours
}

/**
 * Refuses every unsafe request another site made, whatever its body looks like. A client that sends neither
 * `Sec-Fetch-Site` nor `Origin` is no browser, so nobody's cookies ride along unasked.
 */
export const crossOrigin =
  (ours: string): MiddlewareHandler =>
  async (c, next) => {
    const headers = { site: c.req.header('sec-fetch-site'), origin: c.req.header('origin') }
    if (!SAFE.has(c.req.method) && fromAnotherSite(headers, ours))
      return c.json({ message: 'This request came from another site.' }, 403)
    await next()
  }
