import { procedure, router } from '#server/core/trpc'
import { Preferences, User } from '#shared/auth'
import { savePreferences, shownUser } from './service'

export const authRouter = router({
  user: procedure
    .meta({ openapi: { method: 'GET', path: '/api/auth/user', summary: 'The signed-in person', tags: ['auth'] } })
    .output(User)
    .query(({ ctx }) => shownUser(ctx.user, ctx.deps.clock.now())),
  savePreferences: procedure
    .input(Preferences)
    .output(User)
    .mutation(({ ctx, input }) => savePreferences(ctx, input)),
})
