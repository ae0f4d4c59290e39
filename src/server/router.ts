import { createCallerFactory, router } from './core/trpc'
import { authRouter } from './features/auth/router'
import { chatRouter } from './features/chat/router'
import { currencyRouter } from './features/currency/router'
import { goalsRouter } from './features/goals/router'
import { profileRouter } from './features/profile/router'
import { sessionsRouter } from './features/sessions/router'

/** The API's table of contents. */
export const appRouter = router({
  auth: authRouter,
  goals: goalsRouter,
  sessions: sessionsRouter,
  chat: chatRouter,
  currency: currencyRouter,
  profile: profileRouter,
})
export type AppRouter = typeof appRouter
export const createCaller = createCallerFactory(appRouter)
