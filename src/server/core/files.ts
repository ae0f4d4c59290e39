import fs from 'node:fs/promises'
import path from 'node:path'
import type { Config } from './config'

type Where = Pick<Config, 'dataFolder'>

/** Where uploaded files are kept, beside the database and away from everything the server hands out by itself. */
export const filesFolderOf = (config: Where): string => path.join(config.dataFolder, 'files')

/** An id we made, or the half of a file a crash left; anything else never becomes a path. */
const ID = /^[\w-]{1,64}(\.part)?$/
function pathOf(config: Where, id: string): string {
  if (!ID.test(id)) throw new Error(`${id} names no file.`)
  return path.join(filesFolderOf(config), id)
}

/** Keeps the bytes under the id: all of them or none, on the disk when this is done, readable by the server alone. */
export async function keepFile(config: Where, id: string, bytes: Uint8Array): Promise<void> {
  const target = pathOf(config, id)
  await fs.mkdir(filesFolderOf(config), { recursive: true, mode: 0o700 })
  const half = `${target}.part`
  try {
    const file = await fs.open(half, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
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

/** The bytes kept under the id, null when there are none. */
export async function readKeptFile(config: Where, id: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return await fs.readFile(pathOf(config, id))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Lets go of files whose rows are gone; those that are gone already are no fault. */
export async function dropFiles(config: Where, ids: readonly string[]): Promise<void> {
  for (const id of ids) await fs.rm(pathOf(config, id), { force: true })
}

/** Files nobody's row names, left by a crash between the two: `older` spares those on their way in just now. */
export async function strayFiles(config: Where, known: ReadonlySet<string>, older: Date): Promise<string[]> {
  const names = await fs.readdir(filesFolderOf(config)).catch(() => [])
  const stray: string[] = []
  for (const name of names) {
    const stat = await fs.stat(path.join(filesFolderOf(config), name)).catch(() => null)
    if (stat?.isFile() && !known.has(name) && stat.mtimeMs < older.getTime()) stray.push(name)
  }
  return stray
}
