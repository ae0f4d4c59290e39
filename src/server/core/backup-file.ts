import { createHash, type Hash } from 'node:crypto'
import fs from 'node:fs'
import * as z from 'zod'

/**
 * One file: a first line that names the format, a line of JSON that says what is inside, the parts one after another, and
 * the SHA-256 of all that. A file without its end is not a backup.
 */
const FIRST_LINE = 'nolo-backup 1\n'
const END_BYTES = 65
const PIECE = 1 << 20
const MANIFEST_MAX = 4 << 20

const Part = z.object({
  name: z.string().regex(/^(database|files\/[\w-][\w.-]*(\/[\w-][\w.-]*)*)$/),
  bytes: z.number().int().min(0),
})
const Manifest = z.object({
  madeAt: z.iso.datetime(),
  /** The newest migration the database has had. */
  schema: z.number().int(),
  /** Names of the keys that its texts are sealed with. The keys themselves are not in here. */
  keys: z.array(z.string().regex(/^[0-9a-f]{8}$/)),
  parts: z.array(Part),
  /** Uploads that the database names and that were deleted while it was made. */
  missing: z.array(z.string()).default([]),
})
export type Manifest = z.infer<typeof Manifest>
export type BackupPart = { name: string; path: string }

/** A backup that may not be used, and why. */
export class BadBackup extends Error {}

function copyPiecewise(from: number, start: number, bytes: number, give: (piece: Buffer) => void) {
  const buffer = Buffer.alloc(Math.min(PIECE, Math.max(bytes, 1)))
  for (let done = 0; done < bytes; ) {
    const read = fs.readSync(from, buffer, 0, Math.min(buffer.length, bytes - done), start + done)
    if (read === 0) throw new BadBackup('The file became shorter while it was read.')
    give(buffer.subarray(0, read))
    done += read
  }
}

/** Writes a backup whole, readable by its owner only; never over a file that is there. Returns its checksum. */
export function writeBackup(file: string, about: Omit<Manifest, 'parts'>, parts: BackupPart[]): string {
  const out = fs.openSync(file, 'wx', 0o600)
  try {
    const hash = createHash('sha256')
    const write = (piece: Buffer) => {
      hash.update(piece)
      for (let at = 0; at < piece.length; ) at += fs.writeSync(out, piece, at)
    }
    const sizes = parts.map(({ name, path }) => ({ name, bytes: fs.statSync(path).size }))
    write(Buffer.from(`${FIRST_LINE}${JSON.stringify(Manifest.parse({ ...about, parts: sizes }))}\n`))
    for (const [at, { path }] of parts.entries()) {
      const from = fs.openSync(path, 'r')
      try {
        copyPiecewise(from, 0, sizes[at]?.bytes ?? 0, write)
      } finally {
        fs.closeSync(from)
      }
    }
    const sum = hash.digest('hex')
    fs.writeSync(out, `${sum}\n`)
    fs.fsyncSync(out)
    return sum
  } catch (error) {
    fs.rmSync(file, { force: true })
    throw error
  } finally {
    fs.closeSync(out)
  }
}

function readManifest(from: number): { manifest: Manifest; start: number } {
  const head = Buffer.alloc(MANIFEST_MAX)
  const text = head.subarray(0, fs.readSync(from, head, 0, head.length, 0)).toString('latin1')
  if (!text.startsWith(FIRST_LINE)) throw new BadBackup('This file is not a backup of Nolo.')
  const end = text.indexOf('\n', FIRST_LINE.length)
  if (end < 0) throw new BadBackup('The backup is cut short: even its table of contents is not whole.')
  try {
    return { manifest: Manifest.parse(JSON.parse(text.slice(FIRST_LINE.length, end))), start: end + 1 }
  } catch {
    throw new BadBackup('The backup is damaged: its table of contents cannot be read.')
  }
}

/** A backup that holds: what is inside, and how to take a part out. Throws BadBackup for anything else. */
export function openBackup(file: string): { manifest: Manifest; extract(name: string, to: string): void; close(): void } {
  if (!fs.existsSync(file)) throw new BadBackup(`There is no file ${file}.`)
  const from = fs.openSync(file, 'r')
  try {
    const { manifest, start } = readManifest(from)
    const whole = manifest.parts.reduce((sum, { bytes }) => sum + bytes, start + END_BYTES)
    const { size } = fs.fstatSync(from)
    if (size < whole) throw new BadBackup(`The backup is cut short: ${size} of its ${whole} bytes are here.`)
    const hash: Hash = createHash('sha256')
    copyPiecewise(from, 0, whole - END_BYTES, (piece) => hash.update(piece))
    const end = Buffer.alloc(END_BYTES)
    fs.readSync(from, end, 0, END_BYTES, whole - END_BYTES)
    if (size > whole || end.toString('latin1') !== `${hash.digest('hex')}\n`)
      throw new BadBackup('The backup is damaged: its checksum does not hold.')
    return {
      manifest,
      extract(name, to) {
        let at = start
        for (const part of manifest.parts) {
          if (part.name === name) return takeOut(from, at, part.bytes, to)
          at += part.bytes
        }
        throw new BadBackup(`The backup has no ${name} in it.`)
      },
      close: () => fs.closeSync(from),
    }
  } catch (error) {
    fs.closeSync(from)
    throw error
  }
}

function takeOut(from: number, start: number, bytes: number, to: string) {
  const out = fs.openSync(to, 'w', 0o600)
  try {
    copyPiecewise(from, start, bytes, (piece) => {
      for (let at = 0; at < piece.length; ) at += fs.writeSync(out, piece, at)
    })
    fs.fsyncSync(out)
  } finally {
    fs.closeSync(out)
  }
}
