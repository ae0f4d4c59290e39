import { and, eq, isNull } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { idempotentAnswers, jobs } from '#server/core/job-table'
import { oldestDue } from '#server/core/jobs'
import { modelFault } from '#server/providers/ai/reach'
import { smtpFault } from '#server/providers/mail/smtp'
import type { ServiceState, SystemStatus } from '#shared/admin'

type State = Pick<ServiceState, 'state' | 'says'>
const SLOW_MS = 500
const LATE_MS = 60_000
const STUCK_MS = 10 * 60_000

/** Asks every service now; what does not answer is down, not an error. */
export async function systemStatus({ deps, user }: SignedIn): Promise<SystemStatus> {
  const services = await Promise.all([
    measured('database', () => database(deps, user.id)),
    measured('ai', () => ai(deps)),
    measured('payments', async () => payments(deps)),
    measured('mail', () => mail(deps)),
    measured('jobs', () => oldestJob(deps)),
  ])
  return { at: new Date(deps.clock.now()).toISOString(), services }
}

async function measured(name: ServiceState['name'], ask: () => Promise<State>): Promise<ServiceState> {
  const begun = performance.now()
  const answer = await ask().catch((): State => ({ state: 'down', says: 'It does not answer.' }))
  const tookMs = Math.round((performance.now() - begun) * 10) / 10
  return { name, ...answer, says: answer.says.slice(0, 300), tookMs }
}

/** A row written, kept on the disk, read back by another connection and removed. */
async function database({ store, clock, config }: Deps, userId: string): Promise<State> {
  const begun = performance.now()
  const id = randomId()
  const row = { id, userId, operation: 'admin.status', key: id, bodyHash: '', createdAt: new Date(clock.now()) }
  await store.transaction((tx) => tx.insert(idempotentAnswers).values(row))
  const found = await store.db.$count(idempotentAnswers, eq(idempotentAnswers.id, id))
  await store.transaction((tx) => tx.delete(idempotentAnswers).where(eq(idempotentAnswers.id, id)))
  if (found !== 1) return { state: 'down', says: 'What was written could not be read back.' }
  const engine = config.databaseFile ? 'SQLite' : 'PostgreSQL'
  return { state: performance.now() - begun > SLOW_MS ? 'slow' : 'ok', says: `${engine}, written and read back` }
}

async function ai({ config }: Deps): Promise<State> {
  if (!config.openai) return { state: 'built-in', says: 'Guided mode, no model set' }
  const fault = await modelFault(config.openai)
  return fault
    ? { state: 'down', says: `${fault} The guided coach stands in.` }
    : { state: 'ok', says: `The model is ${config.openai.model}` }
}

/** By who takes the money in this process, not by what was set: the two can differ. */
function payments({ payments: provider }: Pick<Deps, 'payments'>): State {
  if (!provider) return { state: 'off', says: 'No payment provider is set: nothing can be booked' }
  return provider.name === 'test'
    ? { state: 'built-in', says: 'Test cards, no money moves' }
    : { state: 'ok', says: 'Stripe takes the cards' }
}

async function mail({ config, store }: Deps): Promise<State> {
  const waiting = await store.db.$count(jobs, and(eq(jobs.kind, 'mail'), isNull(jobs.doneAt)))
  const queue = waiting === 1 ? '1 mail waiting' : `${waiting} mails waiting`
  if (!config.smtpUrl)
    return config.production
      ? { state: 'off', says: `No mail can leave: set SMTP_URL. ${queue}` }
      : { state: 'built-in', says: `Kept in /dev/mailbox, ${queue}` }
  const fault = await smtpFault(config.smtpUrl)
  return fault ? { state: 'down', says: `The mail server refuses us: ${fault}. ${queue}` } : { state: 'ok', says: queue }
}

async function oldestJob({ store, clock }: Deps): Promise<State> {
  const now = clock.now()
  const due = await oldestDue(store.db, new Date(now))
  const late = due ? now - due.getTime() : 0
  if (late < LATE_MS) return { state: 'ok', says: due ? 'Due less than a minute ago' : 'Nothing waits' }
  const says = `Due ${Math.floor(late / 60_000)} min ago`
  return { state: late < STUCK_MS ? 'slow' : 'down', says }
}
