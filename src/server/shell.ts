import type { Assets } from './assets'
import type { Ctx } from './core/context'
import { firstData } from './first-data'
import { createCaller } from './router'
import { scriptPage } from './script-page'

type Page = { nonce: string; theme: 'light' | 'dark' | null; url: URL }

/** The signed-in app's document: the frame's files, the person, and the first screen's data. */
export async function appShell(ctx: Ctx, assets: Assets, page: Page): Promise<string> {
  const caller = createCaller(ctx)
  const reader = { timeZone: ctx.user?.timeZone ?? null, role: ctx.user?.role, now: ctx.deps.clock.now() }
  const [user, unread, first] = await Promise.all([
    caller.auth.user(),
    caller.threads.unread(),
    firstData(page.url, reader, caller),
  ])
  const queries = [{ path: 'threads.unread', input: null, data: unread }, ...first]
  return scriptPage(assets, {
    ...page,
    title: 'Nolo',
    entry: assets.app,
    data: { id: 'shell', value: { user, queries } },
    noscript: 'Nolo needs JavaScript once you are signed in. <a href="/api/logout">Sign out</a>',
  })
}
