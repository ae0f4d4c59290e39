import { type Context, Hono } from 'hono'
import { type Ctx, type SignedIn, signedIn } from '#server/core/context'
import { FILE_POLICY, savedAs } from '#server/core/uploads'
import { documentsPath } from '#shared/session-detail'
import { addDocument, readDocument } from './documents'

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
    return c.json(await addDocument(ctx, c.req.param('sessionId') ?? '', { name: c.req.query('name') ?? '', bytes }))
  })

  app.get(`${documentsPath(':sessionId')}/:id`, async (c) => {
    const ctx = await counted(c)
    const { name, mediaType, bytes } = await readDocument(ctx, c.req.param('sessionId') ?? '', c.req.param('id') ?? '')
    return c.body(bytes, 200, {
      'Content-Type': mediaType,
      'Content-Disposition': savedAs(name),
      'Content-Security-Policy': FILE_POLICY,
    })
  })

  return app
}
