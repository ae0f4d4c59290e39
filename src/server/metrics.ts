import { timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { Metric, Registry } from 'prom-client'
import { sha256hex } from './core/crypto'
import type { Deps } from './core/deps'
import { fromThisMachine } from './core/dev-pages'
import { oldestDue } from './core/jobs'
import { BOUNDS, type Counted } from './core/metrics'

type Value = { value: number; labels: Record<string, string | number>; metricName?: string }
type Kind = 'counter' | 'gauge' | 'histogram'

/** A metric whose numbers are kept elsewhere and read when asked; prom-client only needs its name and `get`. */
const read = (type: Kind, name: string, help: string, values: () => Value[] | Promise<Value[]>) =>
  ({
    name,
    help,
    type,
    aggregator: 'sum',
    collect() {},
    reset() {},
    get: async () => ({ name, help, type, aggregator: 'sum', values: await values() }),
  }) as unknown as Metric

const WORDS: Record<Counted, [name: string, help: string, labels: [string, string?]]> = {
  trpc: ['nolo_calls_total', 'Calls by procedure and outcome.', ['procedure', 'outcome']],
  jobs: ['nolo_jobs_total', 'Jobs by kind and outcome.', ['kind', 'outcome']],
  replies: ['nolo_replies_total', "The coach's replies by who wrote them and how they ended.", ['source', 'outcome']],
  clientErrors: ['nolo_browser_errors_total', 'Errors that browsers reported.', ['kind']],
  cspViolations: ['nolo_csp_violations_total', 'What a page was kept from by its policy.', ['directive']],
}

function durationsOf({ metrics }: Deps, name: string): Value[] {
  return [...metrics.requests].flatMap(([route, classes]) =>
    classes.flatMap((series, digit) => {
      if (series.count === 0) return []
      const labels = { route, status: `${digit}xx` }
      const bucket = (le: number | string, value: number) => ({ metricName: `${name}_bucket`, labels: { le, ...labels }, value })
      return [
        ...BOUNDS.map((bound, at) => bucket(bound, series.buckets[at] ?? 0)),
        bucket('+Inf', series.count),
        { metricName: `${name}_sum`, labels, value: series.seconds },
        { metricName: `${name}_count`, labels, value: series.count },
      ]
    }),
  )
}

/** prom-client loads with the first question: a server nobody asks does not carry it. */
async function registryOf(deps: Deps): Promise<Registry> {
  const { Registry, collectDefaultMetrics } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = 'nolo_request_duration_seconds'
  const one = (value: number): Value[] => [{ value, labels: {} }]
  const own = [
    read('histogram', seconds, 'Answers by route and class of status.', () => durationsOf(deps, seconds)),
    read('gauge', 'nolo_oldest_due_job_seconds', 'How long the oldest due job has waited.', async () => {
      const now = deps.clock.now()
      const due = await oldestDue(deps.store.db, new Date(now))
      return one(due ? (now - due.getTime()) / 1000 : 0)
    }),
    read('gauge', 'nolo_streams_open', 'Event streams open to browsers.', () => one(deps.streams.count())),
    read('gauge', 'nolo_writes_waiting', 'Transactions that wait for their turn or run.', () => one(deps.store.waiting())),
    ...Object.entries(WORDS).map(([what, [name, help, [first, second]]]) =>
      read('counter', name, help, () =>
        [...deps.metrics.counts[what as Counted]].flatMap(([label, inner]) =>
          [...inner].map(([other, value]) => ({ value, labels: { [first]: label, ...(second && { [second]: other }) } })),
        ),
      ),
    ),
  ]
  for (const metric of own) registry.registerMetric(metric)
  return registry
}

/** /metrics for whoever has METRICS_TOKEN or asks on this machine; for everybody else it does not exist. */
export function metricsRoutes(deps: Deps): Hono {
  const app = new Hono()
  const wanted = deps.config.metricsToken ? Buffer.from(sha256hex(`Bearer ${deps.config.metricsToken}`)) : null
  const mayRead = (c: Context) =>
    (wanted !== null && timingSafeEqual(Buffer.from(sha256hex(c.req.header('authorization') ?? '')), wanted)) ||
    fromThisMachine(c)
  let registry: Promise<Registry> | undefined
  app.get('/metrics', async (c) => {
    if (!mayRead(c)) return c.json({ message: 'Not Found' }, 404)
    registry ??= registryOf(deps)
    const known = await registry
    return c.body(await known.metrics(), 200, { 'Content-Type': known.contentType, 'Cache-Control': 'no-store' })
  })
  return app
}
