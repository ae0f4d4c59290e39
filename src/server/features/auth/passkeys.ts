import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { and, eq, lt } from 'drizzle-orm'
import type { Config } from '#server/core/config'
import type { SignedIn } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'
import type { PasskeyDraft, WayOut } from '#shared/second-factor'
import { beginChallenge, MINUTES, takeChallenge } from './challenges'
import { findUser } from './find-user'
import { proveOwner } from './password-proof'
import { BLOCKED, type Browser, startLogin } from './sign-in'
import { passkeys } from './tables'
import { passkeyAdded, passkeyRemoved } from './way-in-emails'
import { noticeOf } from './way-in-notice'
import { lockWaysIn, refuseLastWayIn } from './ways-in'

/** What the browser is asked for; ours to check, so only its shape as JSON is known. */
type Options = Record<string, unknown>

const MOST = 20
export const NOT_TAKEN = 'That passkey did not work. Please try again.'
const UNKNOWN = 'We do not know that passkey. Sign in another way and add it in your profile.'
const NO_NAME = 'Passkeys need an address with a name, like https://nolo.example or http://localhost:3000.'

/** About 30 ms to load, and few requests need it. */
const webauthn = () => import('@simplewebauthn/server')

/** The challenge a browser answered; taken away before anything else is looked at, so no answer counts twice. */
async function challengeOf(deps: Deps, kind: 'passkey' | 'passkey-add', answer: Record<string, unknown>) {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers')
  const { response } = answer as { response?: { clientDataJSON?: unknown } }
  const challenge = await Promise.resolve(response?.clientDataJSON)
    .then((data) => decodeClientDataJSON(String(data)).challenge)
    .catch(refused)
  const taken = typeof challenge === 'string' ? await takeChallenge(deps, kind, challenge) : null
  if (!taken) throw new AppError('BAD_REQUEST', 'That took a while. Please try again.')
  return { challenge, userId: taken.userId }
}

/** Browsers tie passkeys to a name: with bare numbers as the address there are none. */
function siteOf({ origin }: Pick<Config, 'origin'>) {
  const { hostname } = new URL(origin)
  if (/^[\d.]+$|^\[/.test(hostname)) throw new AppError('PRECONDITION_FAILED', NO_NAME)
  return { expectedOrigin: origin, expectedRPID: hostname }
}

const ownPasskeys = (ctx: SignedIn) =>
  ctx.deps.store.db
    .select({ credentialId: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, ctx.user.id))

function refuseMore(count: number) {
  if (count >= MOST) throw new AppError('CONFLICT', `You have ${MOST} passkeys. Remove one to add another.`)
}

/** What the browser needs to make a passkey, once the person showed that it is them. */
export async function startPasskey(ctx: SignedIn, password: string): Promise<Options> {
  const { deps, user } = ctx
  const { expectedRPID } = siteOf(deps.config)
  await proveOwner(ctx, password)
  const own = await ownPasskeys(ctx)
  refuseMore(own.length)
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: 'Nolo',
    rpID: expectedRPID,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`,
    timeout: MINUTES['passkey-add'] * 60_000,
    excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await beginChallenge(deps, { kind: 'passkey-add', userId: user.id, token: options.challenge })
  return { ...options }
}

/** Keeps a passkey the browser made for a challenge of ours. */
export async function addPasskey(ctx: SignedIn, { name, response }: PasskeyDraft): Promise<void> {
  const { deps, user } = ctx
  const { challenge, userId } = await challengeOf(deps, 'passkey-add', response)
  if (userId !== user.id) throw new AppError('BAD_REQUEST', NOT_TAKEN)
  const { verifyRegistrationResponse } = await webauthn()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...siteOf(deps.config),
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    requireUserVerification: true,
  }).catch(refused)
  if (!verified) throw new AppError('BAD_REQUEST', NOT_TAKEN)
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  const row = { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
  await deps.store.transaction(async (tx) => {
    refuseMore(await tx.$count(passkeys, eq(passkeys.userId, user.id)))
    const addedAt = new Date(deps.clock.now())
    const [added] = await tx
      .insert(passkeys)
      .values({ id: randomId(), userId: user.id, name, addedAt, ...row })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (!added) throw new AppError('CONFLICT', 'That passkey was added before.')
    await noticeOf(tx, ctx, passkeyAdded)
  })
}

/** The browser's answer could not be read or does not hold. */
function refused(cause: unknown): never {
  throw new AppError('BAD_REQUEST', NOT_TAKEN, { cause })
}

/** Takes a passkey away, unless nothing else opens the account. */
export async function removePasskey(ctx: SignedIn, { id, password }: WayOut): Promise<void> {
  await proveOwner(ctx, password)
  const { store, config } = ctx.deps
  await store.transaction(async (tx) => {
    await lockWaysIn(tx, ctx.user.id)
    const own = and(eq(passkeys.id, id), eq(passkeys.userId, ctx.user.id))
    const [removed] = await tx.delete(passkeys).where(own).returning({ id: passkeys.id })
    if (!removed) throw new AppError('NOT_FOUND', 'That passkey is not there any more.')
    await refuseLastWayIn(tx, config, ctx.user.id)
    await noticeOf(tx, ctx, passkeyRemoved)
  })
}

/** What the browser needs to ask for a passkey. Whose is not known yet: it offers the ones it holds for us. */
export async function passkeyOptions(deps: Deps): Promise<Options> {
  const { expectedRPID } = siteOf(deps.config)
  const { generateAuthenticationOptions } = await webauthn()
  const timeout = MINUTES.passkey * 60_000
  const options = await generateAuthenticationOptions({ rpID: expectedRPID, userVerification: 'required', timeout })
  await beginChallenge(deps, { kind: 'passkey', token: options.challenge })
  return { ...options }
}

/** Signs in with a passkey, which is both factors at once; returns the token for the cookie. */
export async function signInWithPasskey(deps: Deps, response: Record<string, unknown>, browser: Browser): Promise<string> {
  const site = siteOf(deps.config)
  const { challenge } = await challengeOf(deps, 'passkey', response)
  const credentialId = typeof response.id === 'string' && /^[\w-]{1,2000}$/.test(response.id) ? response.id : ''
  const [known] = await deps.store.db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).limit(1)
  if (!known) throw new AppError('UNAUTHORIZED', UNKNOWN)
  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...site,
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    requireUserVerification: true,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
      transports: known.transports,
    },
  }).catch(refused)
  if (!verified) throw new AppError('UNAUTHORIZED', NOT_TAKEN)
  const user = await findUser(deps.store.db, known.userId)
  if (!user || user.blockedAt) throw new AppError('UNAUTHORIZED', BLOCKED)
  await noteUse(deps, known.id, authenticationInfo.newCounter)
  return startLogin(deps, known.userId, browser)
}

/** A counter that does not grow means a copy; those without one always say 0. */
async function noteUse({ store, clock }: Deps, id: string, counter: number) {
  const grows = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
  const [noted] = await store.transaction((tx) =>
    tx
      .update(passkeys)
      .set({ counter, lastUsedAt: new Date(clock.now()) })
      .where(and(eq(passkeys.id, id), grows))
      .returning({ id: passkeys.id }),
  )
  if (!noted) throw new AppError('UNAUTHORIZED', NOT_TAKEN)
}
