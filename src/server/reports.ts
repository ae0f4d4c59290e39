import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod'
import { frameOf, withoutIds, withoutWords } from '#shared/report-words'
import { ClientError } from '#shared/reports'
import { clientAddress } from './core/address'
import type { Deps } from './core/deps'
import { AppError } from './core/errors'
import { networkOf } from './core/network'
import { restError } from './core/rest'
import { requestIdOf } from './request'

const LIMIT = 16 * 1024
/** The directives our pages have; anything else a browser names is counted as one. */
const DIRECTIVES =
  /^(default|script|style|img|font|connect|object|media|frame|worker|manifest|child)-src(-elem|-attr)?$|^(base-uri|form-action|frame-ancestors)$/

const words = z.string().max(2000).optional()
const Violation = z.object({
  'effective-directive': words,
  'violated-directive': words,
  'blocked-uri': words,
  'document-uri': words,
  'source-file': words,
  'line-number': z.number().optional(),
  effectiveDirective: words,
  blockedURL: words,
  documentURL: words,
  sourceFile: words,
  lineNumber: z.number().optional(),
})
/** Both ways browsers write them: `report-uri`'s one object, the Reporting API's list. */
const CspReport = z.union([
  z.object({ 'csp-report': Violation }).transform((one) => [one['csp-report']]),
  z
    .array(z.object({ type: z.string().max(60), body: z.unknown() }))
    .max(20)
    .transform((all) =>
      all.flatMap(({ type, body }) => (type === 'csp-violation' ? (Violation.safeParse(body).data ?? []) : [])),
    ),
])

const pathOf = (url: string | undefined) => (url && URL.canParse(url) ? withoutIds(new URL(url).pathname) : null)
/** Where something came from, or the browser's word for it (inline, eval, data). */
const originOf = (url = '') => (/^[a-z-]{1,20}$/.test(url) ? url : URL.canParse(url) ? new URL(url).origin : 'other')
const fileOf = (url: string | undefined) => (url && URL.canParse(url) ? new URL(url).pathname.slice(0, 160) : null)

/** What browsers report of errors and broken policies, signed in or not: counted and logged, nothing of the person kept. */
export function reportRoutes(deps: Deps): Hono {
  const { log, metrics, limits, config } = deps
  const app = new Hono()
  const refuse = (c: Context, code: 'BAD_REQUEST' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE', says: string) =>
    restError(c, new AppError(code, says))
  const small = bodyLimit({ maxSize: LIMIT, onError: (c) => refuse(c, 'PAYLOAD_TOO_LARGE', 'That is more than 16 kB.') })

  const read = async <S extends z.ZodType>(c: Context, types: RegExp, schema: S): Promise<z.output<S> | Response> => {
    if (!types.test(c.req.header('content-type') ?? '')) return refuse(c, 'UNSUPPORTED_MEDIA_TYPE', 'Please send JSON.')
    await limits.consume('report', networkOf(clientAddress(c, config.trustProxy)))
    const body = await c.req.json().catch(() => null)
    const parsed = schema.safeParse(body)
    return parsed.success ? parsed.data : refuse(c, 'BAD_REQUEST', 'That is not a report.')
  }

  app.post('/api/reports/errors', small, async (c) => {
    const report = await read(c, /^application\/json\b/, ClientError)
    if (report instanceof Response) return report
    const { kind, name, message, frames, path } = report
    metrics.count('clientErrors', kind)
    const kept = {
      kind,
      name: withoutWords(name).slice(0, 80),
      says: withoutWords(message),
      frames: frames.flatMap((line) => frameOf(line) ?? []),
      screen: withoutIds(path),
    }
    log.warn({ requestId: requestIdOf(c), report: kept }, 'a browser had an error')
    return c.body(null, 204)
  })

  app.post('/api/reports/csp', small, async (c) => {
    const report = await read(c, /^application\/(csp-report|reports\+json|json)\b/, CspReport)
    if (report instanceof Response) return report
    for (const one of report) {
      const named = (one.effectiveDirective ?? one['effective-directive'] ?? one['violated-directive'] ?? '').split(' ')[0] ?? ''
      const directive = DIRECTIVES.test(named) ? named : 'other'
      metrics.count('cspViolations', directive)
      const kept = {
        directive,
        blocked: originOf(one.blockedURL ?? one['blocked-uri']),
        screen: pathOf(one.documentURL ?? one['document-uri']),
        file: fileOf(one.sourceFile ?? one['source-file']),
        line: one.lineNumber ?? one['line-number'] ?? null,
      }
      log.warn({ requestId: requestIdOf(c), report: kept }, 'a page was kept from something by its policy')
    }
    return c.body(null, 204)
  })
  return app
}
