import fs from 'node:fs'
import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import { heldKeys, keyFileOf } from '../core/app-key'
import { missingKey } from '../core/check-keys'
import type { Config } from '../core/config'
import { keyId, setKeys } from '../core/crypto'
import { jobs } from '../core/job-table'
import { oldestDue } from '../core/jobs'
import { schemaOfPostgres } from '../core/migrate-postgres'
import { type Db, openStore } from '../core/store'
import { faultOfSqlite, newestSchema, readSqlite, schemaOfSqlite } from '../core/store-sqlite-files'
import { verifyAudit } from '../features/admin/service'
import { auditEntries } from '../features/admin/tables'
import { newestRates } from '../features/currency/service'
import { keysInUse } from './every-table'
import { type Finding, fail, ok, warn } from './finding'

const MB = 1 << 20
const TOO_LATE_MS = 15 * 60_000
const BACKUP_DAYS = 2
const RATES_DAYS = 30
const DAY = 86_400_000
const NOT_YET = ok('There is none yet; the first start makes it.')

const isThere = ({ databaseFile }: Config) => databaseFile === null || fs.existsSync(databaseFile)
const schemaOf = (config: Config) =>
  config.databaseFile ? schemaOfSqlite(config.databaseFile) : schemaOfPostgres(config.databaseUrl as string)

/** Runs `look` on the database's rows when there are any of today's schema. */
async function reading(config: Config, look: (db: Db) => Promise<Finding>): Promise<Finding> {
  if (!isThere(config)) return NOT_YET
  if ((await schemaOf(config)) !== newestSchema(config.migrationsFolder))
    return ok('Not looked at: the schema is not up to date.')
  setKeys(heldKeys(config) ?? [])
  if (config.databaseFile) {
    const { db, close } = readSqlite(config.databaseFile)
    return look(db).finally(close)
  }
  const store = await openStore(config)
  return look(store.db).finally(() => store.close())
}

export async function aboutDatabase(config: Config): Promise<Finding[]> {
  if (!isThere(config)) return [NOT_YET]
  const [schema, newest] = [await schemaOf(config), newestSchema(config.migrationsFolder)]
  const found: Finding[] = []
  if (schema > newest) found.push(fail('A newer Nolo has been at work on it. Update this one, or restore an older backup.'))
  else if (schema < newest)
    found.push(warn('Its schema is older than this Nolo. The next start brings it up to date, after a copy.'))
  if (config.databaseFile) found.push(...aboutFile(config.databaseFile))
  return found.length ? found : [ok('Whole and up to date.')]
}

function aboutFile(file: string): Finding[] {
  const found: Finding[] = []
  const fault = faultOfSqlite(file)
  if (fault) found.push(fail(`${file} is damaged (${fault}). Stop Nolo and restore the last backup.`))
  const { bavail, bsize } = fs.statfsSync(file)
  const [free, size] = [bavail * bsize, fs.statSync(file).size]
  if (free < 64 * MB) found.push(fail(`Only ${Math.round(free / MB)} MB of disk are free. Make room now.`))
  else if (free < 3 * size)
    found.push(warn(`${Math.round(free / MB)} MB of disk are free; a migration's copy and a backup need more.`))
  return found
}

export async function aboutKeys(config: Config): Promise<Finding[]> {
  const keys = heldKeys(config)
  if (!keys) return [isThere(config) ? fail('The key is missing. Put it back: nobody can read the texts without it.') : NOT_YET]
  const found: Finding[] = []
  if (!config.appKeys && config.databaseFile && fs.statSync(keyFileOf(config.databaseFile)).mode & 0o077)
    found.push(warn(`Others may read ${keyFileOf(config.databaseFile)}. Run: chmod 600 ${keyFileOf(config.databaseFile)}`))
  const newest = keyId(keys[0] as Buffer)
  found.push(
    await reading(config, async (db) => {
      const missing = await missingKey(db)
      if (missing) return fail(`The database needs the key ${missing}, which is not here. Add it to APP_KEY after a comma.`)
      const older = (await keysInUse(db, config)).filter((id) => id !== newest)
      if (older.length === 0) return ok(`Everything is sealed with ${newest}.`)
      return warn(`Something is still sealed with ${older.join(', ')}. Run: npm run nolo -- rotate-key`)
    }),
  )
  return found
}

export const aboutAudit = (config: Config): Promise<Finding> =>
  reading(config, async (db) => {
    const check = await verifyAudit(db)
    return check.ok
      ? ok(`${check.entries} entries, unbroken.`)
      : fail(`Broken at entry ${check.seq}: ${check.why}. Somebody changed the database by hand; compare with a backup.`)
  })

export const aboutJobs = (config: Config): Promise<Finding> =>
  reading(config, async (db) => {
    const now = new Date()
    const failing = await db.$count(jobs, and(isNull(jobs.doneAt), gte(jobs.attempts, 5)))
    if (failing > 0) return warn(`${failing} jobs failed five times or more. The server's log says why.`)
    const oldest = await oldestDue(db, now)
    const late = oldest ? now.getTime() - oldest.getTime() : 0
    return late > TOO_LATE_MS
      ? warn(`A job has waited ${Math.round(late / 60_000)} minutes. Is a server running?`)
      : ok('Nothing waits.')
  })

export const aboutRates = (config: Config): Promise<Finding> =>
  reading(config, async (db) => {
    const { date } = await newestRates(db)
    const days = Math.floor((Date.now() - Date.parse(date)) / DAY)
    return days > RATES_DAYS
      ? warn(`They are ${days} days old, of ${date}. Load newer ones: npm run nolo -- rates <file>`)
      : ok(`Of ${date}, ${days < 1 ? 'today' : days === 1 ? 'a day old' : `${days} days old`}.`)
  })

export const aboutBackups = async (config: Config): Promise<Finding> => {
  if (!config.databaseFile) return ok("PostgreSQL: pg_dump's own schedule counts; Nolo cannot see it.")
  return reading(config, async (db) => {
    const [last] = await db
      .select({ at: auditEntries.at })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'backup.make'))
      .orderBy(desc(auditEntries.seq))
      .limit(1)
    const how = 'Run daily: npm run nolo -- backup <file>, and keep it on another machine.'
    if (!last) return config.production ? warn(`None was ever made. ${how}`) : ok('None was made yet.')
    const days = Math.floor((Date.now() - last.at.getTime()) / DAY)
    return days > BACKUP_DAYS
      ? warn(`The last one is ${days} days old. ${how}`)
      : ok(`The last one is of ${last.at.toISOString()}.`)
  })
}
