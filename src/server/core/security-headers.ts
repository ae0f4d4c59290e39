import type { MiddlewareHandler } from 'hono'
import type { Config } from './config'

const EVERYWHERE: [string, string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  // under no-referrer a form's Origin would be null
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
]
const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'"
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
]
  .map((name) => `${name}=()`)
  .join(', ')

const pagePolicy = (nonce: string, secure: boolean) =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-uri /api/reports/csp',
    // browsers send to a named endpoint over https alone, and then leave report-uri aside
    ...(secure ? ['report-to csp', 'upgrade-insecure-requests'] : []),
  ].join('; ')

/** Answers that belong to one person or one moment, page or not. */
const PRIVATE_PATH = /^\/(api|trpc|dev)(\/|$)/

/**
 * The headers of every answer. Pages get the policy with the request's nonce (`c.get('nonce')`), everything else one that
 * allows nothing; what a handler set itself stays. `isSignedIn` says whether the request carries a login cookie.
 */
export const securityHeaders =
  (
    config: Pick<Config, 'secure'>,
    isSignedIn: (cookie: string | undefined) => boolean,
  ): MiddlewareHandler<{ Variables: { nonce: string } }> =>
  async (c, next) => {
    await next()
    const { headers } = c.res
    for (const [name, value] of EVERYWHERE) headers.set(name, value)
    if (config.secure) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
    const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', isPage ? pagePolicy(c.get('nonce'), config.secure) : NO_PAGE_POLICY)
    if (isPage) {
      headers.set('Permissions-Policy', PERMISSIONS)
      if (config.secure) headers.set('Reporting-Endpoints', 'csp="/api/reports/csp"')
      headers.append('Vary', 'Cookie')
    }
    if (PRIVATE_PATH.test(c.req.path) || (isPage && isSignedIn(c.req.header('cookie')))) headers.set('Cache-Control', 'no-store')
    else if (isPage && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  }
