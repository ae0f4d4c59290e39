import type { Context } from 'hono'
import { clientAddress } from '#server/core/address'
import type { Config } from '#server/core/config'
import { readCookie } from '#server/core/cookie'
import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'
import { detectCurrency } from '../currency/service'
import type { Browser } from './sign-in'
import type { Habits } from './sign-up'

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i

/** The text fields of a posted form; files and everything that is no form are refused or left out. */
export async function formOf(c: Context): Promise<(name: string) => string> {
  if (!FORM.test(c.req.header('content-type') ?? ''))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send this form as a form.')
  await c.req.arrayBuffer() // a body over the limit throws here, past the catch below
  const fields = await c.req.parseBody().catch((cause: unknown) => {
    throw new AppError('BAD_REQUEST', 'We could not read that form. Please try again.', { cause })
  })
  return (name) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined
    return typeof value === 'string' ? value : ''
  }
}

/** Where a request comes from. */
export const browserThat = (c: Context, config: Pick<Config, 'trustProxy'>): Browser => ({
  address: clientAddress(c, config.trustProxy),
  userAgent: c.req.header('user-agent')?.slice(0, 300) ?? null,
})

/** Language and currency as the browser's headers and cookies, its network and its time zone tell them. */
export async function habitsOf(c: Context, deps: Deps, timeZone?: string): Promise<Habits> {
  const languages = c.req.header('accept-language') ?? null
  const saved = [readCookie(c.req.header('cookie'), 'nolo_currency')]
  const { address } = browserThat(c, deps.config)
  return {
    locale: localeOf(languages),
    currency: await detectCurrency(deps, { saved, address, languages, timeZone }),
  }
}

function localeOf(accepted: string | null): string {
  try {
    const [first = ''] = accepted?.split(/[,;]/) ?? []
    const [locale = 'en'] = Intl.getCanonicalLocales(first.trim().slice(0, 35))
    return locale
  } catch {
    return 'en'
  }
}
