import { eq } from 'drizzle-orm'
import { randomId } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'
import { enqueue } from '#server/core/jobs'
import type { Letter } from '#server/core/letter'
import { queueMail } from '#server/core/outbox'
import type { Tx } from '#server/core/store'
import { Email } from '#shared/auth'
import { loginSessions, users } from '../auth/tables'
import { coaches } from '../coaches/tables'
import { audit } from './audit'
import type { Actor } from './audit-action'

const blocked = (contact: string, reason: string): Letter => ({
  subject: 'Your Nolo account is closed for now',
  greeting: 'We closed your account for now.',
  paragraphs: [`The reason: ${reason}`, 'You are signed out everywhere, and nobody can sign in. What you wrote is still there.'],
  foot: `If you think this is not right, please write to ${contact}. A person reads it.`,
})
const unblocked = (origin: string): Letter => ({
  subject: 'Your Nolo account is open again',
  greeting: 'Your account is open again.',
  paragraphs: ['You can sign in as before. Everything is where you left it.'],
  button: { label: 'Sign in', href: `${origin}/api/login` },
  foot: 'You get this mail because your account was closed for a while.',
})

/** The job that ends the sessions a blocked person has ahead of them; its payload is `{ userId }`. */
export const END_SESSIONS = 'end-sessions'

/**
 * Closes an account: signs it out everywhere, takes a coach out of the directory, has the sessions ahead cancelled,
 * tells the person why, and notes it. Answers with a sentence.
 */
export async function blockUser(deps: Deps, actor: Actor, input: { email: string; reason: string }): Promise<string> {
  const reason = input.reason.trim().slice(0, 300)
  if (!reason) throw new AppError('BAD_REQUEST', 'Please say why: the person reads it.')
  return change(deps, Email.parse(input.email), async (tx, person, at) => {
    if (person.blockedAt) return { says: `${person.email} is blocked already.` }
    await tx.update(users).set({ blockedAt: at }).where(eq(users.id, person.id))
    await tx.delete(loginSessions).where(eq(loginSessions.userId, person.id))
    await tx.update(coaches).set({ isActive: false }).where(eq(coaches.userId, person.id))
    const { id: userId } = person
    await enqueue(tx, { kind: END_SESSIONS, key: `${END_SESSIONS}-${randomId()}`, userId, payload: { userId }, runAt: at })
    await audit(tx, { at, actor, action: 'user.block', subjectId: person.id, detail: reason.replace(/\.$/, '') })
    return { says: `${person.email} is blocked and signed out everywhere.`, letter: blocked(deps.config.mailFrom, reason) }
  })
}

/** Opens a closed account again. */
export const unblockUser = (deps: Deps, actor: Actor, input: { email: string }): Promise<string> =>
  change(deps, Email.parse(input.email), async (tx, person, at) => {
    if (!person.blockedAt) return { says: `${person.email} is not blocked.` }
    await tx.update(users).set({ blockedAt: null }).where(eq(users.id, person.id))
    await audit(tx, { at, actor, action: 'user.unblock', subjectId: person.id })
    return { says: `${person.email} can sign in again.`, letter: unblocked(deps.config.origin) }
  })

type Person = { id: string; email: string; blockedAt: Date | null }
type Change = { says: string; letter?: Letter }

async function change(deps: Deps, email: string, work: (tx: Tx, person: Person, at: Date) => Promise<Change>): Promise<string> {
  const at = new Date(deps.clock.now())
  const { id, says } = await deps.store.transaction(async (tx) => {
    const [person] = await tx
      .select({ id: users.id, email: users.email, blockedAt: users.blockedAt })
      .from(users)
      .where(eq(users.email, email))
    if (!person) throw new AppError('NOT_FOUND', `Nobody has an account with ${email}.`)
    const { letter, says } = await work(tx, person, at)
    const mail = { key: `account-${randomId()}`, userId: person.id, to: person.email, runAt: at }
    if (letter) await queueMail(tx, { ...mail, letter })
    return { id: person.id, says }
  })
  deps.streams.closeUser(id) // a block made from the shell: the job ends those of the running server
  return says
}
