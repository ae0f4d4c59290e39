import type { TestApp } from './test-app'

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
