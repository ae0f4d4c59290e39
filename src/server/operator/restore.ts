import fs from 'node:fs'
import path from 'node:path'
import { heldKeys, keyFileOf } from '../core/app-key'
import { BadBackup, type Manifest, openBackup } from '../core/backup-file'
import { missingKey } from '../core/check-keys'
import type { Clock } from '../core/clock'
import type { Config } from '../core/config'
import { keyId, setKeys } from '../core/crypto'
import { filesFolderOf } from '../core/files'
import { migrate } from '../core/migrate'
import { holdAlone } from '../core/sqlite-lock'
import { faultOfSqlite, newestSchema, readSqlite, replaceSqlite, schemaOfSqlite } from '../core/store-sqlite-files'
import { audit } from '../features/admin/service'
import { replayDeletions } from '../features/profile/service'
import { openDeps } from '../open'
import { ON_POSTGRES } from './backup'

type Backup = ReturnType<typeof openBackup>

/** Puts a backup in the place of the database and its files; the old ones stay beside. Refuses whatever does not hold. */
export async function restore(config: Config, clock: Clock, source: string): Promise<string> {
  const database = config.databaseFile
  if (!database) throw new Error(ON_POSTGRES)
  const held = openBackup(source)
  let kept: string[]
  try {
    refuseForeign(config, held.manifest)
    const hold = holdAlone(database)
    try {
      kept = await putInPlace(config, database, held, new Date(clock.now()))
    } finally {
      hold.release()
    }
  } finally {
    held.close()
  }
  const gone = await settleIn(config, held.manifest)
  return [
    `Restored what stood there on ${held.manifest.madeAt}.`,
    ...(gone ? [`Deleted again ${gone} account${gone === 1 ? '' : 's'} that had been deleted since.`] : []),
    ...kept.map((name) => `The old one is kept at ${name}.`),
  ].join('\n')
}

function refuseForeign(config: Config, { schema, keys }: Manifest) {
  if (schema > newestSchema(config.migrationsFolder))
    throw new BadBackup('The backup was made by a newer Nolo. Update this one first; nothing was changed.')
  const here = (heldKeys(config) ?? []).map(keyId)
  const lost = keys.filter((id) => !here.includes(id))
  if (lost.length > 0)
    throw new BadBackup(
      `The backup is sealed with the key ${lost.join(', ')}, which is not here. Add it to APP_KEY after a comma, or on a line of its own to ${keyFileOf(config.databaseFile ?? '')}, and run this again. Nothing was changed.`,
    )
}

/** Takes everything out and checks it beside the old, then swaps. */
async function putInPlace(config: Config, database: string, { manifest, extract }: Backup, now: Date): Promise<string[]> {
  const fresh = `${database}.restoring`
  for (const tail of ['', '-wal', '-shm', '-journal']) fs.rmSync(fresh + tail, { force: true })
  extract('database', fresh)
  const fault = faultOfSqlite(fresh)
  if (fault) throw new BadBackup(`The database in the backup is damaged: ${fault}. Nothing was changed.`)
  if (schemaOfSqlite(fresh) !== manifest.schema) throw new BadBackup('The backup is not what it says it is. Nothing was changed.')
  await refuseUnreadable(config, fresh)

  const stamp = now.toISOString().replace(/[:.]/g, '-')
  const folder = filesFolderOf(config)
  const kept = `${database}.before-restore-${stamp}`
  const had = fs.existsSync(database)
  takeOutFiles(`${folder}.restoring`, manifest, extract)
  replaceSqlite(database, fresh, kept)
  return [...(had ? [kept] : []), ...swapFolder(folder, `${folder}.before-restore-${stamp}`)]
}

async function refuseUnreadable(config: Config, file: string) {
  setKeys(heldKeys(config) ?? [])
  const { db, close } = readSqlite(file)
  // a backup from before there were key checks says by its table of contents alone what it needs
  const lost = await missingKey(db)
    .catch(() => null)
    .finally(close)
  if (lost) throw new BadBackup(`The key ${lost} does not open the backup. Nothing was changed.`)
}

function takeOutFiles(to: string, { parts }: Manifest, extract: Backup['extract']) {
  fs.rmSync(to, { recursive: true, force: true })
  for (const { name } of parts.filter((part) => part.name !== 'database')) {
    const file = path.join(to, name.slice('files/'.length))
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    extract(name, file)
  }
}

function swapFolder(folder: string, keep: string): string[] {
  const had = fs.existsSync(folder)
  if (had) fs.renameSync(folder, keep)
  if (fs.existsSync(`${folder}.restoring`)) fs.renameSync(`${folder}.restoring`, folder)
  return had ? [keep] : []
}

/** Brings the restored database to today's schema and deletes again who left since. Starting a server does the same. */
async function settleIn(config: Config, manifest: Manifest): Promise<number> {
  await migrate(config)
  const { deps, close } = await openDeps(config)
  try {
    const gone = await replayDeletions(deps)
    const at = new Date(deps.clock.now())
    await deps.store.transaction((tx) =>
      audit(tx, { at, actor: { kind: 'operator' }, action: 'backup.restore', detail: manifest.madeAt }),
    )
    return gone
  } finally {
    await close()
  }
}
