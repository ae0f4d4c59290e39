import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import type { CurrentUser } from '#server/core/context'
import { loginSessionId } from '#server/features/auth/login-sessions'
import { hashPassword } from '#server/features/auth/passwords'
import { currentUser } from '#server/features/auth/service'
import { startLogin } from '#server/features/auth/sign-in'
import { users } from '#server/features/auth/tables'
import { type TestApp, testApp } from './test-app'

export const PASSWORD = 'a quiet river at dawn'
export const EMAIL = 'thandi@example.org'
type Headers = Record<string, string>

/** A posted form, as a browser without script sends it. */
export const post = (app: TestApp, path: string, fields: Headers, headers: Headers = {}) =>
  app.request(path, { method: 'POST', body: new URLSearchParams(fields), headers })

export const register = (app: TestApp, fields: Headers = {}, headers: Headers = {}) =>
  post(app, '/api/register', { firstName: 'Thandi', lastName: 'Mokoena', email: EMAIL, password: PASSWORD, ...fields }, headers)

export const login = (app: TestApp, fields: Headers = {}, headers: Headers = {}) =>
  post(app, '/api/login', { email: EMAIL, password: PASSWORD, ...fields }, headers)

/** The cookie an answer sets, as the next request sends it. */
export const cookieOf = (answer: Response): string => answer.headers.get('set-cookie')?.split(';')[0] ?? ''

/** Who a cookie signs in: the address, or the status when nobody. */
export async function whoIs(app: TestApp, cookie: string): Promise<string | number> {
  const answer = await app.request('/api/auth/user', { headers: { cookie } })
  return answer.ok ? ((await answer.json()) as { email: string }).email : answer.status
}

/** The API as the browser with that cookie calls it. */
export async function callerOf(app: TestApp, cookie: string) {
  const known = await currentUser(app.deps, cookie)
  return app.caller(known?.user ?? null, { loginSessionId: known?.loginSessionId ?? null })
}

/** The API as somebody who signed in this minute calls it. */
export async function freshCaller(app: TestApp, user: CurrentUser, userAgent: string | null = null) {
  const token = await startLogin(app.deps, user.id, { address: '127.0.0.1', userAgent })
  return app.caller(user, { loginSessionId: loginSessionId(token) })
}

/** Lets somebody sign in with the password of the tests too. */
export async function givePassword({ deps }: TestApp, { id }: CurrentUser) {
  const passwordHash = await hashPassword(PASSWORD)
  await deps.store.transaction((tx) => tx.update(users).set({ passwordHash }).where(eq(users.id, id)))
}

/** Says yes on the page behind a link that was mailed to show an address. */
export const confirmAddress = (app: TestApp, link: string, headers: Headers = {}) =>
  post(app, '/api/verify-email', { token: new URL(link, 'http://here').searchParams.get('token') ?? '' }, headers)

/** A server whose mailbox is its own on either engine. */
export async function withMailbox(env: Record<string, string> = {}) {
  const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'nolo-mailbox-'))
  onTestFinished(() => fs.rmSync(dataFolder, { recursive: true }))
  return testApp({ env, config: { dataFolder } })
}

/** Lets the worker do what is due, and what follows from it; then every mail there is, newest first. */
export async function mails(app: TestApp) {
  while ((await app.runJobs()) > 0);
  return (await app.deps.mail.mailbox?.list()) ?? []
}

/** The path of the newest mailed link whose address contains `part`. */
export async function mailedLink(app: TestApp, part: string): Promise<string> {
  const links = (await mails(app)).flatMap((mail) => mail.text.match(/http:\S+/g) ?? [])
  const { pathname, search } = new URL(links.find((link) => link.includes(part)) ?? 'http://none/none')
  return pathname + search
}
