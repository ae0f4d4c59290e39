import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { type Config, ConfigError } from './config'

/** Where an embedded database's key stands: beside it, readable by its owner only, never inside a backup. */
export const keyFileOf = (databaseFile: string): string => `${databaseFile}.key`

/** The keys this server has now, none made; null when there is neither APP_KEY nor a key file. The first one seals. */
export function heldKeys(config: Pick<Config, 'appKeys' | 'databaseFile'>): Buffer[] | null {
  if (config.appKeys) return config.appKeys
  if (!config.databaseFile || !fs.existsSync(keyFileOf(config.databaseFile))) return null
  const file = keyFileOf(config.databaseFile)
  const lines = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
  const keys = lines.filter(Boolean).map((line) => Buffer.from(line, 'base64'))
  if (keys.length === 0 || keys.some((key) => key.length !== 32))
    throw new ConfigError(`The key in ${file} is not 32 bytes in base64. Put the right one back.`)
  return keys
}

/** The keys of this server: APP_KEY, else (SQLite) the key file, made once. */
export function loadKeys(config: Pick<Config, 'appKeys' | 'databaseFile'>): Buffer[] {
  const held = heldKeys(config)
  if (held) return held
  if (!config.databaseFile) throw new ConfigError('APP_KEY is needed.')
  const file = keyFileOf(config.databaseFile)
  if (fs.existsSync(config.databaseFile) && fs.statSync(config.databaseFile).size > 0)
    throw new ConfigError(`The key of this database is missing. Put it back at ${file}, or set APP_KEY to it.`)
  const made = randomBytes(32)
  writeKeyFile(file, [made], 'wx')
  return [made]
}

/** Writes a key file whole or not at all; `wx` refuses to replace one. */
export function writeKeyFile(file: string, keys: Buffer[], flag: 'w' | 'wx' = 'w'): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const text = `${keys.map((key) => key.toString('base64')).join('\n')}\n`
  const target = flag === 'wx' ? file : `${file}.new`
  fs.writeFileSync(target, text, { mode: 0o600, flag, flush: true })
  if (target !== file) fs.renameSync(target, file)
}
