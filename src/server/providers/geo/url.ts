import * as z from 'zod'
import type { GeoProvider } from './geo'

const WAIT_MS = 1000
const Answer = z.object({ country_code: z.string().nullish() })

/** Any service that answers a GET with JSON in which `country_code` stands; `{ip}` in its address is the one asked about. */
export const urlGeo = (template: string): GeoProvider => ({
  async countryOf(address) {
    const answer = await fetch(template.replaceAll('{ip}', encodeURIComponent(address)), {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(WAIT_MS),
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new Error(`The geolocation service answers ${answer.status}.`)
    }
    const code = Answer.parse(await answer.json()).country_code?.toUpperCase()
    return code && /^[A-Z]{2}$/.test(code) ? code : null
  },
})
