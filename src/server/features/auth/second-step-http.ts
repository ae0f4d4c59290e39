import { type Context, Hono } from 'hono'
import type { Deps } from '#server/core/deps'
import { returnPath, withReturn } from '#server/core/return-path'
import type { CodeView } from '#shared/sign-in'
import { challengeToken, findChallenge, noChallengeCookie } from './challenges'
import { CODE_PAGE } from './entry'
import { loginCookie } from './login-cookie'
import { refusalOf } from './refusal'
import { StepOver, signInWithCode } from './second-step'
import { browserThat, formOf } from './sign-in-form'
import type { SignInPage } from './sign-in-page'

/** The page that asks for the app's code after the password. `render` draws it; without an open sign-in there is none. */
export function secondStepRoutes(deps: Deps, signInPage: SignInPage, render: (c: Context, view: CodeView) => string): Hono {
  const { config } = deps
  const app = new Hono()
  const tokenOf = (c: Context) => challengeToken(config, 'code', c.req.header('cookie'))

  app.get(CODE_PAGE, async (c) => {
    const returnTo = returnPath(c.req.query('returnTo'), config.origin)
    const token = tokenOf(c)
    if (!token || !(await findChallenge(deps, 'code', token))) return c.redirect(withReturn('/api/login', returnTo), 303)
    return c.html(render(c, { error: null, returnTo }))
  })

  app.post(CODE_PAGE, async (c) => {
    const field = await formOf(c)
    const returnTo = returnPath(field('returnTo'), config.origin)
    try {
      const token = await signInWithCode(deps, tokenOf(c), field('code').slice(0, 64), browserThat(c, config))
      c.header('Set-Cookie', loginCookie(config, token))
      c.header('Set-Cookie', noChallengeCookie(config, 'code'), { append: true })
      return c.redirect(returnTo ?? '/', 303)
    } catch (error) {
      const { message, status, retryAfterSeconds } = refusalOf(error)
      if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
      if (!(error instanceof StepOver)) return c.html(render(c, { error: message, returnTo }), status)
      c.header('Set-Cookie', noChallengeCookie(config, 'code'))
      return signInPage(c, { mode: 'sign-in', error: { message, field: null }, returnTo }, status)
    }
  })

  return app
}
