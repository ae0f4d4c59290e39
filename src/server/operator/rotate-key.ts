import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { getTableName } from 'drizzle-orm'
import { heldKeys, keyFileOf, writeKeyFile } from '../core/app-key'
import { checkKeys, forgetOlderKeys } from '../core/check-keys'
import type { Clock } from '../core/clock'
import type { Config } from '../core/config'
import { keyId, setKeys } from '../core/crypto'
import { resealFiles } from '../core/files'
import { migrate } from '../core/migrate'
import { resealTable } from '../core/reseal'
import { holdAlone } from '../core/sqlite-lock'
import { openStore } from '../core/store'
import { audit } from '../features/admin/service'
import { everyTable, keysInUse } from './every-table'

const PUT_NEW_FIRST =
  'Put the new key first in APP_KEY, the old one after a comma (APP_KEY=new,old), restart every server, and run this again. Make one with: openssl rand -base64 32'

/** Seals everything anew with the newest key. May be stopped at any moment and run again. */
export async function rotateKey(config: Config, clock: Clock): Promise<string> {
  const keys = config.appKeys ?? newKeyInFile(config)
  const [newest, ...older] = keys
  if (!newest) throw new Error('There is no key.')
  if (older.length === 0) throw new Error(PUT_NEW_FIRST)
  setKeys(keys)
  await migrate(config)
  const store = await openStore(config)
  try {
    await checkKeys(store)
    const lines: string[] = []
    for (const table of everyTable) {
      const count = await resealTable(store, table, keyId(newest))
      if (count > 0) lines.push(`  ${getTableName(table)}: ${count}`)
    }
    const files = await resealFiles(config, keyId(newest))
    if (files > 0) lines.push(`  uploaded files: ${files}`)
    const left = (await keysInUse(store.db, config)).filter((id) => id !== keyId(newest))
    if (left.length > 0)
      throw new Error(`Something was sealed with ${left.join(', ')} meanwhile. Restart every server and run this again.`)
    await store.transaction(async (tx) => {
      await forgetOlderKeys(tx, keyId(newest))
      await audit(tx, { at: new Date(clock.now()), actor: { kind: 'operator' }, action: 'keys.rotate', detail: keyId(newest) })
    })
    await store.settle()
    return [
      `Everything is sealed with the key ${keyId(newest)} now.`,
      ...(lines.length ? ['Sealed anew:', ...lines] : ['Everything was already.']),
      retire(config, newest, older),
    ].join('\n')
  } finally {
    await store.close()
  }
}

/** The key file with a new key in front; one that was begun and not finished goes on. */
function newKeyInFile(config: Config): Buffer[] {
  const database = config.databaseFile
  const held = heldKeys(config)
  if (!database || !held || !fs.existsSync(database)) throw new Error('There is no database with a key of its own here.')
  if (held.length > 1) return held
  // a server that runs knows only the old key; one that starts after this finds both
  const hold = holdAlone(database)
  try {
    const keys = [randomBytes(32), ...held]
    writeKeyFile(keyFileOf(database), keys)
    return keys
  } finally {
    hold.release()
  }
}

/** Takes the old keys out of the ring. Older backups still need them, so they are put aside and not thrown away. */
function retire(config: Config, newest: Buffer, older: Buffer[]): string {
  const ids = older.map(keyId).join(', ')
  if (config.appKeys || !config.databaseFile)
    return `Now remove ${ids} from APP_KEY and restart. Keep it with the backups made until today: only they need it.`
  const file = keyFileOf(config.databaseFile)
  const aside = older.map((key) => {
    writeKeyFile(`${file}.old-${keyId(key)}`, [key])
    return `${file}.old-${keyId(key)}`
  })
  writeKeyFile(file, [newest])
  return `The old key is out of use and stands at ${aside.join(', ')}. Only backups made until today need it: keep it with them, away from here.`
}
