import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Deps } from '#server/core/deps'
import type { SignInView } from '#shared/sign-in'
import { DEMO_PASSWORD, DEMO_USERS } from './demo-users'
import { findUserByEmail } from './find-user'

export const NOTHING_TYPED: SignInView['values'] = { email: '', firstName: '', lastName: '' }

type Asked = Pick<SignInView, 'mode' | 'error' | 'returnTo'> & { values?: SignInView['values'] }
export type SignInPage = (c: Context, asked: Asked, status?: ContentfulStatusCode) => Promise<Response>

/** Answers with the sign-in page, whichever way somebody came to it; `render` draws it. */
export function signInPageOf({ config, store }: Deps, render: (c: Context, view: SignInView) => string): SignInPage {
  return async (c, { values = NOTHING_TYPED, ...asked }, status = 200) => {
    const hasDemo = !config.production && (await findUserByEmail(store.db, DEMO_USERS[0]!.email)) !== null
    const demo = hasDemo ? DEMO_USERS.map(({ email }) => ({ email, password: DEMO_PASSWORD })) : []
    return c.html(render(c, { ...asked, values, demo, issuerName: config.oidc?.name ?? null }), status)
  }
}
