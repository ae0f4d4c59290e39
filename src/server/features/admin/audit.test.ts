import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isPostgres } from '#server/core/config'
import { freshCaller } from '#server/testing/sign-in'
import { testApp } from '#server/testing/test-app'
import { audit, auditAbout, verifyAudit } from './service'
import { auditDetails, auditEntries, auditHead } from './tables'

const OPERATOR = { kind: 'operator' } as const
const at = new Date('2026-11-21T16:00:00Z')

test("what was done to a person stands in their own log, newest first, and in nobody else's", async () => {
  const { deps, signUp } = await testApp()
  const [thandi, admin, sipho] = [await signUp(), await signUp({ firstName: 'Naledi', role: 'admin' }), await signUp()]
  await deps.store.transaction(async (tx) => {
    await audit(tx, { at, actor: OPERATOR, action: 'user.block', subjectId: thandi.id, detail: 'spam' })
    await audit(tx, { at, actor: { kind: 'person', id: admin.id }, action: 'record.read', subjectId: thandi.id })
    await audit(tx, { at, actor: { kind: 'person', id: thandi.id }, action: 'account.download', subjectId: thandi.id })
    await audit(tx, { at, actor: OPERATOR, action: 'user.block', subjectId: sipho.id, detail: 'other words' })
  })
  expect((await auditAbout(deps.store.db, thandi.id)).map(({ who, what }) => `${who}: ${what}`)).toEqual([
    'You: Downloaded your data.',
    'Naledi: Read your private record.',
    'The operator: Blocked your account: spam.',
  ])
  expect(await verifyAudit(deps.store.db)).toMatchObject({ ok: true, entries: 4 })
})

test('many writers at once make one unbroken chain, and what rolls back leaves no gap', async () => {
  const app = await testApp()
  // SQLite has one server, whose transactions take turns
  const servers = isPostgres ? [app.deps, (await app.secondServer()).deps] : [app.deps]
  const write = (deps: typeof app.deps, n: number) =>
    deps.store.transaction(async (tx) => {
      await audit(tx, { at, actor: OPERATOR, action: 'record.read', subjectId: `person-${n}`, detail: `reason ${n}` })
      if (n % 5 === 0) throw new Error('changed my mind')
    })
  await Promise.allSettled(Array.from({ length: 30 }, (_, n) => write(servers[n % servers.length] ?? app.deps, n)))
  expect(await verifyAudit(app.deps.store.db)).toMatchObject({ ok: true, entries: 24 })
})

test("a deleted account's words leave the log, everybody else's stay, and the chain holds", async () => {
  const app = await testApp()
  const { deps, signUp } = app
  const [gone, other] = [await signUp(), await signUp()]
  await deps.store.transaction(async (tx) => {
    for (const { id } of [gone, other])
      await audit(tx, { at, actor: OPERATOR, action: 'user.block', subjectId: id, detail: `about ${id}` })
  })
  await (await freshCaller(app, gone)).profile.deleteAccount({ word: 'delete' })
  const words = await deps.store.db.select().from(auditDetails)
  expect(words.map(({ detail }) => detail)).toEqual([`about ${other.id}`])
  expect(await verifyAudit(deps.store.db)).toMatchObject({ ok: true, entries: 3 })
  expect((await auditAbout(deps.store.db, gone.id)).map(({ what }) => what)).toContain('Blocked your account.')
})

test('the database itself refuses to change or remove an entry', async () => {
  const { deps } = await testApp()
  await deps.store.transaction((tx) => audit(tx, { at, actor: OPERATOR, action: 'user.block', subjectId: 'one' }))
  const tries = [
    () => deps.store.transaction((tx) => tx.update(auditEntries).set({ subjectId: 'nobody' })),
    () => deps.store.transaction((tx) => tx.delete(auditEntries).where(eq(auditEntries.seq, 1))),
  ]
  for (const attempt of tries) {
    const said = await attempt().then(
      () => 'nothing',
      (error: Error) => `${error.message} ${error.cause}`,
    )
    expect(said).toContain('only ever added to')
  }
  expect(await verifyAudit(deps.store.db)).toMatchObject({ ok: true, entries: 1 })
})

test('changed words, a forged entry and a lost end are found', async () => {
  const { deps } = await testApp()
  const add = (detail: string) =>
    deps.store.transaction((tx) => audit(tx, { at, actor: OPERATOR, action: 'user.block', subjectId: 'x', detail }))
  for (const words of ['first', 'second', 'third']) await add(words)
  const [second] = await deps.store.db.select().from(auditEntries).where(eq(auditEntries.seq, 2))
  if (!second) throw new Error('no entry')

  const reword = (detail: string) =>
    deps.store.transaction((tx) => tx.update(auditDetails).set({ detail }).where(eq(auditDetails.entryId, second.id)))
  await reword('kinder words')
  expect(await verifyAudit(deps.store.db)).toEqual({ ok: false, seq: 2, why: 'its words were changed' })
  await reword('second')

  await deps.store.transaction((tx) => tx.update(auditHead).set({ seq: 4 }))
  expect(await verifyAudit(deps.store.db)).toEqual({ ok: false, seq: 4, why: 'the end of the log is missing' })

  await deps.store.transaction((tx) => tx.insert(auditEntries).values({ ...second, seq: 4, id: 'forged' }))
  expect(await verifyAudit(deps.store.db)).toMatchObject({ ok: false, seq: 4 })
})
