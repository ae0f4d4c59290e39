import { and, asc, eq, isNull, lt, lte, or } from 'drizzle-orm'
import { randomId } from './crypto'
import type { Deps } from './deps'
import { jobs } from './job-table'
import type { Db, Tx } from './store'

/**
 * What to do, under which stable key, and from when on (UTC instant). The payload is plain JSON. `userId` is whom it is
 * about: their account's deletion takes the job with it.
 */
export type NewJob = { kind: string; key: string; userId?: string | null; payload: unknown; runAt: Date }
/** Does one kind of work. With `triesAtMost` it is let go after so many failures: where it no longer helps anybody. */
export type JobHandler = ((deps: Deps, payload: unknown, job: { userId: string | null }) => Promise<void>) & {
  triesAtMost?: number
}
export type JobHandlers = Record<string, JobHandler>

/** A kind of work to let go of in the end. */
export const lettingGo = (triesAtMost: number, handle: JobHandler): JobHandler =>
  Object.assign((...about: Parameters<JobHandler>) => handle(...about), { triesAtMost })

const LEASE_MS = 60_000
const KEPT_MS = 7 * 24 * 3_600_000
const AT_ONCE = 10
/** Seconds until the next try: 10, 20, 40 ... an hour at most. */
const backoffMs = (attempts: number) => Math.min(10 * 2 ** attempts, 3600) * 1000

/** Writes a job into the caller's transaction; the same key a second time does nothing and answers false. */
export async function enqueue(tx: Tx, job: NewJob): Promise<boolean> {
  const { kind, key, userId = null, runAt } = job
  const row = { id: randomId(), kind, key, userId, payload: JSON.stringify(job.payload), runAt }
  return (await tx.insert(jobs).values(row).onConflictDoNothing().returning({ id: jobs.id })).length > 0
}

/** When the oldest job that should have run was due; null when nothing waits. */
export async function oldestDue(db: Db, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ runAt: jobs.runAt })
    .from(jobs)
    .where(and(isNull(jobs.doneAt), lte(jobs.runAt, now)))
    .orderBy(asc(jobs.runAt))
    .limit(1)
  return row?.runAt ?? null
}

/** What stays of an error beside its job: its kind. The words may be somebody's, and stand in the log without those. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  return `${error.constructor.name}${code}`.slice(0, 100)
}

const isFree = (now: Date) => or(isNull(jobs.claimedUntil), lt(jobs.claimedUntil, now))

async function claim(deps: Deps) {
  const now = new Date(deps.clock.now())
  const due = and(isNull(jobs.doneAt), lte(jobs.runAt, now), isFree(now))
  const waiting = await deps.store.db.select({ id: jobs.id }).from(jobs).where(due).orderBy(asc(jobs.runAt)).limit(AT_ONCE)
  if (waiting.length === 0) return []
  const claimedUntil = new Date(now.getTime() + LEASE_MS)
  const about = { id: jobs.id, kind: jobs.kind, userId: jobs.userId, attempts: jobs.attempts, claimedUntil: jobs.claimedUntil }
  return deps.store.transaction(async (tx) => {
    const mine = []
    for (const { id } of waiting)
      mine.push(
        ...(await tx
          .update(jobs)
          .set({ claimedUntil })
          .where(and(eq(jobs.id, id), due))
          .returning(about)),
      )
    return mine
  })
}
type Claimed = Awaited<ReturnType<typeof claim>>[number]

/** Begins a claimed job's lease anew, as those before it took their time; undefined where another server has it by now. */
async function begin(deps: Deps, { id, claimedUntil }: Claimed): Promise<{ payload: string } | undefined> {
  const until = new Date(deps.clock.now() + LEASE_MS)
  const mine = and(eq(jobs.id, id), isNull(jobs.doneAt), claimedUntil ? eq(jobs.claimedUntil, claimedUntil) : undefined)
  const [taken] = await deps.store.transaction((tx) =>
    tx.update(jobs).set({ claimedUntil: until }).where(mine).returning({ payload: jobs.payload }),
  )
  return taken
}

async function finish(deps: Deps, id: string, lastError: string | null): Promise<void> {
  const doneAt = new Date(deps.clock.now())
  await deps.store.transaction((tx) => tx.update(jobs).set({ doneAt, lastError, payload: '' }).where(eq(jobs.id, id)))
}

async function failed(deps: Deps, job: Claimed, triesAtMost: number | undefined, error: unknown): Promise<void> {
  const about = { err: error, kind: job.kind, job: job.id }
  const attempts = job.attempts + 1
  if (triesAtMost !== undefined && attempts >= triesAtMost) {
    deps.metrics.count('jobs', job.kind, 'let go')
    deps.log.error(about, 'a job failed too often and was let go')
    return finish(deps, job.id, kindOf(error))
  }
  deps.metrics.count('jobs', job.kind, 'failed')
  deps.log.warn(about, 'a job failed and will be tried again')
  const runAt = new Date(deps.clock.now() + backoffMs(job.attempts))
  await deps.store.transaction((tx) =>
    tx
      .update(jobs)
      .set({ attempts, runAt, claimedUntil: null, lastError: kindOf(error) })
      .where(eq(jobs.id, job.id)),
  )
}

/** Does what is due, once; returns how many jobs were claimed. A failed one comes back later. Begins none once `stopped`. */
export async function runDueJobs(deps: Deps, handlers: JobHandlers, stopped = () => false): Promise<number> {
  const mine = await claim(deps)
  for (const job of mine) {
    if (stopped()) break // its lease runs out, and whoever starts next does it
    const handle = handlers[job.kind]
    try {
      const taken = await begin(deps, job)
      if (!taken) continue
      if (!handle) throw new Error(`Nobody does jobs of kind ${job.kind}.`)
      await handle(deps, JSON.parse(taken.payload), job)
      await finish(deps, job.id, null)
      deps.metrics.count('jobs', job.kind, 'done')
    } catch (error) {
      await failed(deps, job, handle?.triesAtMost, error)
    }
  }
  return mine.length
}

/** Forgets jobs done a week ago. */
export const forgetDoneJobs = (deps: Deps) =>
  deps.store.transaction((tx) => tx.delete(jobs).where(lt(jobs.doneAt, new Date(deps.clock.now() - KEPT_MS))))

/** Runs due jobs every second and the chores every hour until stopped; `stop` waits for the round under way. */
export function startWorker(
  deps: Deps,
  handlers: JobHandlers,
  chores: ((deps: Deps) => Promise<unknown>)[] = [],
): { stop(): Promise<void> } {
  let stopped = false
  let round: Promise<unknown> = Promise.resolve()
  const work = async () => {
    while (!stopped && (await runDueJobs(deps, handlers, () => stopped)) === AT_ONCE);
  }
  let busy = false
  const tick = () => {
    if (busy) return
    busy = true
    round = work()
      .catch((error) => deps.log.error({ err: error }, 'the worker could not look for jobs'))
      .finally(() => {
        busy = false
      })
  }
  const timer = setInterval(tick, 1000)
  const clean = async () => {
    for (const chore of [forgetDoneJobs, ...chores])
      await chore(deps).catch((error) => deps.log.warn({ err: error }, 'a chore was not done'))
  }
  const cleaning = setInterval(() => void clean(), 3_600_000)
  tick()
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      clearInterval(cleaning)
      await round
    },
  }
}
