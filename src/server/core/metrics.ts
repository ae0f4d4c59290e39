/** Upper ends of the durations that are told apart, in seconds. */
export const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Answers of one route and one class of status. */
export type Durations = { buckets: number[]; count: number; seconds: number }
/** What is counted by one or two words. The words come from our own code, never from a request. */
export type Counted = 'trpc' | 'jobs' | 'replies' | 'clientErrors' | 'cspViolations'

const none = (): Durations => ({ buckets: BOUNDS.map(() => 0), count: 0, seconds: 0 })

/** What a server counts about itself: numbers in place while it runs, text only when somebody asks (server/metrics). */
export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const requests = new Map<string, Durations[]>()
  const counts: Record<Counted, Map<string, Map<string, number>>> = {
    trpc: new Map(),
    jobs: new Map(),
    replies: new Map(),
    clientErrors: new Map(),
    cspViolations: new Map(),
  }
  return {
    /** By route pattern, then by the first digit of the status. */
    requests,
    counts,
    request(route: string, status: number, seconds: number) {
      const classes = requests.get(route) ?? Array.from({ length: 6 }, none)
      if (!requests.has(route)) requests.set(route, classes)
      const series = classes[Math.trunc(status / 100)] ?? classes[5]
      if (!series) return
      series.count += 1
      series.seconds += seconds
      for (let at = BOUNDS.length - 1; at >= 0 && seconds <= (BOUNDS[at] as number); at--)
        series.buckets[at] = (series.buckets[at] ?? 0) + 1
    },
    count(what: Counted, first: string, second = '') {
      const inner = counts[what].get(first) ?? new Map<string, number>()
      if (!counts[what].has(first)) counts[what].set(first, inner)
      inner.set(second, (inner.get(second) ?? 0) + 1)
    },
  }
}
