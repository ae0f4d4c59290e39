import { expect, test } from 'vitest'
import * as z from 'zod'
import { makeCoach } from '#server/testing/make-coach'
import { testApp } from '#server/testing/test-app'

type Json = Record<string, unknown>
type Answer = { description: string; content?: { 'application/json': { schema: Json; example?: unknown } } }
type Operation = {
  summary?: string
  tags?: string[]
  security?: unknown
  parameters?: { in: string; name: string }[]
  requestBody?: { content: { 'application/json': { schema: Json; example?: unknown } } }
  responses: Record<string, Answer>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  tags: { name: string }[]
  components: { schemas: Record<string, Json> }
}

/** A server with its document read and a person signed in. */
async function opened() {
  const app = await testApp()
  const form = { firstName: 'Thandi', lastName: 'Mokoena', email: 'thandi@nolo.test', password: 'a quiet morning walk' }
  const registered = await app.request('/api/register', { method: 'POST', body: new URLSearchParams(form) })
  const cookie = (registered.headers.get('set-cookie') ?? '').split(';')[0] as string
  const document = (await (await app.request('/api/openapi.json')).json()) as Document
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ name: `${method} ${path}`, path, method, operation })),
  )
  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = { cookie }) {
    const answer = await app.request(path, {
      method: method.toUpperCase(),
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as Json }
  }
  return { app, document, operations, call, cookie }
}

/** Zod reads the document's JSON Schema as any other validator would; what it names is brought along. */
const validator = (document: Document, schema: Json) =>
  z.fromJSONSchema(
    JSON.parse(JSON.stringify({ ...schema, $defs: document.components.schemas }).replaceAll('#/components/schemas/', '#/$defs/')),
  )
const schemaOf = (operation: Operation, status: number) => operation.responses[status]?.content?.['application/json'].schema

function holds(document: Document, name: string, operation: Operation | undefined, status: number, body: unknown) {
  const schema = operation && schemaOf(operation, status)
  expect(schema, `${name} has no ${status}`).toBeDefined()
  const { error } = validator(document, schema as Json).safeParse(body)
  expect(error?.issues, `${name} answered ${status} with ${JSON.stringify(body)}`).toBeUndefined()
}

test('every path answers a good call and a bad one as the document says', async () => {
  const { app, document, operations, call } = await opened()
  const ids = { coachId: (await makeCoach(app.deps)).coach.id, conversationId: '' }
  const talk = await call('post', '/api/conversations', { title: 'First' })
  const id = String(talk.body.id)
  ids.conversationId = id
  for (const { name, path, method, operation } of operations) {
    const example = operation.requestBody?.content['application/json'].example as Json | undefined
    if (operation.requestBody) expect(example, `${name} has no example of a body`).toBeDefined()
    const known = Object.entries(ids).filter(([field]) => example && field in example)
    const body = example && { ...example, ...Object.fromEntries(known) }
    const good = await call(method, path.replace('{id}', id), body)
    expect(good.status, `${name}: ${JSON.stringify(good.body)}`).toBe(200)
    holds(document, name, operation, 200, good.body)
    const refused = await call(method, path.replace('{id}', id), body, {})
    const open = operation.responses[401] === undefined
    expect(refused.status, name).toBe(open ? 200 : 401)
    holds(document, name, operation, refused.status, refused.body)
    if (!operation.requestBody) continue
    const wrong = await call(
      method,
      path.replace('{id}', id),
      Object.fromEntries(Object.keys(example ?? {}).map((key) => [key, 7])),
    )
    expect(wrong.status, name).toBe(400)
    holds(document, name, operation, 400, wrong.body)
  }
})

test('what is not there, too large or no JSON is answered as documented', async () => {
  const { document, call, cookie } = await opened()
  const messages = document.paths['/api/conversations/{id}/messages']
  const missing = await call('get', '/api/conversations/nope/messages')
  expect(missing.status).toBe(404)
  holds(document, 'messages', messages?.get, 404, missing.body)
  const goals = document.paths['/api/goals']?.post
  const large = await call('post', '/api/goals', { title: 'x'.repeat(70_000) })
  expect(large.status).toBe(413)
  holds(document, 'goals', goals, 413, large.body)
  const form = await call('post', '/api/goals', {}, { cookie, 'content-type': 'application/x-www-form-urlencoded' })
  expect(form.status).toBe(415)
  holds(document, 'goals', goals, 415, form.body)
})

test('an answer with a field too many or too few would be noticed', async () => {
  const { document } = await opened()
  const schema = validator(document, schemaOf(document.paths['/api/goals']?.post as Operation, 200) as Json)
  const goal = { id: 'x', title: '', description: '', category: 'Health', targetDate: null, progress: 0, status: 'active' }
  expect(schema.safeParse(goal).success).toBe(true)
  expect(schema.safeParse({ ...goal, owner: 'y' }).success).toBe(false)
  expect(schema.safeParse({ ...goal, title: undefined }).success).toBe(false)
})

test('every operation has words, a described group, the cookie, and errors that are one sentence', async () => {
  const { document, operations } = await opened()
  const groups = new Set(document.tags.map(({ name }) => name))
  for (const { name, method, operation } of operations) {
    expect(operation.summary, name).toMatch(/\w/)
    expect(
      operation.tags?.every((tag) => groups.has(tag)),
      name,
    ).toBe(true)
    expect(operation.security, name).toEqual(operation.responses[401] ? [{ session: [] }] : [])
    expect(operation.parameters?.some((parameter) => parameter.name === 'Idempotency-Key') ?? false, name).toBe(method !== 'get')
    const examples = Object.entries(operation.responses).filter(([status]) => status !== '200')
    for (const [status, { content }] of examples)
      holds(document, name, operation, Number(status), content?.['application/json'].example)
  }
  expect(Object.keys(document.components.schemas)).toEqual(['Error'])
})

test('the example bodies fit their own schemas', async () => {
  const { document, operations } = await opened()
  for (const { name, operation } of operations) {
    const body = operation.requestBody?.content['application/json']
    if (body) expect(validator(document, body.schema).safeParse(body.example).error?.issues, name).toBeUndefined()
  }
})
