import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { currentUser } from '#server/features/auth/service'
import { users } from '#server/features/auth/tables'
import { goodApplication } from '#server/testing/application'
import { cookieOf, PASSWORD, register } from '#server/testing/sign-in'
import { type TestApp, testApp } from '#server/testing/test-app'
import { idempotentAnswers } from './job-table'

const kept = async ({ deps }: TestApp) => (await deps.store.db.select().from(idempotentAnswers)).map((row) => row.operation)

test('what a password opens, and the password itself, is not kept for a key, not even as a hash', async () => {
  const app = await testApp()
  const cookie = cookieOf(await register(app))
  const known = await currentUser(app.deps, cookie)
  const { auth } = app.caller(known?.user ?? null, { loginSessionId: known?.loginSessionId ?? null, idempotencyKey: 'once' })
  const one = await auth.totp.start({ password: PASSWORD })
  expect((await auth.totp.start({ password: PASSWORD })).secret).not.toBe(one.secret)
  await auth.changeEmail({ email: 'new@example.org', password: PASSWORD })
  await auth.changePassword({ current: PASSWORD, next: 'another quiet river' })
  expect(await kept(app)).toEqual([])
})

test('an administrator who is none any more gets no answer of theirs again, and every reading is in the log', async () => {
  const app = await testApp()
  const user = await app.signUp()
  const { id } = await app.caller(user).coaches.submitApplication(goodApplication())
  const boss = await app.signUp({ role: 'admin' })
  const keyed = { idempotencyKey: 'once' }
  for (let times = 0; times < 2; times++) await app.caller(boss, keyed).admin.readApplication({ id })
  const log = await app.caller(user).profile.audit()
  expect(log.filter(({ what }) => what.startsWith('Read your private record'))).toHaveLength(2)

  await app.caller(boss, keyed).admin.block({ userId: user.id, reason: 'A test.' })
  await app.deps.store.transaction((tx) => tx.update(users).set({ role: 'client' }).where(eq(users.id, boss.id)))
  const again = app.caller({ ...boss, role: 'client' }, keyed).admin.block({ userId: user.id, reason: 'A test.' })
  await expect(again).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('a request cut off with its server keeps its key for ten minutes, not for a day', async () => {
  const app = await testApp()
  const user = await app.signUp()
  const { goals } = app.caller(user, { idempotencyKey: 'cut-off' })
  const row = { id: 'lost', userId: user.id, operation: 'goals.create', key: 'cut-off', bodyHash: '' }
  await app.deps.store.transaction((tx) => tx.insert(idempotentAnswers).values({ ...row, createdAt: new Date(app.clock.now()) }))
  await expect(goals.create({ title: 'Walk' })).rejects.toMatchObject({ code: 'CONFLICT' })
  app.clock.advance(10 * 60_000 + 1)
  const { id } = await goals.create({ title: 'Walk' })
  expect((await goals.create({ title: 'Walk' })).id).toBe(id)
})
