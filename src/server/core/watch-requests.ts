import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Deps } from './deps'

/** Asked so often, or so dull, that a line for each would bury the rest. */
const QUIET = /^\/(assets\/|healthz|readyz|metrics)/

/** Counts every answer by its route's pattern, and logs it: never the path itself, a query or a body. */
export const watchRequests =
  (
    { config, log, metrics }: Pick<Deps, 'config' | 'log' | 'metrics'>,
    requestIdOf: (c: Parameters<MiddlewareHandler>[0]) => string,
  ): MiddlewareHandler =>
  async (c, next) => {
    const started = performance.now()
    await next()
    const ms = performance.now() - started
    const { status } = c.res
    const route = routePath(c)
    metrics.request(route, status, ms / 1000)
    const level = config.production && !QUIET.test(c.req.path) ? 'info' : 'debug'
    if (log.isLevelEnabled(level))
      log[level]({ requestId: requestIdOf(c), method: c.req.method, route, status, ms: Math.round(ms * 10) / 10 }, 'request')
  }
