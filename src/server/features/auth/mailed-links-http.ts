import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Deps } from '#server/core/deps'
import { PasswordForgotten, PasswordReset } from '#shared/logins'
import type { MailedLinkView } from '#shared/sign-in'
import { ADDRESS_PATH, FORGOTTEN_PATH } from './emails'
import { askForPasswordLink, ownerOfPasswordLink } from './password-links'
import { refusalOf } from './refusal'
import { resetPassword } from './reset-password'
import { currentUser } from './service'
import { browserThat, formOf } from './sign-in-form'
import { lookAtEmailLink, openEmailLink } from './verify-email'

const said = (title: string, text: string, label: string, href: string): MailedLinkView => ({
  page: 'said',
  title,
  text,
  action: { label, href },
})
const LOOK_IN_YOUR_MAIL = said(
  'Look in your mail',
  'If that address has an account, a mail with a link is on its way. The link works once, for an hour. Nothing there? Look among the spam too.',
  'Back to sign in',
  '/api/login',
)
const PASSWORD_LINK_OVER = said(
  'That link does not work any more',
  'It works once and for an hour, and only the newest one counts. Your password is as it was.',
  'Send me a new link',
  FORGOTTEN_PATH,
)
const ADDRESS_LINK_OVER = said(
  'That link does not work any more',
  'It was used, is too old, or belongs to another address. Nothing has changed. You can ask for a new one in your profile.',
  'Go to Nolo',
  '/',
)
type Words = [first: string, second: string]
const CAME: Record<'verified' | 'changed', Words> = {
  verified: ['Thank you, this is your address', 'Mails to you arrive.'],
  changed: ['Your new address counts from now on', 'You sign in with it, and our mails go there.'],
}
const GO_ON: Words = ['Go to Nolo', '/']
const SIGN_IN: Words = ['Sign in', '/api/login']

/** The pages behind mailed links, and the one that asks for a password link; all of them work without script. */
export function mailedLinkRoutes(deps: Deps, render: (c: Context, view: MailedLinkView) => string): Hono {
  const app = new Hono()
  const page = (c: Context, view: MailedLinkView, status: ContentfulStatusCode = 200) => c.html(render(c, view), status)

  function refused(c: Context, error: unknown, view: (message: string) => MailedLinkView) {
    const { message, status, retryAfterSeconds } = refusalOf(error)
    if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
    return page(c, view(message), status)
  }

  app.get(FORGOTTEN_PATH, (c) =>
    page(c, c.req.query('sent') === undefined ? { page: 'forgotten', email: '', error: null } : LOOK_IN_YOUR_MAIL),
  )

  app.post(FORGOTTEN_PATH, async (c) => {
    const field = await formOf(c)
    try {
      const { email } = PasswordForgotten.parse({ email: field('email') })
      await askForPasswordLink(deps, email, browserThat(c, deps.config).address)
      return c.redirect(`${FORGOTTEN_PATH}?sent`, 303)
    } catch (error) {
      return refused(c, error, (message) => ({ page: 'forgotten', email: field('email').slice(0, 254), error: message }))
    }
  })

  app.get('/api/reset-password', async (c) => {
    const token = (c.req.query('token') ?? '').slice(0, 200)
    const works = (await ownerOfPasswordLink(deps, token)) !== null
    return works ? page(c, { page: 'new-password', token, error: null }) : page(c, PASSWORD_LINK_OVER, 400)
  })

  app.post('/api/reset-password', async (c) => {
    const field = await formOf(c)
    const token = field('token').slice(0, 200)
    if ((await ownerOfPasswordLink(deps, token)) === null) return page(c, PASSWORD_LINK_OVER, 400)
    try {
      const input = PasswordReset.parse({ token, password: field('password') })
      const entry = await resetPassword(deps, input, browserThat(c, deps.config))
      if (!entry) return page(c, PASSWORD_LINK_OVER, 400)
      c.header('Set-Cookie', entry.cookie)
      return c.redirect(entry.next ?? '/', 303)
    } catch (error) {
      return refused(c, error, (message) => ({ page: 'new-password', token, error: message }))
    }
  })

  app.get(ADDRESS_PATH, async (c) => {
    const came = c.req.query('came')
    if (came === 'changed' || came === 'verified') {
      const isSignedIn = (await currentUser(deps, c.req.header('cookie'))) !== null
      return page(c, said(...CAME[came], ...(isSignedIn ? GO_ON : SIGN_IN)))
    }
    const token = (c.req.query('token') ?? '').slice(0, 200)
    const link = await lookAtEmailLink(deps, token)
    return link ? page(c, { page: 'address', token, ...link }) : page(c, ADDRESS_LINK_OVER, 400)
  })

  app.post(ADDRESS_PATH, async (c) => {
    const field = await formOf(c)
    const came = await openEmailLink(deps, field('token').slice(0, 200))
    return came ? c.redirect(`${ADDRESS_PATH}?came=${came}`, 303) : page(c, ADDRESS_LINK_OVER, 400)
  })

  return app
}
