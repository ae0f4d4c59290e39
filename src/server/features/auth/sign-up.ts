import { randomId, randomToken, sha256hex } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'
import { networkOf } from '#server/core/network'
import { queueMail } from '#server/core/outbox'
import type { SignUp } from '#shared/auth'
import { knownZone } from '#shared/calendar'
import { addressTakenLetter, verifyLink, welcomeLetter } from './emails'
import type { Proved } from './entry'
import { findUserByEmail } from './find-user'
import { mayMailTo } from './mail-limit'
import { hashPassword, refuseCommonPassword } from './passwords'
import { type Browser, userByPassword } from './sign-in'
import { emailLinks, users } from './tables'

const DAY = 24 * 3_600_000
export const TRIAL_DAYS = 14
const LINK_DAYS = 7
const TAKEN = "That address can't be used for a new account. Sign in or reset your password."

/** What a browser tells about the person's language and money. */
export type Habits = { locale: string; currency: string }

/** Makes an account and returns whose it is; the right password of an existing one is as good. */
export async function signUp(deps: Deps, input: SignUp, browser: Browser, habits: Habits): Promise<Proved> {
  await deps.limits.consume('signUp', networkOf(browser.address))
  refuseCommonPassword(input.password, input.email, 'password')
  const isTaken = (await findUserByEmail(deps.store.db, input.email)) !== null
  const userId = isTaken ? null : await createUser(deps, input, habits)
  return userId ? { userId } : signInInstead(deps, input, browser)
}

/** The new person's id; null when somebody took the address a moment before. */
async function createUser(deps: Deps, input: SignUp, habits: Habits): Promise<string | null> {
  const passwordHash = await hashPassword(input.password)
  const now = deps.clock.now()
  const token = randomToken()
  const { firstName, lastName, email } = input
  const timeZone = input.timeZone && (input.timeZone === 'UTC' || knownZone(input.timeZone) !== 'UTC') ? input.timeZone : null
  const letter = welcomeLetter(verifyLink(deps.config.origin, token))
  const mayMail = await mayMailTo(deps, email)
  return deps.store.transaction(async (tx) => {
    const row = { id: randomId(), email, firstName, lastName, passwordHash, timeZone, ...habits }
    const dates = { createdAt: new Date(now), trialEndsAt: new Date(now + TRIAL_DAYS * DAY) }
    const [created] = await tx
      .insert(users)
      .values({ ...row, ...dates })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (!created) return null
    await tx
      .insert(emailLinks)
      .values({ id: sha256hex(token), userId: row.id, email, expiresAt: new Date(now + LINK_DAYS * DAY) })
    const mail = { key: `welcome-${row.id}`, userId: row.id, to: email, letter, runAt: new Date(now) }
    if (mayMail) await queueMail(tx, mail)
    return created.id
  })
}

/** Whoever knows the password is the owner; anybody else learns nothing, and the owner hears of it. */
async function signInInstead(deps: Deps, input: SignUp, browser: Browser): Promise<Proved> {
  const user = await userByPassword(deps, input, browser)
  if (user) return { userId: user.id, passwordHash: user.passwordHash }
  const owner = await findUserByEmail(deps.store.db, input.email)
  if (owner && (await mayMailTo(deps, owner.email))) {
    const letter = addressTakenLetter(owner, deps.config.origin)
    const about = { userId: owner.id, to: owner.email, letter, runAt: new Date(deps.clock.now()) }
    await deps.store.transaction((tx) => queueMail(tx, { key: `address-taken-${randomId()}`, ...about }))
  }
  throw new AppError('BAD_REQUEST', TAKEN, { field: 'email' })
}
