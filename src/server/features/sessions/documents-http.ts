import { type Context, Hono } from 'hono'
import { type Ctx, type SignedIn, signedIn } from '#server/core/context'
import { FILE_POLICY, savedAs } from '#server/core/uploads'
import { documentsPath } from '#shared/session-detail'
import { Id } from '#shared/text'
import { addDocument, readDocument } from './documents'

/** An id out of the path; what is none finds nothing. */
const idIn = (c: Context, name: string): string => Id.safeParse(c.req.param(name)).data ?? ''

/** A session's documents on their way in and out: bytes, so beside the API's paths. */
export function documentRoutes(contextOf: (c: Context) => Promise<Ctx>): Hono {
  const app = new Hono()
  const counted = async (c: Context): Promise<SignedIn> => {
    const person = signedIn(await contextOf(c))
    await person.deps.limits.consume('person', person.user.id)
    return person
  }

  app.post(documentsPath(':sessionId'), async (c) => {
    const ctx = await counted(c)
    const bytes = Buffer.from(await c.req.arrayBuffer())
    return c.json(await addDocument(ctx, idIn(c, 'sessionId'), { name: c.req.query('name') ?? '', bytes }))
  })

  app.get(`${documentsPath(':sessionId')}/:id`, async (c) => {
    const ctx = await counted(c)
    const { name, mediaType, bytes } = await readDocument(ctx, idIn(c, 'sessionId'), idIn(c, 'id'))
    return c.body(bytes, 200, {
      'Content-Type': mediaType,
      'Content-Disposition': savedAs(name),
      'Content-Security-Policy': FILE_POLICY,
    })
  })

  return app
}
