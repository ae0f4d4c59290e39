import * as z from 'zod'
import { procedure, router } from '#server/core/trpc'
import { Preferences, User } from '#shared/auth'
import { EmailChange, EndedLogins, Login, LoginRef, NameChange, PasswordChange, Security, SentTo } from '#shared/logins'
import { changeEmail, resendVerification } from './change-email'
import { changePassword } from './change-password'
import { identitiesRouter, passkeysRouter, totpRouter } from './factors-router'
import { endLogin, listLogins, signOutEverywhere } from './logins'
import { securityOf } from './security'
import { changeName, savePreferences, shownUser } from './service'

export const authRouter = router({
  user: procedure
    .meta({ openapi: { method: 'GET', path: '/api/auth/user', summary: 'The signed-in person', tags: ['auth'] } })
    .output(User)
    .query(({ ctx }) => shownUser(ctx.user, ctx.deps.clock.now())),
  savePreferences: procedure
    .input(Preferences)
    .output(User)
    .mutation(({ ctx, input }) => savePreferences(ctx, input)),
  changeName: procedure
    .input(NameChange)
    .output(User)
    .mutation(({ ctx, input }) => changeName(ctx, input)),
  changeEmail: procedure
    .meta({ once: false })
    .input(EmailChange)
    .output(SentTo)
    .mutation(({ ctx, input }) => changeEmail(ctx, input)),
  resendVerification: procedure.output(SentTo).mutation(({ ctx }) => resendVerification(ctx)),
  changePassword: procedure
    .meta({ once: false })
    .input(PasswordChange)
    .output(EndedLogins)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  security: procedure.output(Security).query(({ ctx }) => securityOf(ctx)),
  logins: procedure.output(z.array(Login)).query(({ ctx }) => listLogins(ctx)),
  endLogin: procedure
    .input(LoginRef)
    .output(LoginRef)
    .mutation(({ ctx, input }) => endLogin(ctx, input)),
  totp: totpRouter,
  passkeys: passkeysRouter,
  identities: identitiesRouter,
  signOutEverywhere: procedure.output(EndedLogins).mutation(({ ctx }) => signOutEverywhere(ctx)),
})
