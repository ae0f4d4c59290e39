import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Config } from './config'

/** Where an embedded database's key stands: beside it, readable by its owner only, never inside a backup. */
export const keyFileOf = (databaseFile: string): string => `${databaseFile}.key`

/** The keys of this server: APP_KEY, else (SQLite) the key file, made once. */
export function loadKeys(config: Pick<Config, 'appKeys' | 'databaseFile'>): Buffer[] {
  if (config.appKeys) return config.appKeys
  if (!config.databaseFile) throw new Error('APP_KEY is needed.')
  const file = keyFileOf(config.databaseFile)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  if (!fs.existsSync(file)) {
    if (fs.existsSync(config.databaseFile) && fs.statSync(config.databaseFile).size > 0)
      throw new Error(`The key of this database is missing. Put it back at ${file}, or set APP_KEY to it.`)
    fs.writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  }
  const key = Buffer.from(fs.readFileSync(file, 'utf8').trim(), 'base64')
  if (key.length !== 32) throw new Error(`The key in ${file} is not 32 bytes in base64. Put the right one back.`)
  return [key]
}
