import { type Context, Hono } from 'hono'
import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'
import { returnPath, withReturn } from '#server/core/return-path'
import { SignIn, SignUp } from '#shared/auth'
import type { CodeView, SignInView } from '#shared/sign-in'
import { enter, type Proved } from './entry'
import { noLoginCookie } from './login-cookie'
import { luciaOf } from './login-sessions'
import { oidcRoutes } from './oidc-http'
import { passkeyRoutes } from './passkeys-http'
import { refusalOf } from './refusal'
import { secondStepRoutes } from './second-step-http'
import { currentUser } from './service'
import { type Browser, signIn } from './sign-in'
import { browserThat, formOf, habitsOf } from './sign-in-form'
import { signInPageOf } from './sign-in-page'
import { signUp } from './sign-up'

type Pages = { signIn(c: Context, view: SignInView): string; code(c: Context, view: CodeView): string }

/** The pages and forms a browser navigates to for signing in, up and out. `pages` draws them. */
export function authRoutes(deps: Deps, pages: Pages): Hono {
  const { config } = deps
  const app = new Hono()
  const login = (c: Context) => currentUser(deps, c.req.header('cookie'))
  const browserOf = (c: Context): Browser => browserThat(c, config)
  const page = signInPageOf(deps, pages.signIn)
  app.route('/', secondStepRoutes(deps, page, pages.code))
  app.route('/', passkeyRoutes(deps))
  app.route('/', oidcRoutes(deps, page))

  /** Reads the form for whom it signs in and goes on; or shows the page again with the sentence that helps. */
  async function submit(c: Context, mode: SignInView['mode'], work: (field: (name: string) => string) => Promise<Proved>) {
    const field = await formOf(c)
    const returnTo = returnPath(field('returnTo'), config.origin)
    try {
      const { cookie, next } = await enter(deps, await work(field), browserOf(c))
      c.header('Set-Cookie', cookie)
      return c.redirect(next ? withReturn(next, returnTo) : (returnTo ?? '/'), 303)
    } catch (error) {
      const { message, about, status, retryAfterSeconds } = refusalOf(error)
      if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
      const typed = (name: string) => field(name).slice(0, 254)
      const values = { email: typed('email'), firstName: typed('firstName'), lastName: typed('lastName') }
      return page(c, { mode, values, error: { message, field: about }, returnTo }, status)
    }
  }

  app.get('/api/login', async (c) => {
    const returnTo = returnPath(c.req.query('returnTo'), config.origin)
    if (await login(c)) return c.redirect(returnTo ?? '/', 303)
    const mode = c.req.query('mode') === 'sign-up' ? 'sign-up' : 'sign-in'
    return page(c, { mode, error: null, returnTo })
  })

  app.post('/api/login', (c) =>
    submit(c, 'sign-in', (field) =>
      signIn(deps, SignIn.parse({ email: field('email'), password: field('password') }), browserOf(c)),
    ),
  )

  app.post('/api/register', (c) =>
    submit(c, 'sign-up', async (field) => {
      const names = { firstName: field('firstName'), lastName: field('lastName') }
      const timeZone = field('timeZone').slice(0, 64) || undefined
      const input = SignUp.parse({ ...names, email: field('email'), password: field('password'), timeZone })
      return signUp(deps, input, browserOf(c), await habitsOf(c, deps, timeZone))
    }),
  )

  app.get('/api/logout', async (c) => {
    const site = c.req.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      throw new AppError('FORBIDDEN', 'Another site tried to sign you out. You are still signed in.')
    const known = await login(c)
    if (known) {
      await luciaOf(deps).invalidateSession(known.loginSessionId)
      deps.streams.closeUser(known.user.id)
    }
    c.header('Set-Cookie', noLoginCookie(config))
    return c.redirect('/', 303)
  })

  return app
}
