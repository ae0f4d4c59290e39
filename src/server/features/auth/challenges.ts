import { and, eq, gt, lt, lte } from 'drizzle-orm'
import type { Config } from '#server/core/config'
import { readCookie } from '#server/core/cookie'
import { randomToken, sha256hex } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { challenges } from './tables'

type Kind = (typeof challenges.$inferSelect)['kind']
export type Challenge = { userId: string | null; payload: string | null }

export const MINUTES = { code: 10, oidc: 10, passkey: 5, 'passkey-add': 5 } as const
const lasts = (kind: Kind) => MINUTES[kind] * 60_000

type Begun = { kind: Kind; userId?: string; payload?: string; token?: string }

/** Begins something a browser must finish; returns the token it has to come back with. */
export async function beginChallenge({ store, clock }: Deps, { kind, token = randomToken(), ...rest }: Begun): Promise<string> {
  const now = clock.now()
  await store.transaction(async (tx) => {
    await tx.delete(challenges).where(lt(challenges.expiresAt, new Date(now)))
    await tx.insert(challenges).values({ id: sha256hex(token), kind, ...rest, expiresAt: new Date(now + lasts(kind)) })
  })
  return token
}

const isOpen = (kind: Kind, token: string, now: number) =>
  and(eq(challenges.id, sha256hex(token)), eq(challenges.kind, kind), gt(challenges.expiresAt, new Date(now)))

/** Whom an open challenge is about, without touching it. */
export async function findChallenge({ store, clock }: Deps, kind: Kind, token: string): Promise<Challenge | null> {
  const fields = { userId: challenges.userId, payload: challenges.payload }
  const [row] = await store.db
    .select(fields)
    .from(challenges)
    .where(isOpen(kind, token, clock.now()))
    .limit(1)
  return row ?? null
}

/** Takes a challenge away for good; null when there is none, it is too old or somebody took it already. */
export async function takeChallenge({ store, clock }: Deps, kind: Kind, token: string): Promise<Challenge | null> {
  const open = isOpen(kind, token, clock.now())
  const fields = { userId: challenges.userId, payload: challenges.payload }
  const [row] = await store.transaction((tx) => tx.delete(challenges).where(open).returning(fields))
  return row ?? null
}

/** Counts a try before it is looked at, so that tries at the same moment count too; null when none is left. */
export async function countTry(
  { store, clock }: Deps,
  kind: Kind,
  token: string,
  most: number,
): Promise<{ userId: string } | null> {
  return store.transaction(async (tx) => {
    const open = and(isOpen(kind, token, clock.now()), lt(challenges.tries, most))
    const [row] = await tx.select({ tries: challenges.tries, userId: challenges.userId }).from(challenges).where(open).limit(1)
    if (!row?.userId) return null
    const same = and(open, lte(challenges.tries, row.tries))
    const [counted] = await tx
      .update(challenges)
      .set({ tries: row.tries + 1 })
      .where(same)
      .returning({ id: challenges.id })
    return counted ? { userId: row.userId } : null
  })
}

type Secure = Pick<Config, 'secure'>
const NAMES = { code: 'nolo_code', oidc: 'nolo_oidc' } as const
type InCookie = keyof typeof NAMES
const nameOf = (config: Secure, kind: InCookie) => `${config.secure ? '__Host-' : ''}${NAMES[kind]}`
const attributesOf = (config: Secure) => `Path=/; HttpOnly; SameSite=Lax${config.secure ? '; Secure' : ''}`

/** A cookie that ties a challenge to the browser that began it. */
export const challengeCookie = (config: Secure, kind: InCookie, token: string) =>
  `${nameOf(config, kind)}=${token}; Max-Age=${lasts(kind) / 1000}; ${attributesOf(config)}`
export const noChallengeCookie = (config: Secure, kind: InCookie) =>
  `${nameOf(config, kind)}=; Max-Age=0; ${attributesOf(config)}`

export function challengeToken(config: Secure, kind: InCookie, cookieHeader: string | undefined): string | null {
  const token = readCookie(cookieHeader, nameOf(config, kind))
  return token !== null && /^[\w-]{43}$/.test(token) ? token : null
}
