import { type Context, Hono } from 'hono'
import type { PanelData } from '#shared/panel'
import type { Assets } from './assets'
import type { Deps } from './core/deps'
import { fromThisMachine } from './core/dev-pages'
import { contextOf } from './request'
import { appRouter } from './router'
import { scriptPage } from './script-page'

type Env = { Variables: { nonce: string } }

/** The procedures' panel: outside production, for this machine only; for everybody else it does not exist. */
export function devPanel(deps: Deps, assets: Assets, themeOf: (c: Context) => 'light' | 'dark' | null): Hono<Env> {
  const app = new Hono<Env>()
  if (deps.config.production) return app
  return app.get('/dev/panel', async (c) => {
    if (!fromThisMachine(c)) return c.notFound()
    const { user } = await contextOf(c, deps)
    const { describeProcedures } = await import('./panel')
    const value: PanelData = {
      person: user && { firstName: user.firstName, email: user.email, role: user.role },
      procedures: describeProcedures(appRouter),
    }
    return c.html(
      scriptPage(assets, {
        nonce: c.get('nonce'),
        theme: themeOf(c),
        title: 'Panel · Nolo',
        entry: assets.panel,
        data: { id: 'panel', value },
        noscript: 'The panel needs JavaScript.',
      }),
    )
  })
}
