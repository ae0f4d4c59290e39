import type { Context } from 'hono'
import { clientAddress } from './core/address'
import type { Ctx } from './core/context'
import { readCookie } from './core/cookie'
import { randomId } from './core/crypto'
import type { Deps } from './core/deps'
import { currentUser } from './features/auth/service'

const asked = new WeakMap<Request, Promise<Ctx>>()

/** Who a request comes from; looked up once, however many calls it carries. */
export function contextOf(c: Context, deps: Deps): Promise<Ctx> {
  const known = asked.get(c.req.raw)
  if (known) return known
  const fresh = build(c, deps)
  asked.set(c.req.raw, fresh)
  return fresh
}

async function build(c: Context, deps: Deps): Promise<Ctx> {
  const login = await currentUser(deps, c.req.header('cookie'))
  return {
    deps,
    user: login?.user ?? null,
    loginSessionId: login?.loginSessionId ?? null,
    requestId: requestIdOf(c),
    address: clientAddress(c, deps.config.trustProxy),
    idempotencyKey: c.req.header('idempotency-key')?.slice(0, 200) ?? null,
    browser: {
      currency: readCookie(c.req.header('cookie'), 'nolo_currency'),
      languages: c.req.header('accept-language')?.slice(0, 200) ?? null,
    },
  }
}

/** The id a request carries through log and answer; a proxy's own is kept when it looks like one. */
export function requestIdOf(c: Context): string {
  const known: unknown = c.get('requestId')
  if (typeof known === 'string') return known
  const given = c.req.header('x-request-id')
  const id = given && /^[\w-]{8,64}$/.test(given) ? given : randomId()
  c.set('requestId', id)
  return id
}
