import { procedure, router } from '#server/core/trpc'
import { Security } from '#shared/logins'
import {
  PasskeyDraft,
  PasskeyOptions,
  PasskeyStart,
  PasswordProof,
  RecoveryCodes,
  TotpConfirmation,
  TotpStart,
  WayOut,
} from '#shared/second-factor'
import { unlinkIdentity } from './identities'
import { addPasskey, removePasskey, startPasskey } from './passkeys'
import { securityOf } from './security'
import { confirmTotp, renewRecoveryCodes, startTotp, stopTotp } from './totp'

/** Whoever asks shows once more who they are; neither that nor what comes back is remembered. */
const proved = procedure.meta({ once: false })

/** Codes from an app. */
export const totpRouter = router({
  start: proved
    .input(PasswordProof)
    .output(TotpStart)
    .mutation(({ ctx, input }) => startTotp(ctx, input)),
  confirm: proved
    .input(TotpConfirmation)
    .output(RecoveryCodes)
    .mutation(({ ctx, input }) => confirmTotp(ctx, input)),
  stop: proved
    .input(PasswordProof)
    .output(Security)
    .mutation(async ({ ctx, input }) => {
      await stopTotp(ctx, input)
      return securityOf(ctx)
    }),
  renewCodes: proved
    .input(PasswordProof)
    .output(RecoveryCodes)
    .mutation(({ ctx, input }) => renewRecoveryCodes(ctx, input)),
})

export const passkeysRouter = router({
  start: proved
    .input(PasskeyStart.optional())
    .output(PasskeyOptions)
    .mutation(({ ctx, input }) => startPasskey(ctx, input?.password ?? '')),
  add: procedure
    .input(PasskeyDraft)
    .output(Security)
    .mutation(async ({ ctx, input }) => {
      await addPasskey(ctx, input)
      return securityOf(ctx)
    }),
  remove: proved
    .input(WayOut)
    .output(Security)
    .mutation(async ({ ctx, input }) => {
      await removePasskey(ctx, input)
      return securityOf(ctx)
    }),
})

/** Accounts elsewhere; they are linked by signing in with them. */
export const identitiesRouter = router({
  unlink: proved
    .input(WayOut)
    .output(Security)
    .mutation(async ({ ctx, input }) => {
      await unlinkIdentity(ctx, input)
      return securityOf(ctx)
    }),
})
