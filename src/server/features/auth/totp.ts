import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import type { PasswordProof, RecoveryCodes, TotpConfirmation, TotpStart } from '#shared/second-factor'
import { hasTotp } from './entry'
import { provePassword } from './password-proof'
import { qrSvg } from './qr'
import { replaceRecoveryCodes } from './recovery-codes'
import { recoveryCodes, totp } from './tables'
import { addressOf, newSecret, stepOf } from './totp-codes'
import { recoveryCodesRenewed, secondStepOff, secondStepOn } from './way-in-emails'
import { noticeOf } from './way-in-notice'

const SET_UP = 'Your codes are set up already. Turn them off first to begin again.'
const NOT_SET_UP = 'Codes from an app are not turned on for this account.'

/** Begins: a new secret for the app. Nothing counts until a first code of it is confirmed. */
export async function startTotp(ctx: SignedIn, input: PasswordProof): Promise<TotpStart> {
  await provePassword(ctx, input.password)
  const { store } = ctx.deps
  const secret = newSecret()
  const [begun] = await store.transaction((tx) =>
    tx
      .insert(totp)
      .values({ userId: ctx.user.id, secret })
      .onConflictDoUpdate({ target: totp.userId, set: { secret }, setWhere: isNull(totp.confirmedAt) })
      .returning({ userId: totp.userId }),
  )
  if (!begun) throw new AppError('CONFLICT', SET_UP)
  const uri = addressOf(secret, ctx.user.email)
  return { secret, uri, qrSvg: qrSvg(uri) }
}

/** The app's first code turns it on. The recovery codes are shown here and never again. */
export async function confirmTotp(ctx: SignedIn, { code }: TotpConfirmation): Promise<RecoveryCodes> {
  const { store, clock } = ctx.deps
  const now = clock.now()
  const userId = ctx.user.id
  return store.transaction(async (tx) => {
    const begun = and(eq(totp.userId, userId), isNull(totp.confirmedAt))
    const [row] = await tx.select({ secret: totp.secret }).from(totp).where(begun).limit(1)
    if (!row) throw new AppError('CONFLICT', 'There is nothing to confirm. Please begin again.')
    const step = stepOf(row.secret, code, now)
    if (step === null)
      throw new AppError('BAD_REQUEST', 'That code does not match. Look at your app for the newest one.', { field: 'code' })
    await tx
      .update(totp)
      .set({ confirmedAt: new Date(now), lastStep: step })
      .where(begun)
    await noticeOf(tx, ctx, secondStepOn)
    return { codes: await replaceRecoveryCodes(tx, userId) }
  })
}

/** Turns codes off; the recovery codes go with them. */
export async function stopTotp(ctx: SignedIn, input: PasswordProof): Promise<void> {
  await provePassword(ctx, input.password)
  const userId = ctx.user.id
  await ctx.deps.store.transaction(async (tx) => {
    const [stopped] = await tx
      .delete(totp)
      .where(and(eq(totp.userId, userId), isNotNull(totp.confirmedAt)))
      .returning({ userId: totp.userId })
    if (!stopped) throw new AppError('CONFLICT', NOT_SET_UP)
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await noticeOf(tx, ctx, secondStepOff)
  })
}

/** Ten new recovery codes; the old ones end. */
export async function renewRecoveryCodes(ctx: SignedIn, input: PasswordProof): Promise<RecoveryCodes> {
  await provePassword(ctx, input.password)
  const { store } = ctx.deps
  if (!(await hasTotp(store.db, ctx.user.id))) throw new AppError('CONFLICT', NOT_SET_UP)
  return store.transaction(async (tx) => {
    await noticeOf(tx, ctx, recoveryCodesRenewed)
    return { codes: await replaceRecoveryCodes(tx, ctx.user.id) }
  })
}
