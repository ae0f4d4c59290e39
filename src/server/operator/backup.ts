import fs from 'node:fs'
import path from 'node:path'
import { heldKeys } from '../core/app-key'
import { type BackupPart, writeBackup } from '../core/backup-file'
import type { Clock } from '../core/clock'
import type { Config } from '../core/config'
import { keyId, setKeys } from '../core/crypto'
import { filesFolderOf } from '../core/files'
import { holdOpen } from '../core/sqlite-lock'
import { openStore } from '../core/store'
import { newestSchema, readSqlite, schemaOfSqlite, snapshotSqlite } from '../core/store-sqlite-files'
import { audit } from '../features/admin/service'
import { keysInUse } from './every-table'

export const ON_POSTGRES = [
  "PostgreSQL's own tools back it up and put it back:",
  '  pg_dump --format=custom --file=nolo.dump "$DATABASE_URL"',
  '  pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" nolo.dump',
  'Stop every server before the second, and keep APP_KEY elsewhere: without it nobody can read the texts.',
].join('\n')

const uploads = (folder: string): BackupPart[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map((file) => ({ name: `files/${path.relative(folder, file).split(path.sep).join('/')}`, path: file }))
    : []

/**
 * Holds files as they are now under further names in `folder`, so that they stay while they are copied. Those whose owner
 * took them away since they were listed are `missing`.
 */
export function heldStill(parts: BackupPart[], folder: string): { held: BackupPart[]; missing: string[] } {
  const held: BackupPart[] = []
  const missing: string[] = []
  for (const [at, { name, path: file }] of parts.entries()) {
    const link = path.join(folder, String(at))
    try {
      holdOne(file, link)
      held.push({ name, path: link })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      missing.push(name)
    }
  }
  return { held, missing }
}

/** A copy where the disk knows no links. */
function holdOne(file: string, link: string) {
  try {
    fs.linkSync(file, link)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error
    fs.copyFileSync(file, link)
  }
}

/** Makes a backup of a database in use, whose servers go on; answers with what was made and which key it needs. */
export async function backup(config: Config, clock: Clock, target: string): Promise<string> {
  const database = config.databaseFile
  if (!database) throw new Error(ON_POSTGRES)
  if (fs.existsSync(target)) throw new Error(`${target} is there already. Choose another name; nothing was written.`)
  if (!fs.existsSync(database)) throw new Error(`There is no database at ${database}.`)
  const hold = holdOpen(database)
  // a folder of our own: nobody else reads the copy while it is made
  const folder = fs.mkdtempSync(path.join(path.dirname(path.resolve(target)), '.nolo-backup-'))
  // beside the uploads, as a link cannot leave its disk; what a crash leaves of it is forgotten like other copies
  const links = fs.mkdtempSync(`${filesFolderOf(config)}.before-backup-`)
  try {
    const madeAt = new Date(clock.now())
    const copy = path.join(folder, 'database')
    snapshotSqlite(database, copy)
    const schema = schemaOfSqlite(copy)
    const isCurrent = schema === newestSchema(config.migrationsFolder)
    const keys = isCurrent ? await keysOf(config, copy) : (heldKeys(config) ?? []).map(keyId)
    const { held, missing } = heldStill(uploads(filesFolderOf(config)), links)
    const about = { madeAt: madeAt.toISOString(), schema, keys, missing }
    const sum = writeBackup(target, about, [{ name: 'database', path: copy }, ...held])
    if (isCurrent) await noteBackup(config, madeAt)
    return [
      `Backed up to ${target}: ${Math.ceil(fs.statSync(target).size / 1024)} kB${held.length ? `, ${held.length} uploaded files` : ''}.`,
      ...(missing.length ? [`Deleted while it was made, and not in it: ${missing.length} uploaded files.`] : []),
      `SHA-256 ${sum}`,
      keys.length
        ? `It does not hold the key it is sealed with: ${keys.join(', ')} (${config.appKeys ? 'APP_KEY' : `${database}.key`}). Keep that in another safe place.`
        : 'Nothing in it is sealed yet.',
    ].join('\n')
  } finally {
    for (const made of [folder, links]) fs.rmSync(made, { recursive: true, force: true })
    hold.release()
  }
}

async function keysOf(config: Config, copy: string): Promise<string[]> {
  const { db, close } = readSqlite(copy)
  return keysInUse(db, config).finally(close)
}

async function noteBackup(config: Config, at: Date) {
  setKeys(heldKeys(config) ?? [])
  const store = await openStore(config)
  await store
    .transaction((tx) => audit(tx, { at, actor: { kind: 'operator' }, action: 'backup.make' }))
    .finally(() => store.close())
}
