import { randomInt } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { sha256hex } from '#server/core/crypto'
import type { Tx } from '#server/core/store'
import { RECOVERY_CODE_COUNT } from '#shared/second-factor'
import { recoveryCodes } from './tables'

/** Nothing that reads like something else: no 0, 1, i, l, o, u. Fifteen of these are 73 bits, beyond guessing from a hash. */
const SIGNS = '23456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 15

const newCode = () => {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return signs.replace(/(.{5})(?=.)/g, '$1-')
}
const hashOf = (userId: string, code: string) => sha256hex(`${userId} ${code.toLowerCase().replace(/[^a-z\d]/g, '')}`)

/** Puts new codes in the place of a person's old ones; only here are they known. */
export async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, newCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })))
  return codes
}

/** Spends a recovery code; false when it is none of theirs or was used before. */
export async function spendRecoveryCode(tx: Tx, userId: string, code: string, now: number): Promise<boolean> {
  const [spent] = await tx
    .update(recoveryCodes)
    .set({ usedAt: new Date(now) })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(userId, code)), isNull(recoveryCodes.usedAt)))
    .returning({ codeHash: recoveryCodes.codeHash })
  return spent !== undefined
}
