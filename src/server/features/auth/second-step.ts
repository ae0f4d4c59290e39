import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'
import { countTry, takeChallenge } from './challenges'
import { findUser } from './find-user'
import { spendRecoveryCode } from './recovery-codes'
import { BLOCKED, type Browser, startLogin } from './sign-in'
import { spendCode } from './totp-codes'

const TRIES = 5
const OVER = 'That took a while, or there were too many tries. Please sign in again.'
const REFUSALS = {
  wrong: 'That code does not match. Look at your app for the newest one, or use a recovery code.',
  used: 'That code was used already. Wait for the next one in your app.',
}

/** The second step cannot be taken any more: the sign-in begins anew. */
export class StepOver extends AppError {
  constructor() {
    super('BAD_REQUEST', OVER)
  }
}

/** Signs in with the app's code or a recovery code, after the password; returns the token for the cookie. */
export async function signInWithCode(deps: Deps, token: string | null, typed: string, browser: Browser): Promise<string> {
  const open = token ? await countTry(deps, 'code', token, TRIES) : null
  if (!token || !open) throw new StepOver()
  const { userId } = open
  await deps.limits.consume('signInCode', userId)
  const user = await findUser(deps.store.db, userId)
  if (!user || user.blockedAt) throw new AppError('UNAUTHORIZED', BLOCKED)
  const code = typed.replace(/[\s-]/g, '')
  const now = deps.clock.now()
  const answer = await deps.store.transaction(async (tx) => {
    if (/^\d{6}$/.test(code)) return spendCode(tx, userId, code, now)
    return (await spendRecoveryCode(tx, userId, code, now)) ? 'right' : 'wrong'
  })
  if (answer !== 'right') throw new AppError('UNAUTHORIZED', REFUSALS[answer], { field: 'code' })
  if (!(await takeChallenge(deps, 'code', token))) throw new StepOver()
  return startLogin(deps, userId, browser)
}
