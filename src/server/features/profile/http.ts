import { type Context, Hono } from 'hono'
import { type Ctx, type SignedIn, signedIn } from '#server/core/context'
import type { OwnData } from '#shared/own-data'
import { audit } from '../admin/service'
import { ownDataFile, ownDataPage } from './own-data'

/** The download of everything a person ever gave: a file for machines and a page to read or print. `render` draws the page. */
export function profileRoutes(contextOf: (c: Context) => Promise<Ctx>, render: (c: Context, data: OwnData) => string): Hono {
  const app = new Hono()

  app.get('/api/profile/download.json', async (c) => {
    const ctx = signedIn(await contextOf(c))
    await noteDownload(ctx)
    c.header('Content-Disposition', 'attachment; filename="nolo-data.json"')
    return c.json(await ownDataFile(ctx))
  })

  app.get('/api/profile/download', async (c) => {
    const ctx = await contextOf(c)
    if (!ctx.user) return c.redirect('/api/login?returnTo=%2Fprofile', 303)
    const person = signedIn(ctx)
    await noteDownload(person)
    return c.html(render(c, await ownDataPage(person)))
  })

  return app
}

/** Counts it, and has the audit log tell the person: somebody else in their browser could have taken it. */
async function noteDownload({ deps, user }: SignedIn): Promise<void> {
  await deps.limits.consume('download', user.id)
  const at = new Date(deps.clock.now())
  const actor = { kind: 'person' as const, id: user.id }
  await deps.store.transaction((tx) => audit(tx, { at, actor, action: 'account.download', subjectId: user.id }))
}
