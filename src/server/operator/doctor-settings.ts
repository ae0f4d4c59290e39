import fs from 'node:fs'
import path from 'node:path'
import { HELP_LINES_DATE, HELP_LINES_MAX_AGE_DAYS } from '../../shared/help-lines'
import type { Config } from '../core/config'
import { type Finding, ok, warn } from './finding'

const DAY = 86_400_000

export function aboutSettings(config: Config): Finding[] {
  const found = [ok(`${config.production ? 'Production' : 'Development'}, at ${config.origin}.`)]
  if (!fs.existsSync(path.join(config.clientFolder, '.vite', 'manifest.json')))
    found.push(warn('The pages are not built. Run `npm run build`.'))
  if (config.production && config.trustProxy === 0)
    found.push(
      warn('TRUST_PROXY is 0. Behind a proxy everybody then seems to come from one address: set it to the number of proxies.'),
    )
  if (!config.rateLimits) found.push(warn('RATE_LIMITS is off: for load tests only.'))
  return found
}

export function aboutHelpLines(_config: Config): Finding {
  const days = Math.floor((Date.now() - Date.parse(HELP_LINES_DATE)) / DAY)
  return days > HELP_LINES_MAX_AGE_DAYS
    ? warn(`Nobody looked at the help lines for ${days} days. Call each number in src/shared/help-lines.ts, then set its date.`)
    : ok(`Looked at ${HELP_LINES_DATE}.`)
}

/** What was written in the future was written by a clock that ran ahead, or this one is behind. */
export function aboutClock({ databaseFile }: Config): Finding {
  const now = Date.now()
  const newest = databaseFile && fs.existsSync(databaseFile) ? fs.statSync(databaseFile).mtimeMs : 0
  if (newest > now + 5 * 60_000)
    return warn(
      `The database was last written ${Math.round((newest - now) / 60_000)} minutes from now. Set this machine's clock (NTP).`,
    )
  return ok(new Date(now).toISOString())
}
