import fs from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { filesFolderOf } from '#server/core/files'
import { EXE, PDF, PNG } from '#server/testing/application'
import { makeCoach } from '#server/testing/make-coach'
import { callerOf, cookieOf, register, whoIs, withMailbox } from '#server/testing/sign-in'
import { DOCUMENT, documentsPath } from '#shared/session-detail'
import type { Booking } from '#shared/sessions'
import { users } from '../auth/tables'
import { coaches } from '../coaches/tables'
import { sessionFiles } from './tables'

/** A booked session whose two sides, and somebody else, are signed in as browsers are. */
async function withCookies() {
  const app = await withMailbox()
  const cookies = { client: '', coach: '', stranger: '' }
  for (const who of ['client', 'coach', 'stranger'] as const)
    cookies[who] = cookieOf(await register(app, { email: `${who}@example.org`, firstName: who }))
  const { coach } = await makeCoach(app.deps)
  const { store } = app.deps
  const [person] = await store.db.select().from(users).where(eq(users.email, 'coach@example.org'))
  await store.transaction((tx) =>
    tx
      .update(coaches)
      .set({ userId: person?.id ?? null })
      .where(eq(coaches.id, coach.id)),
  )
  const client = await callerOf(app, cookies.client)
  const { id } = await client.sessions.book({ coachId: coach.id, date: '2026-11-24', time: '10:00' } as Booking)
  const add = (who: keyof typeof cookies | null, bytes: Buffer, name = 'Agenda.pdf') =>
    app.request(`${documentsPath(id)}?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: who ? { cookie: cookies[who] } : {},
      body: new Uint8Array(bytes),
    })
  const read = (who: keyof typeof cookies | null, file: string, session = id) =>
    app.request(`${documentsPath(session)}/${file}`, { headers: who ? { cookie: cookies[who] } : {} })
  const kept = () => (fs.existsSync(filesFolderOf(app.config)) ? fs.readdirSync(filesFolderOf(app.config)) : [])
  return { app, id, cookies, client, add, read, kept }
}

test('either side adds documents, and both read them as they were', async () => {
  const { app, id, add, read, kept, client, cookies } = await withCookies()
  expect(await whoIs(app, cookies.coach)).toBe('coach@example.org')
  const mine = (await (await add('client', PDF)).json()) as { id: string }
  app.clock.advance(1)
  const theirs = (await (await add('coach', PNG, '../../five ways.exe')).json()) as { id: string }
  const { documents } = await client.sessions.detail({ id })
  expect(documents).toMatchObject([
    { id: mine.id, name: 'Agenda.pdf', mediaType: 'application/pdf', own: true, firstName: 'client' },
    { id: theirs.id, name: 'five ways.exe.png', mediaType: 'image/png', own: false, firstName: 'coach' },
  ])
  for (const who of ['client', 'coach'] as const) {
    const answer = await read(who, mine.id)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Agenda.pdf"/)
    expect(answer.headers.get('content-security-policy')).toMatch(/sandbox/)
    expect(answer.headers.get('cache-control')).toMatch(/no-store/)
  }
  await expect(client.sessions.removeDocument({ id: theirs.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await client.sessions.removeDocument({ id: mine.id })
  expect((await read('coach', mine.id)).status).toBe(404)
  expect(kept()).toEqual([theirs.id])
})

test('nobody else reads or adds, and what is no document is refused', async () => {
  const { app, add, read, kept } = await withCookies()
  const { id } = (await (await add('client', PDF)).json()) as { id: string }
  expect([(await add(null, PDF)).status, (await read(null, id)).status]).toEqual([401, 401])
  expect([(await add('stranger', PDF)).status, (await read('stranger', id)).status]).toEqual([404, 404])
  expect((await read('client', id, 'another')).status).toBe(404)
  const program = await add('client', EXE, 'plan.pdf')
  expect([program.status, await program.json()]).toEqual([400, { message: DOCUMENT.sentence }])
  expect((await add('client', Buffer.concat([PDF, Buffer.alloc(DOCUMENT.bytes)]))).status).toBe(413)
  for (let n = 1; n < DOCUMENT.count; n++) expect((await add(n % 2 ? 'client' : 'coach', PDF)).status).toBe(200)
  expect((await add('coach', PDF)).status).toBe(400)
  expect(await app.deps.store.db.$count(sessionFiles)).toBe(DOCUMENT.count)
  expect(kept()).toHaveLength(DOCUMENT.count)
})

test('what nobody paid for, or what was called off, takes no files: the disk is not for the taking', async () => {
  const { app, id, client, add, read, kept, cookies } = await withCookies()
  const { id: mine } = (await (await add('client', PDF)).json()) as { id: string }
  await client.sessions.cancel({ id })
  expect((await add('client', PNG)).status).toBe(409)
  expect((await read('client', mine)).status).toBe(200)
  const { coach } = await makeCoach(app.deps)
  const draft = { coachId: coach.id, date: '2026-11-25', time: '10:00', testCard: '4000000000000002' }
  const unpaid = await client.sessions.book(draft as Booking)
  const post = { method: 'POST', headers: { cookie: cookies.client }, body: new Uint8Array(PDF) }
  expect((await app.request(documentsPath(unpaid.id), post)).status).toBe(409)
  expect(kept()).toEqual([mine])
})
