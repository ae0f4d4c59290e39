import { procedure, router } from '#server/core/trpc'
import { Security } from '#shared/logins'
import {
  OwnId,
  PasskeyDraft,
  PasskeyOptions,
  PasswordProof,
  RecoveryCodes,
  TotpConfirmation,
  TotpStart,
} from '#shared/second-factor'
import { unlinkIdentity } from './identities'
import { addPasskey, removePasskey, startPasskey } from './passkeys'
import { securityOf } from './security'
import { confirmTotp, renewRecoveryCodes, startTotp, stopTotp } from './totp'

/** Codes from an app. Each change shows the password once more. */
export const totpRouter = router({
  start: procedure
    .input(PasswordProof)
    .output(TotpStart)
    .mutation(({ ctx, input }) => startTotp(ctx, input)),
  confirm: procedure
    .input(TotpConfirmation)
    .output(RecoveryCodes)
    .mutation(({ ctx, input }) => confirmTotp(ctx, input)),
  stop: procedure
    .input(PasswordProof)
    .output(Security)
    .mutation(async ({ ctx, input }) => {
      await stopTotp(ctx, input)
      return securityOf(ctx)
    }),
  renewCodes: procedure
    .input(PasswordProof)
    .output(RecoveryCodes)
    .mutation(({ ctx, input }) => renewRecoveryCodes(ctx, input)),
})

export const passkeysRouter = router({
  start: procedure.output(PasskeyOptions).mutation(({ ctx }) => startPasskey(ctx)),
  add: procedure
    .input(PasskeyDraft)
    .output(Security)
    .mutation(async ({ ctx, input }) => {
      await addPasskey(ctx, input)
      return securityOf(ctx)
    }),
  remove: procedure
    .input(OwnId)
    .output(Security)
    .mutation(async ({ ctx, input }) => {
      await removePasskey(ctx, input)
      return securityOf(ctx)
    }),
})

/** Accounts elsewhere; they are linked by signing in with them. */
export const identitiesRouter = router({
  unlink: procedure
    .input(OwnId)
    .output(Security)
    .mutation(async ({ ctx, input }) => {
      await unlinkIdentity(ctx, input)
      return securityOf(ctx)
    }),
})
