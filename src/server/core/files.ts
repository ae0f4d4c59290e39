import fs from 'node:fs/promises'
import path from 'node:path'
import type { Config } from './config'
import { openBytes, sealBytes, sealerOf } from './crypto'

type Where = Pick<Config, 'dataFolder'>

/** Where uploaded files are kept, beside the database and away from everything the server hands out by itself. */
export const filesFolderOf = (config: Where): string => path.join(config.dataFolder, 'files')

/** An id we made, or the half of a file a crash left; anything else never becomes a path. */
const ID = /^[\w-]{1,64}(\.part)?$/
function pathOf(config: Where, id: string): string {
  if (!ID.test(id)) throw new Error(`${id} names no file.`)
  return path.join(filesFolderOf(config), id)
}

/** What a file's seal is bound to: its bytes under another's id do not open. */
const sealedAs = (id: string) => `files/${id}`

/** Nothing where a file is gone, however it went. */
const gone = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Keeps the bytes under the id, sealed: all of them or none, on the disk when this is done, readable by the server alone. */
export async function keepFile(config: Where, id: string, bytes: Uint8Array): Promise<void> {
  const target = pathOf(config, id)
  await fs.mkdir(filesFolderOf(config), { recursive: true, mode: 0o700 })
  const half = `${target}.part`
  try {
    const file = await fs.open(half, 'wx', 0o600)
    try {
      await file.writeFile(sealBytes(sealedAs(id), bytes))
      await file.sync()
    } finally {
      await file.close()
    }
    await fs.rename(half, target)
  } catch (error) {
    await fs.rm(half, { force: true })
    throw error
  }
  const folder = await fs.open(filesFolderOf(config))
  await folder.sync().finally(() => folder.close()) // the name is as safe as the bytes
}

/** The bytes kept under the id, opened; null when there are none. Throws when a byte was changed or the key is missing. */
export async function readKeptFile(config: Where, id: string): Promise<Buffer<ArrayBuffer> | null> {
  const sealed = await fs.readFile(pathOf(config, id)).catch(gone)
  return sealed && openBytes(sealedAs(id), sealed)
}

/** Lets go of files whose rows are gone; those that are gone already are no fault. */
export async function dropFiles(config: Where, ids: readonly string[]): Promise<void> {
  for (const id of ids) await fs.rm(pathOf(config, id), { force: true })
}

const namesIn = (config: Where): Promise<string[]> =>
  fs.readdir(filesFolderOf(config)).then(
    (all) => all.sort(),
    () => [],
  )

/** Files nobody's row names, left by a crash between the two: `older` spares those on their way in just now. */
export async function strayFiles(config: Where, known: ReadonlySet<string>, older: Date): Promise<string[]> {
  const stray: string[] = []
  for (const name of await namesIn(config)) {
    const stat = await fs.stat(path.join(filesFolderOf(config), name)).catch(gone)
    if (stat?.isFile() && !known.has(name) && stat.mtimeMs < older.getTime()) stray.push(name)
  }
  return stray
}

/** The name of the key that sealed a kept file; null where it is gone, or none of ours. */
async function keyOf(config: Where, name: string): Promise<string | null> {
  if (!ID.test(name)) return null
  const file = await fs.open(path.join(filesFolderOf(config), name)).catch(gone)
  if (!file) return null
  try {
    if (!(await file.stat()).isFile()) return null
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
    return sealerOf(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

/** The names of all keys that a kept file is sealed with. */
export async function keysOfFiles(config: Where): Promise<string[]> {
  const found = new Set<string>()
  for (const name of await namesIn(config)) {
    const key = await keyOf(config, name)
    if (key) found.add(key)
  }
  return [...found].sort()
}

/** Seals kept files with the newest key; what is done already stays. Returns how many. One deleted meanwhile may come back, as a stray. */
export async function resealFiles(config: Where, newestKey: string): Promise<number> {
  let count = 0
  for (const name of await namesIn(config)) {
    if (name.endsWith('.part') || [null, newestKey].includes(await keyOf(config, name))) continue
    const bytes = await readKeptFile(config, name)
    if (!bytes) continue
    await dropFiles(config, [`${name}.part`]) // of a rotation that was cut off
    await keepFile(config, name, bytes)
    count += 1
  }
  return count
}
