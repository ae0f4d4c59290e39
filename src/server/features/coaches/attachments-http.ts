import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { type Ctx, type SignedIn, signedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import { readKeptFile } from '#server/core/files'
import { FILE_POLICY, savedAs } from '#server/core/uploads'
import { ATTACHMENT } from '#shared/coach-application'
import { Id } from '#shared/text'
import { audit } from '../admin/service'
import { addAttachment } from './attachments'
import { applicationFiles } from './tables'

/** Certificates on their way in and out. They are bytes, not JSON, so they have paths of their own beside the API's. */
export function attachmentRoutes(contextOf: (c: Context) => Promise<Ctx>): Hono {
  const app = new Hono()

  app.post(ATTACHMENT.path, async (c) => {
    const ctx = await counted(await contextOf(c))
    const bytes = Buffer.from(await c.req.arrayBuffer())
    return c.json(await addAttachment(ctx, { name: c.req.query('name') ?? nameIn(c.req.header('x-file-name')), bytes }))
  })

  app.get(`${ATTACHMENT.path}/:id`, async (c) => {
    const ctx = await counted(await contextOf(c))
    const { name, mediaType, bytes } = await attachmentFor(ctx, Id.safeParse(c.req.param('id')).data ?? '')
    return c.body(bytes, 200, {
      'Content-Type': mediaType,
      'Content-Disposition': savedAs(name),
      'Content-Security-Policy': FILE_POLICY,
    })
  })

  return app
}

async function counted(ctx: Ctx): Promise<SignedIn> {
  const person = signedIn(ctx)
  await ctx.deps.limits.consume('person', person.user.id)
  return person
}

/** A header holds plain signs only: what is beyond them comes percent-encoded. */
function nameIn(header: string | undefined): string {
  try {
    return decodeURIComponent(header ?? '')
  } catch {
    return ''
  }
}

/** A file for whoever attached it and for administrators, whose look at it goes into the log. */
async function attachmentFor({ deps, user }: SignedIn, id: string) {
  const [row] = await deps.store.db.select().from(applicationFiles).where(eq(applicationFiles.id, id)).limit(1)
  const isOwn = row?.userId === user.id
  const bytes = row && (isOwn || user.role === 'admin') ? await readKeptFile(deps.config, id) : null
  if (!row || !bytes) throw new AppError('NOT_FOUND', 'We could not find that file.')
  if (!isOwn) {
    const entry = {
      at: new Date(deps.clock.now()),
      actor: { kind: 'person' as const, id: user.id },
      action: 'record.read' as const,
    }
    const detail = 'a certificate with your application to coach'
    await deps.store.transaction((tx) => audit(tx, { ...entry, subjectId: row.userId, detail }))
  }
  return { name: row.name, mediaType: row.mediaType, bytes }
}
