import { type Context, Hono } from 'hono'
import type { Deps } from '#server/core/deps'
import { networkOf } from '#server/core/network'
import { returnPath, withReturn } from '#server/core/return-path'
import { challengeCookie, challengeToken, noChallengeCookie } from './challenges'
import { enter } from './entry'
import { userByIdentity } from './identities'
import { beginOidc, finishOidc, OIDC_RETURN } from './oidc'
import { refusalOf } from './refusal'
import { browserThat, habitsOf } from './sign-in-form'
import type { SignInPage } from './sign-in-page'

/** The way out to the configured issuer and back in. Whatever does not fit ends on the sign-in page with a sentence. */
export function oidcRoutes(deps: Deps, signInPage: SignInPage): Hono {
  const { config, limits } = deps
  const app = new Hono()
  if (!config.oidc) return app

  function refuse(c: Context, error: unknown, returnTo: string | null) {
    const { message, status, retryAfterSeconds } = refusalOf(error)
    if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
    return signInPage(c, { mode: 'sign-in', error: { message, field: null }, returnTo }, status)
  }

  app.get('/api/login/oidc', async (c) => {
    const returnTo = returnPath(c.req.query('returnTo'), config.origin)
    try {
      await limits.consume('signInAddress', networkOf(browserThat(c, config).address))
      const { location, token } = await beginOidc(deps, returnTo)
      c.header('Set-Cookie', challengeCookie(config, 'oidc', token))
      return c.redirect(location, 303)
    } catch (error) {
      return refuse(c, error, returnTo)
    }
  })

  app.get(OIDC_RETURN, async (c) => {
    const token = challengeToken(config, 'oidc', c.req.header('cookie'))
    c.header('Set-Cookie', noChallengeCookie(config, 'oidc'))
    try {
      const { claims, returnTo } = await finishOidc(deps, token, new URL(c.req.url).search)
      const browser = browserThat(c, config)
      const userId = await userByIdentity(deps, claims, { ...(await habitsOf(c, deps)), userAgent: browser.userAgent })
      const { cookie, next } = await enter(deps, { userId }, browser)
      c.header('Set-Cookie', cookie, { append: true })
      return c.redirect(next ? withReturn(next, returnTo) : (returnTo ?? '/'), 303)
    } catch (error) {
      return refuse(c, error, null)
    }
  })

  return app
}
