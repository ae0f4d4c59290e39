import { createCallerFactory, router } from './core/trpc'
import { adminRouter } from './features/admin/router'
import { authRouter } from './features/auth/router'
import { chatRouter } from './features/chat/router'
import { coachesRouter } from './features/coaches/router'
import { currencyRouter } from './features/currency/router'
import { goalsRouter } from './features/goals/router'
import { profileRouter } from './features/profile/router'
import { sessionsRouter } from './features/sessions/router'
import { threadsRouter } from './features/threads/router'

/** The API's table of contents. */
export const appRouter = router({
  auth: authRouter,
  goals: goalsRouter,
  sessions: sessionsRouter,
  chat: chatRouter,
  threads: threadsRouter,
  coaches: coachesRouter,
  currency: currencyRouter,
  profile: profileRouter,
  admin: adminRouter,
})
export type AppRouter = typeof appRouter
export const createCaller = createCallerFactory(appRouter)
