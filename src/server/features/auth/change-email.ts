import { and, eq } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { randomId, randomToken, sha256hex } from '#server/core/crypto'
import { AppError } from '#server/core/errors'
import { queueMail } from '#server/core/outbox'
import type { EmailChange, SentTo } from '#shared/logins'
import { addressChangeAskedLetter, newAddressLetter, newAddressTakenLetter, verifyLetter, verifyLink } from './emails'
import { findUserByEmail } from './find-user'
import { provePassword } from './password-proof'
import { emailLinks } from './tables'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const VERIFY_DAYS = 7

/** Asks the new address whether it is the person's; it counts once its own link was opened. Whether somebody has it already shows nowhere. */
export async function changeEmail(ctx: SignedIn, { email, password }: EmailChange): Promise<SentTo> {
  const { deps, user } = ctx
  const { origin } = deps.config
  await provePassword(ctx, password)
  if (email === user.email) throw new AppError('BAD_REQUEST', 'That is your address already.', { field: 'email' })
  await deps.limits.consume('mail', email)
  const owner = await findUserByEmail(deps.store.db, email)
  const token = randomToken()
  const now = deps.clock.now()
  const runAt = new Date(now)
  const letter = owner ? newAddressTakenLetter(owner, origin) : newAddressLetter(verifyLink(origin, token))
  const mine = and(eq(emailLinks.userId, user.id), eq(emailLinks.purpose, 'change'))
  await deps.store.transaction(async (tx) => {
    await tx.delete(emailLinks).where(mine)
    const link = { id: sha256hex(token), userId: user.id, email, purpose: 'change' as const }
    await tx.insert(emailLinks).values({ ...link, expiresAt: new Date(now + DAY) })
    await queueMail(tx, { key: `new-address-${link.id}`, userId: owner?.id ?? user.id, to: email, letter, runAt })
    // one an hour is enough of a warning
    const key = `address-change-asked-${user.id}-${Math.floor(now / HOUR)}`
    await queueMail(tx, { key, userId: user.id, to: user.email, letter: addressChangeAskedLetter(user, origin), runAt })
  })
  return { sentTo: email }
}

/** Mails the link once more that shows the person's address is theirs. */
export async function resendVerification({ deps, user }: SignedIn): Promise<SentTo> {
  if (user.emailVerified) throw new AppError('CONFLICT', 'Your address is confirmed already.')
  await deps.limits.consume('mail', user.email)
  const token = randomToken()
  const now = deps.clock.now()
  const letter = verifyLetter(verifyLink(deps.config.origin, token))
  await deps.store.transaction(async (tx) => {
    const link = { id: sha256hex(token), userId: user.id, email: user.email }
    await tx.insert(emailLinks).values({ ...link, expiresAt: new Date(now + VERIFY_DAYS * DAY) })
    await queueMail(tx, { key: `verify-${randomId()}`, userId: user.id, to: user.email, letter, runAt: new Date(now) })
  })
  return { sentTo: user.email }
}
