import { type Context, Hono } from 'hono'
import * as z from 'zod'
import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'
import { networkOf } from '#server/core/network'
import { jsonBody } from '#server/core/rest'
import { returnPath } from '#server/core/return-path'
import { loginCookie } from './login-cookie'
import { NOT_TAKEN, passkeyOptions, signInWithPasskey } from './passkeys'
import { browserThat } from './sign-in-form'

const Answer = z.object({ response: z.record(z.string().max(100), z.unknown()), returnTo: z.string().max(2000).nullish() })

/** What the sign-in page's script asks for a passkey: first the question for the browser, then its answer. */
export function passkeyRoutes(deps: Deps): Hono {
  const { config, limits } = deps
  const app = new Hono()
  const count = (c: Context) => limits.consume('signInAddress', networkOf(browserThat(c, config).address))

  app.post('/api/passkey/options', async (c) => {
    await jsonBody(c)
    await count(c)
    return c.json(await passkeyOptions(deps))
  })

  app.post('/api/passkey/sign-in', async (c) => {
    const answer = Answer.safeParse(await jsonBody(c))
    if (!answer.success) throw new AppError('BAD_REQUEST', NOT_TAKEN)
    await count(c)
    const { response, returnTo } = answer.data
    c.header('Set-Cookie', loginCookie(config, await signInWithPasskey(deps, response, browserThat(c, config))))
    return c.json({ next: returnPath(returnTo, config.origin) ?? '/' })
  })

  return app
}
