import { expect, test } from 'vitest'
import { createLocalLive } from '#server/core/live'
import { createStreams } from '#server/core/streams'
import { testApp } from '#server/testing/test-app'
import { auditAbout, blockUser, unblockUser } from './service'

const OPERATOR = { kind: 'operator' } as const
const PASSWORD = 'a quiet morning walk'

async function withPerson() {
  const app = await testApp()
  const post = (path: string, fields: Record<string, string>) =>
    app.request(path, { method: 'POST', body: new URLSearchParams(fields) })
  const email = 'thandi@nolo.test'
  const signedUp = await post('/api/register', { firstName: 'Thandi', lastName: 'Mokoena', email, password: PASSWORD })
  const cookie = (signedUp.headers.get('set-cookie') ?? '').split(';')[0] as string
  const me = () => app.request('/api/auth/user', { headers: { cookie } })
  return { app, email, me, signIn: () => post('/api/login', { email, password: PASSWORD }) }
}

test('a blocked person is signed out at once, told why, and cannot sign in until they are let in again', async () => {
  const { app, email, me, signIn } = await withPerson()
  const { id } = (await (await me()).json()) as { id: string }
  const stream = app.deps.streams.open(id)

  expect(await blockUser(app.deps, OPERATOR, { email: 'Thandi@Nolo.test', reason: 'Sending adverts.' })).toBe(
    `${email} is blocked and signed out everywhere.`,
  )
  expect((await me()).status).toBe(401)
  expect(stream.signal.aborted).toBe(true)
  expect((await signIn()).status).not.toBe(303)
  await app.runJobs()
  const mail = (await app.deps.mail.mailbox?.list())?.find(({ subject }) => subject.includes('closed'))
  expect(mail?.text).toContain('The reason: Sending adverts.')

  expect(await unblockUser(app.deps, OPERATOR, { email })).toBe(`${email} can sign in again.`)
  expect((await signIn()).status).toBe(303)
  expect((await auditAbout(app.deps.store.db, id)).map(({ who, what }) => `${who}: ${what}`)).toEqual([
    'The operator: Opened your account again.',
    'The operator: Blocked your account: Sending adverts.',
  ])
})

test('blocked from the shell, a stream open at a running server ends with the job that server does next', async () => {
  const { app, email, me } = await withPerson()
  const { id } = (await (await me()).json()) as { id: string }
  const stream = app.deps.streams.open(id)
  const shell = { ...app.deps, streams: createStreams(createLocalLive()) }
  await blockUser(shell, OPERATOR, { email, reason: 'x' })
  expect(stream.signal.aborted).toBe(false)
  await app.runJobs()
  expect(stream.signal.aborted).toBe(true)
})

test('nobody, no reason and a second time are said in a sentence', async () => {
  const { app, email } = await withPerson()
  await expect(blockUser(app.deps, OPERATOR, { email: 'nobody@nolo.test', reason: 'x' })).rejects.toThrow(
    'Nobody has an account with nobody@nolo.test.',
  )
  await expect(blockUser(app.deps, OPERATOR, { email, reason: ' ' })).rejects.toThrow('Please say why')
  expect(await unblockUser(app.deps, OPERATOR, { email })).toBe(`${email} is not blocked.`)
  await blockUser(app.deps, OPERATOR, { email, reason: 'x' })
  expect(await blockUser(app.deps, OPERATOR, { email, reason: 'x' })).toBe(`${email} is blocked already.`)
})
