import { type Context, Hono } from 'hono'
import * as z from 'zod'
import type { Deps } from '#server/core/deps'
import { networkOf } from '#server/core/network'
import { jsonBody, restError } from '#server/core/rest'
import { returnPath } from '#server/core/return-path'
import { loginCookie } from './login-cookie'
import { passkeyOptions, signInWithPasskey } from './passkeys'
import { browserThat } from './sign-in-form'

const Answer = z.object({ response: z.record(z.string().max(100), z.unknown()), returnTo: z.string().max(2000).nullish() })

/** What the sign-in page's script asks for a passkey: first the question for the browser, then its answer. */
export function passkeyRoutes(deps: Deps): Hono {
  const { config, limits } = deps
  const app = new Hono()
  const count = (c: Context) => limits.consume('signInAddress', networkOf(browserThat(c, config).address))

  app.post('/api/passkey/options', async (c) => {
    try {
      await jsonBody(c)
      await count(c)
      return c.json(await passkeyOptions(deps))
    } catch (error) {
      return restError(c, error)
    }
  })

  app.post('/api/passkey/sign-in', async (c) => {
    try {
      const { response, returnTo } = Answer.parse(await jsonBody(c))
      await count(c)
      const token = await signInWithPasskey(deps, response, browserThat(c, config))
      c.header('Set-Cookie', loginCookie(config, token))
      return c.json({ next: returnPath(returnTo, config.origin) ?? '/' })
    } catch (error) {
      return restError(c, error)
    }
  })

  return app
}
