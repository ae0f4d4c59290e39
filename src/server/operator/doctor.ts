import { type Config, readConfig } from '../core/config'
import { aboutAudit, aboutBackups, aboutDatabase, aboutJobs, aboutKeys, aboutRates } from './doctor-database'
import { aboutAi, aboutIssuer, aboutMail, aboutPayments } from './doctor-providers'
import { aboutClock, aboutHelpLines, aboutSettings } from './doctor-settings'
import { type Finding, fail } from './finding'

type Check = [name: string, look: (config: Config) => Promise<Finding | Finding[]> | Finding | Finding[]]

const CHECKS: Check[] = [
  ['settings', aboutSettings],
  ['database', aboutDatabase],
  ['keys', aboutKeys],
  ['audit log', aboutAudit],
  ['jobs', aboutJobs],
  ['backups', aboutBackups],
  ['mail', aboutMail],
  ['AI', aboutAi],
  ['sign-in', aboutIssuer],
  ['payments', aboutPayments],
  ['rates', aboutRates],
  ['clock', aboutClock],
  ['help lines', aboutHelpLines],
]

const SIGN = { ok: 'ok  ', warn: 'WARN', fail: 'FAIL' }
const line = (name: string, { level, says }: Finding) => `${SIGN[level]}  ${name.padEnd(10)}  ${says}`

/** Looks at everything a server needs, changing nothing. `well` is false when something has to be mended. */
export async function doctor(env?: Record<string, string | undefined>): Promise<{ lines: string[]; well: boolean }> {
  let config: Config
  try {
    config = readConfig(env)
  } catch (error) {
    return { lines: [line('settings', fail(error instanceof Error ? error.message : String(error)))], well: false }
  }
  const lines: string[] = []
  let well = true
  for (const [name, look] of CHECKS) {
    const found = await Promise.resolve()
      .then(() => look(config))
      .catch((error) => fail(error instanceof Error ? error.message : String(error)))
    for (const finding of [found].flat()) {
      lines.push(line(name, finding))
      if (finding.level === 'fail') well = false
    }
  }
  return { lines, well }
}
