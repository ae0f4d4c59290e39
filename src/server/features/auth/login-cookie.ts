import type { Config } from '#server/core/config'
import { readCookie } from '#server/core/cookie'
import { ABSOLUTE_MS } from './login-sessions'

type Secure = Pick<Config, 'secure'>

/** `__Host-` ties the cookie to our host and https; browsers refuse that name on http. */
const nameOf = (config: Secure) => (config.secure ? '__Host-nolo_session' : 'nolo_session')
const attributesOf = (config: Secure) => `Path=/; HttpOnly; SameSite=Lax${config.secure ? '; Secure' : ''}`

/** The token of a login session as `randomToken` makes it, null when there is none or it cannot be one. */
export function loginToken(config: Secure, cookieHeader: string | undefined): string | null {
  const token = readCookie(cookieHeader, nameOf(config))
  return token !== null && /^[\w-]{43}$/.test(token) ? token : null
}

export const loginCookie = (config: Secure, token: string) =>
  `${nameOf(config)}=${token}; Max-Age=${ABSOLUTE_MS / 1000}; ${attributesOf(config)}`
export const noLoginCookie = (config: Secure) => `${nameOf(config)}=; Max-Age=0; ${attributesOf(config)}`
