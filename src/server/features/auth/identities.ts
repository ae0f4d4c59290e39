import { and, eq } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'
import type { Tx } from '#server/core/store'
import { Email } from '#shared/auth'
import type { WayOut } from '#shared/second-factor'
import type { StoredUser } from './find-user'
import { proveOwner } from './password-proof'
import { BLOCKED } from './sign-in'
import { type Habits, TRIAL_DAYS } from './sign-up'
import { identities, users } from './tables'
import { accountLinked, accountUnlinked } from './way-in-emails'
import { noticeOf, queueWayInNotice } from './way-in-notice'
import { lockWaysIn, refuseLastWayIn } from './ways-in'

const DAY = 24 * 3_600_000

/** What an issuer says about a person. `subject` is theirs for good; an address may change hands. */
export type Claims = {
  issuer: string
  subject: string
  email: string | null
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** What the browser that came back tells of the person. */
type Coming = Habits & { userAgent: string | null }

const refusal = (message: string) => new AppError('FORBIDDEN', message)

/**
 * Whose account an account elsewhere opens. An unknown one is linked only where both sides have shown that the address is
 * theirs; else whoever types an address at the issuer, or typed it here first, would come into another's account.
 */
export async function userByIdentity(deps: Deps, claims: Claims, { userAgent, ...habits }: Coming): Promise<string> {
  const { issuer, subject } = claims
  const name = deps.config.oidc?.name ?? issuer
  return deps.store.transaction(async (tx) => {
    const known = and(eq(identities.issuer, issuer), eq(identities.subject, subject))
    const [linked] = await tx
      .select({ userId: users.id, blockedAt: users.blockedAt })
      .from(identities)
      .innerJoin(users, eq(users.id, identities.userId))
      .where(known)
      .limit(1)
    if (linked?.blockedAt) throw new AppError('UNAUTHORIZED', BLOCKED)
    if (linked) return linked.userId
    const email = Email.safeParse(claims.email).data
    if (!email) throw refusal(`${name} did not tell us your email address, so we cannot sign you in with it.`)
    const owner = await ownerOf(tx, { ...claims, email }, name)
    const userId = owner?.id ?? (await create(tx, deps, { ...claims, email }, habits))
    await tx.insert(identities).values({ id: randomId(), userId, issuer, subject, email, addedAt: new Date(deps.clock.now()) })
    if (owner) await queueWayInNotice(tx, deps, { owner, userAgent, change: accountLinked(name, email) })
    return userId
  })
}

type Known = Claims & { email: string }

/** Who has that address here and may be linked; null when nobody has it. */
async function ownerOf(tx: Tx, { email, emailVerified }: Known, name: string): Promise<StoredUser | null> {
  const [owner] = await tx.select().from(users).where(eq(users.email, email)).limit(1)
  if (!emailVerified) {
    const first = `${name} has not confirmed that ${email} is yours.`
    throw refusal(owner ? `${first} Sign in with your password instead.` : `${first} Please confirm it there first.`)
  }
  if (!owner) return null
  if (owner.blockedAt) throw new AppError('UNAUTHORIZED', BLOCKED)
  if (!owner.emailVerifiedAt)
    throw refusal(
      `An account with ${email} is here already, and its address was never confirmed. Use "Forgot your password?" to make it yours.`,
    )
  return owner
}

async function create(tx: Tx, { clock }: Deps, { email, firstName, lastName }: Known, habits: Habits): Promise<string> {
  const now = clock.now()
  const dates = { createdAt: new Date(now), emailVerifiedAt: new Date(now), trialEndsAt: new Date(now + TRIAL_DAYS * DAY) }
  const id = randomId()
  await tx.insert(users).values({ id, email, firstName, lastName, passwordHash: '', ...dates, ...habits })
  return id
}

/** Unties an account elsewhere, unless nothing else opens this one. */
export async function unlinkIdentity(ctx: SignedIn, { id, password }: WayOut): Promise<void> {
  await proveOwner(ctx, password)
  const { store, config } = ctx.deps
  await store.transaction(async (tx) => {
    await lockWaysIn(tx, ctx.user.id)
    const own = and(eq(identities.id, id), eq(identities.userId, ctx.user.id))
    const [removed] = await tx.delete(identities).where(own).returning({ email: identities.email })
    if (!removed) throw new AppError('NOT_FOUND', 'That account is not linked any more.')
    await refuseLastWayIn(tx, config, ctx.user.id)
    await noticeOf(tx, ctx, accountUnlinked(removed.email))
  })
}
