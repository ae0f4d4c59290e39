import { and, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Store } from '#server/core/store'
import { users } from '../auth/tables'

const LAST_SIGN = '\u{10ffff}'

/** People whose address, or any word of whose name, begins like this; both engines have an index for it. */
export const beginsWith = (engine: Store['engine'], typed: string): SQL | undefined =>
  engine === 'sqlite' ? onSqlite(typed) : onPostgres(typed)

/** The full-text index knows letters without their marks, small. What has none is in no name. */
function onSqlite(typed: string): SQL | undefined {
  const small = typed.toLowerCase()
  const email = and(gte(users.email, small), lt(users.email, `${small}${LAST_SIGN}`))
  const words = typed.match(/[\p{L}\p{N}\p{M}]+/gu)
  if (!words) return email
  const match = `"${words.join(' ')}" *`
  return or(email, inArray(users.id, sql`(select user_id from user_search where user_search match ${match})`))
}

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** Where the locale knows capitals of a to z only, the letters beyond are tried as typed, small, and with a capital first. */
function onPostgres(typed: string): SQL | undefined {
  const small = typed.toLowerCase()
  const spelled = new Set([typed, small, small.replace(/(^|\s)\S/gu, (first) => first.toUpperCase())])
  const name = sql`lower(' ' || ${users.firstName} || ' ' || ${users.lastName})`
  const names = [...spelled].map((text) => sql`${name} like lower(${`% ${escaped(text)}%`})`)
  return or(sql`${users.email} like ${`${escaped(small)}%`}`, ...names)
}
