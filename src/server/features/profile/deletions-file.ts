import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/core/config'

type Where = Pick<Config, 'databaseFile' | 'dataFolder'>
const LINE = /^([\w-]{1,64}) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/

/** Stands beside the database and is never part of a backup: it only grows, and outlives a database put back. */
export const deletionsFileOf = ({ databaseFile, dataFolder }: Where): string =>
  databaseFile ? `${databaseFile}.deletions` : path.join(dataFolder, 'nolo.deletions')

/** The accounts that file names, with the instant of their deletion. A line cut short names nobody. */
export function readDeletions(where: Where): Map<string, Date> {
  const file = deletionsFileOf(where)
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
  const found = text.split('\n').flatMap((line) => LINE.exec(line)?.slice(1) ?? [])
  const deletions = new Map<string, Date>()
  for (let at = 0; at < found.length; at += 2) deletions.set(found[at] as string, new Date(found[at + 1] as string))
  return deletions
}

/** Adds a deletion and waits until the disk has it. It begins a line of its own, so one cut short before it does no harm. */
export function noteDeletion(where: Where, id: string, at: Date): void {
  const file = deletionsFileOf(where)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const handle = fs.openSync(file, 'a', 0o600)
  try {
    fs.writeSync(handle, `\n${id} ${at.toISOString()}\n`)
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}
