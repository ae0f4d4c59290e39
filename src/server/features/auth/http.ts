import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { clientAddress } from '#server/core/address'
import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'
import { returnPath, withReturn } from '#server/core/return-path'
import { SignIn, SignUp } from '#shared/auth'
import type { SignInView } from '#shared/sign-in'
import { enter } from './entry'
import { noLoginCookie } from './login-cookie'
import { luciaOf } from './login-sessions'
import { currentUser, DEMO_PASSWORD, DEMO_USERS, findUserByEmail } from './service'
import { refusalOf } from './refusal'
import { type Browser, signIn } from './sign-in'
import { formOf, habitsOf } from './sign-in-form'
import { signUp } from './sign-up'
import { verifyEmail } from './verify-email'

const LINK_OVER = 'That link does not work any more.'

/** The pages and forms a browser navigates to for signing in, up and out. `render` draws the page. */
export function authRoutes(deps: Deps, render: (c: Context, view: SignInView) => string): Hono {
  const { config } = deps
  const app = new Hono()
  const login = (c: Context) => currentUser(deps, c.req.header('cookie'))
  const browserOf = (c: Context): Browser => ({
    address: clientAddress(c, config.trustProxy),
    userAgent: c.req.header('user-agent')?.slice(0, 300) ?? null,
  })

  async function page(c: Context, view: Omit<SignInView, 'demo' | 'issuerName'>, status: ContentfulStatusCode = 200) {
    const hasDemo = !config.production && (await findUserByEmail(deps.store.db, DEMO_USERS[0]!.email)) !== null
    const demo = hasDemo ? DEMO_USERS.map(({ email }) => ({ email, password: DEMO_PASSWORD })) : []
    return c.html(render(c, { ...view, demo, issuerName: config.oidc?.name ?? null }), status)
  }

  /** Reads the form for whom it signs in and goes on; or shows the page again with the sentence that helps. */
  async function submit(c: Context, mode: SignInView['mode'], work: (field: (name: string) => string) => Promise<string>) {
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
    return page(c, { mode, values: { email: '', firstName: '', lastName: '' }, error: null, returnTo })
  })

  app.post('/api/login', (c) =>
    submit(c, 'sign-in', (field) =>
      signIn(deps, SignIn.parse({ email: field('email'), password: field('password') }), browserOf(c)),
    ),
  )

  app.post('/api/register', (c) =>
    submit(c, 'sign-up', (field) => {
      const names = { firstName: field('firstName'), lastName: field('lastName') }
      const timeZone = field('timeZone').slice(0, 64) || undefined
      const input = SignUp.parse({ ...names, email: field('email'), password: field('password'), timeZone })
      return signUp(deps, input, browserOf(c), habitsOf(c))
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

  app.get('/api/verify-email', async (c) => {
    const [works, known] = [await verifyEmail(deps, c.req.query('token') ?? ''), await login(c)]
    if (known) return c.redirect('/', 303)
    if (works) return c.redirect('/api/login', 303)
    const error = { message: LINK_OVER, field: null }
    return page(c, { mode: 'sign-in', values: { email: '', firstName: '', lastName: '' }, error, returnTo: null }, 400)
  })

  return app
}
