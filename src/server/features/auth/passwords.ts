import { AppError } from '#server/core/errors'
import { COMMON_PASSWORDS } from './common-passwords'

/** argon2id, the library's default variant, with OWASP's parameters. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** A hash nobody's password has, so that unknown addresses cost as much time as known ones. */
const DUMMY = '$argon2id$v=19$m=19456,t=2,p=1$VyHN/2w+dXPp/vllJ1sv0Q$cEw0VziHy/H9ReketdgbfSBKQALDbiWa+dWvjLmm2v4'
/** Native code of 10 MB, for the first who signs in. */
const argon = () => import('@node-rs/argon2')
const AT_ONCE = 4
const WAITING = 40

let running = 0
const waiting: (() => void)[] = []

/** Hashing takes 19 MB and a core: a few at once, a short queue, then an honest refusal. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running++
  else if (waiting.length < WAITING) await new Promise<void>((go) => waiting.push(go))
  else
    throw new AppError('SERVICE_UNAVAILABLE', 'Many people are signing in just now. Please try again in a moment.', {
      retryAfterSeconds: 5,
    })
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next)
      next() // hands its place on
    else running--
  }
}

/** The same password typed on another keyboard may come in another Unicode form. */
const folded = (password: string) => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> =>
  inTurn(async () => (await argon()).hash(folded(password), COST))

/** Whether the password is right; takes as long when there is no hash to compare with. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await inTurn(async () => (await argon()).verify(passwordHash || DUMMY, folded(password)))
  return matches && Boolean(passwordHash)
}

const TOO_COMMON = 'Many people use that password, so it is easy to guess. Please pick another one.'

/** Refuses a password that is easy to guess; `field` is where the person typed it. */
export function refuseCommonPassword(password: string, email: string, field: string): void {
  if (isCommonPassword(password, email)) throw new AppError('BAD_REQUEST', TOO_COMMON, { field })
}

/** True for passwords that everybody tries first, and for the person's own address. */
export function isCommonPassword(password: string, email: string): boolean {
  const lower = password.toLowerCase()
  return COMMON_PASSWORDS.has(lower) || lower === email || lower === email.split('@')[0] || new Set(lower).size <= 2
}
