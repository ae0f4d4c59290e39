import { type Context, Hono } from 'hono'
import type { Assets } from './assets'
import type { Deps } from './core/deps'
import { contextOf } from './request'
import { scriptPage } from './script-page'

type Env = { Variables: { nonce: string } }

/** The page over the OpenAPI document, for signed-in people; for others the path is as unknown as any. */
export const apiDocs = (deps: Deps, assets: Assets, themeOf: (c: Context) => 'light' | 'dark' | null) =>
  new Hono<Env>().get('/api-docs', async (c, next) => {
    const { user } = await contextOf(c, deps)
    if (!user) return next()
    return c.html(
      scriptPage(assets, {
        nonce: c.get('nonce'),
        theme: themeOf(c),
        title: 'API docs · Nolo',
        entry: assets.apiDocs,
        data: { id: 'api', value: { document: '/api/openapi.json' } },
        noscript: 'These pages need JavaScript. The document itself is at <a href="/api/openapi.json">/api/openapi.json</a>.',
      }),
    )
  })
