import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openBackup, writeBackup } from '#server/core/backup-file'
import { systemClock } from '#server/core/clock'
import { type Config, isPostgres, readConfig } from '#server/core/config'
import { keyId, setKeys, sha256hex } from '#server/core/crypto'
import { filesFolderOf, keepFile, readKeptFile } from '#server/core/files'
import { openDeps } from '#server/open'
import { PDF } from '#server/testing/application'
import { makeUser } from '#server/testing/factories'
import { freshDatabase } from '#server/testing/test-database'
import { backup, heldStill } from './backup'
import { restore } from './restore'

const otherKey = Buffer.alloc(32, 8)

/** A database with a person in it, a backup of that, and how both look now. */
async function backedUp() {
  const database = await freshDatabase(undefined)
  onTestFinished(() => database.remove())
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...database.env })
  await withDeps(config, (deps) => makeUser(deps, { firstName: 'Thandi' }))
  const file = path.join(database.folder, 'one.backup')
  const said = await backup(config, systemClock, file)
  return { config, file, said, state: () => sha256hex(fs.readFileSync(config.databaseFile as string, 'latin1')) }
}

async function withDeps<T>(config: Config, work: (deps: Awaited<ReturnType<typeof openDeps>>['deps']) => Promise<T>): Promise<T> {
  const { deps, close } = await openDeps(config)
  return work(deps).finally(close)
}

/** The backup with its bytes changed, and an end that fits them again where `signed`. */
function changed(file: string, change: (bytes: Buffer) => Buffer, signed = false): string {
  const whole = fs.readFileSync(file)
  const target = `${file}.changed`
  if (!signed) fs.writeFileSync(target, change(whole))
  else {
    const body = change(whole.subarray(0, -65))
    fs.writeFileSync(target, Buffer.concat([body, Buffer.from(`${createHash('sha256').update(body).digest('hex')}\n`)]))
  }
  return target
}

const replaced = (from: RegExp, to: string) => (bytes: Buffer) =>
  Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1')

test.skipIf(isPostgres)('what does not hold is refused with a sentence, and nothing is changed', async () => {
  const { config, file, state } = await backedUp()
  const before = state()
  const size = fs.statSync(file).size
  const flipped = (at: number) => (bytes: Buffer) => {
    const copy = Buffer.from(bytes)
    copy[at] = (copy[at] ?? 0) ^ 1
    return copy
  }
  const refused = async (source: string, sentence: RegExp) => {
    await expect(restore(config, systemClock, source)).rejects.toThrow(sentence)
    expect(state()).toBe(before)
  }
  await refused(
    changed(file, (bytes) => bytes.subarray(0, size - 1)),
    /is cut short: \d+ of its \d+ bytes/,
  )
  await refused(
    changed(file, (bytes) => bytes.subarray(0, 40)),
    /cut short: even its table of contents/,
  )
  await refused(
    changed(file, (bytes) => Buffer.concat([bytes, Buffer.from('x')])),
    /its checksum does not hold/,
  )
  for (const at of [20, 400, Math.trunc(size / 2), size - 3]) await refused(changed(file, flipped(at)), /damaged|cut short/)
  await refused(changed(file, replaced(/"schema":\d+/, '"schema":9999999999999'), true), /made by a newer Nolo/)
  await refused(changed(file, replaced(/"schema":\d+/, '"schema":1'), true), /is not what it says it is/)
  await refused(changed(file, replaced(/"name":"database"/, '"name":"../datab"'), true), /table of contents cannot be read/)
  await refused(config.databaseFile as string, /is not a backup of Nolo/)
  await refused('/nowhere/at/all', /There is no file/)
  fs.writeFileSync(`${file}.empty`, '')
  await refused(`${file}.empty`, /is not a backup of Nolo/)
})

test.skipIf(isPostgres)('without its key a backup is refused by name, and a backup never replaces a file', async () => {
  const { config, file, state } = await backedUp()
  const before = state()
  await expect(restore({ ...config, appKeys: [otherKey] }, systemClock, file)).rejects.toThrow(
    /The (backup is sealed with the key [0-9a-f]{8}, which is not here|key [0-9a-f]{8} does not open the backup)/,
  )
  await expect(backup(config, systemClock, file)).rejects.toThrow('is there already. Choose another name; nothing was written.')
  expect(state()).toBe(before)
})

test.skipIf(isPostgres)('uploaded files travel along, and what stood there before is kept', async () => {
  const { config, file, said } = await backedUp()
  expect(said).toMatch(/SHA-256 [0-9a-f]{64}/)
  const uploaded = path.join(config.dataFolder, 'files', 'a', 'report.pdf')
  fs.mkdirSync(path.dirname(uploaded), { recursive: true })
  fs.writeFileSync(uploaded, 'first')
  const second = `${file}.2`
  expect(await backup(config, systemClock, second)).toContain('1 uploaded files')
  fs.writeFileSync(uploaded, 'changed since')

  const answer = await restore(config, systemClock, second)
  expect(fs.readFileSync(uploaded, 'utf8')).toBe('first')
  const kept = [...answer.matchAll(/kept at (\S+)\./g)].map((found) => found[1] as string)
  expect(kept).toHaveLength(2)
  for (const name of kept) expect(fs.existsSync(name), name).toBe(true)
})

test.skipIf(isPostgres)(
  'an upload its owner takes away while a backup is made is left out and named; the others are as they were',
  async () => {
    const { config, file } = await backedUp()
    const at = (id: string) => path.join(filesFolderOf(config), id)
    const links = path.join(config.dataFolder, 'links')
    fs.mkdirSync(links)
    await keepFile(config, 'stays', PDF)
    await keepFile(config, 'goes-later', PDF)
    const listed = ['stays', 'gone', 'goes-later'].map((id) => ({ name: `files/${id}`, path: at(id) }))
    const { held, missing } = heldStill(listed, links)
    fs.rmSync(at('goes-later'))
    const about = { madeAt: new Date().toISOString(), schema: 1, keys: [], missing }
    writeBackup(`${file}.part`, about, held)
    const { manifest, close } = openBackup(`${file}.part`)
    close()
    expect(manifest.missing).toEqual(['files/gone'])
    expect(manifest.parts.map(({ name }) => name)).toEqual(['files/stays', 'files/goes-later'])
  },
)

test.skipIf(isPostgres)(
  'a backup names the key of its uploads too, leaves nothing beside them, and its uploads open again',
  async () => {
    const { config, file } = await backedUp()
    await keepFile(config, 'certificate', PDF)
    setKeys([otherKey])
    await keepFile(config, 'older', PDF)
    setKeys(config.appKeys ?? [])
    const second = `${file}.2`
    expect(await backup({ ...config, appKeys: [...(config.appKeys ?? []), otherKey] }, systemClock, second)).toContain(
      keyId(otherKey),
    )
    expect(fs.readdirSync(config.dataFolder).filter((name) => name.startsWith('files'))).toEqual(['files'])
    await expect(restore(config, systemClock, second)).rejects.toThrow(
      `sealed with the key ${keyId(otherKey)}, which is not here`,
    )
    fs.rmSync(filesFolderOf(config), { recursive: true })
    await restore({ ...config, appKeys: [...(config.appKeys ?? []), otherKey] }, systemClock, second)
    expect([await readKeptFile(config, 'certificate'), await readKeptFile(config, 'older')]).toEqual([PDF, PDF])
  },
)

test('on PostgreSQL both name the tools to use', async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://nolo@db/nolo', APP_KEY: otherKey.toString('base64') })
  await expect(backup(config, systemClock, 'x')).rejects.toThrow(/pg_dump --format=custom/)
  await expect(restore(config, systemClock, 'x')).rejects.toThrow(/pg_restore --clean/)
})
