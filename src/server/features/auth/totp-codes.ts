import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Tx } from '#server/core/store'
import { totp } from './tables'

const PERIOD_S = 30
/** One step early or late: clocks differ, and typing takes a moment. */
const WINDOW = 1

const appOf = (secret: string, label: string) =>
  new TOTP({ issuer: 'Nolo', label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_S })

export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The address an authenticator app reads. */
export const addressOf = (secret: string, email: string): string => appOf(secret, email.slice(0, 100)).toString()

/** The step a code belongs to; null when it is none of just now. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = appOf(secret, '').validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta
}

/** Spends a code: 'used' when its step, or a later one, was spent before. */
export async function spendCode(tx: Tx, userId: string, code: string, now: number): Promise<'right' | 'wrong' | 'used'> {
  const own = and(eq(totp.userId, userId), isNotNull(totp.confirmedAt))
  const [row] = await tx.select({ secret: totp.secret }).from(totp).where(own).limit(1)
  const step = row ? stepOf(row.secret, code, now) : null
  if (step === null) return 'wrong'
  const [spent] = await tx
    .update(totp)
    .set({ lastStep: step })
    .where(and(own, lt(totp.lastStep, step)))
    .returning({ userId: totp.userId })
  return spent ? 'right' : 'used'
}
