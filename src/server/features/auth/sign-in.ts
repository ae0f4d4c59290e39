import { and, eq, gt, lt } from 'drizzle-orm'
import { randomToken, sha256hex } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'
import { networkOf } from '#server/core/network'
import type { SignIn } from '#shared/auth'
import type { Proved } from './entry'
import { findUserByEmail, type StoredUser } from './find-user'
import { loginSessionId, luciaOf } from './login-sessions'
import { isPassword } from './passwords'
import { signInAddresses } from './tables'

/** Where a sign-in comes from. */
export type Browser = { address: string; userAgent: string | null }

export const NO_MATCH = 'That email and password do not match.'
export const BLOCKED = 'This account is blocked. Please write to us if you think that is a mistake.'
const REMEMBERED_MS = 30 * 24 * 3_600_000

const addressHashOf = (userId: string, address: string) => sha256hex(`${userId} ${networkOf(address)}`)

/** Whom address and password sign in; how they go on from there is `enter`'s. */
export async function signIn(deps: Deps, input: Pick<SignIn, 'email' | 'password'>, browser: Browser): Promise<Proved> {
  const user = await userByPassword(deps, input, browser)
  if (!user) throw new AppError('UNAUTHORIZED', NO_MATCH)
  return { userId: user.id, passwordHash: user.passwordHash }
}

/** The person whose address and password these are, or null; every look counts against the limits. */
export async function userByPassword(
  deps: Deps,
  input: Pick<SignIn, 'email' | 'password'>,
  browser: Browser,
): Promise<StoredUser | null> {
  const { limits, store } = deps
  const network = networkOf(browser.address)
  await limits.consume('signInAddress', network)
  await limits.consume('signInAccountAddress', `${input.email} ${network}`)
  const user = await findUserByEmail(store.db, input.email)
  // others trying from everywhere must not lock a person out of the places they use
  if (!user || !(await isKnownPlace(deps, user.id, browser.address))) await limits.consume('signInAccount', input.email)
  if (!(await isPassword(input.password, user?.passwordHash ?? null))) return null
  if (user?.blockedAt) throw new AppError('UNAUTHORIZED', BLOCKED)
  return user
}

async function isKnownPlace({ store, clock }: Deps, userId: string, address: string): Promise<boolean> {
  const lately = gt(signInAddresses.lastAt, new Date(clock.now() - REMEMBERED_MS))
  const here = and(eq(signInAddresses.userId, userId), eq(signInAddresses.addressHash, addressHashOf(userId, address)))
  const rows = await store.db.select({ at: signInAddresses.lastAt }).from(signInAddresses).where(and(here, lately)).limit(1)
  return rows.length > 0
}

/** Begins a login session and remembers the place; other login sessions of the person stay. */
export async function startLogin(deps: Deps, userId: string, browser: Browser): Promise<string> {
  const lastAt = new Date(deps.clock.now())
  await deps.store.transaction(async (tx) => {
    const past = lt(signInAddresses.lastAt, new Date(lastAt.getTime() - REMEMBERED_MS))
    await tx.delete(signInAddresses).where(and(eq(signInAddresses.userId, userId), past))
    await tx
      .insert(signInAddresses)
      .values({ userId, addressHash: addressHashOf(userId, browser.address), lastAt })
      .onConflictDoUpdate({ target: [signInAddresses.userId, signInAddresses.addressHash], set: { lastAt } })
  })
  const token = randomToken()
  await luciaOf(deps).createSession(userId, browser, { sessionId: loginSessionId(token) })
  return token
}
