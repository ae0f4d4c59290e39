import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)))

/** A path inside the project, wherever the command was started. */
export const atRoot = (path) => join(root, path)

/** A file's text, or an empty one where there is none. */
export const textOf = (path) => (existsSync(atRoot(path)) ? readFileSync(atRoot(path), 'utf8') : '')

/** What a build was made from, as one hash: sources, public files, configuration, lock file. Tests do not count. */
export function sourcesHash() {
  const hash = createHash('sha256')
  const take = (path) =>
    hash
      .update(`${path}\0`)
      .update(readFileSync(atRoot(path)))
      .update('\0')
  for (const folder of ['src', 'public']) {
    if (!existsSync(atRoot(folder))) continue
    const files = readdirSync(atRoot(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    for (const file of files.sort()) take(file)
  }
  for (const file of ['vite.config.ts', 'tsconfig.json', 'package-lock.json', 'scripts/build.mjs']) take(file)
  return hash.digest('hex')
}

/** True when dist/ was built from just these sources. */
export const isBuilt = () => existsSync(atRoot('dist/server/main.js')) && textOf('dist/.stamp') === sourcesHash()

/** What is installed, as one hash: stands in node_modules after an install that went through. */
export const lockHash = () => createHash('sha256').update(textOf('package-lock.json')).digest('hex')

/** True when node_modules holds what the lock file says, for this machine and this Node. */
export const isInstalled = () =>
  textOf('node_modules/.nolo-lock') === `${lockHash()} ${process.platform} ${process.versions.modules}`

/** The stamp an install leaves. */
export const installStamp = () => `${lockHash()} ${process.platform} ${process.versions.modules}`
