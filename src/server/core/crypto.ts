import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from 'node:crypto'

/** A new id for a row. */
export const randomId = (): string => randomUUID()

/** A secret of 32 random bytes, as text safe in a URL or cookie. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

export const sha256hex = (text: string): string => createHash('sha256').update(text).digest('hex')

type Key = { id: string; bytes: Buffer }
let keyring: Key[] = []

/** A short public name of a key, kept in front of everything it sealed. */
export const keyId = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 8)

/** Sets the keys of this process: the first seals, all of them open. Each is 32 bytes. */
export function setKeys(keys: Buffer[]): void {
  keyring = keys.map((bytes) => ({ id: keyId(bytes), bytes }))
}

/** The names of this process's keys; the first is the one that seals. */
export const heldKeyIds = (): string[] => keyring.map(({ id }) => id)

/** The name of the key that sealed a value. */
export const sealedBy = (value: string): string => value.slice(0, value.indexOf('.'))

const TAG = { authTagLength: 16 }
const names = new Map<string, Buffer>()

/** A column's name as bytes, made once: a list opens dozens of values. */
function boundTo(name: string): Buffer {
  const known = names.get(name)
  if (known) return known
  const bytes = Buffer.from(name)
  names.set(name, bytes)
  return bytes
}

const HEAD = 9

function sealWith(aad: Buffer, plain: Uint8Array): { id: string; sealed: Buffer } {
  const [key] = keyring
  if (!key) throw new Error('No key is set.')
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce, TAG).setAAD(aad)
  return { id: key.id, sealed: Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]) }
}

function open(name: string, id: string, aad: Buffer, bytes: Buffer): Buffer<ArrayBuffer> {
  const key = keyring.find((known) => known.id === id)
  if (!key) throw new Error(`The key ${id || '?'} that sealed ${name} is not among APP_KEY.`)
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, 12), TAG).setAAD(aad)
  decipher.setAuthTag(bytes.subarray(-TAG.authTagLength))
  const plain = decipher.update(bytes.subarray(12, -TAG.authTagLength))
  decipher.final() // throws unless every byte is as it was sealed
  return plain
}

/** Seals text with AES-256-GCM; `name` (table.column) is bound to it, so a value moved elsewhere does not open. */
export function seal(name: string, text: string): string {
  const { id, sealed } = sealWith(boundTo(name), Buffer.from(text))
  return `${id}.${sealed.toString('base64')}`
}

/** Opens what `seal` made; throws when the key is unknown or a byte was changed. */
export function unseal(name: string, value: string): string {
  const dot = value.indexOf('.')
  return open(name, value.slice(0, dot), boundTo(name), Buffer.from(value.slice(dot + 1), 'base64')).toString('utf8')
}

/** The same for a file's bytes, at most a few megabytes: the key's name, a dot, and the sealed bytes as they are. */
export function sealBytes(name: string, bytes: Uint8Array): Buffer {
  const { id, sealed } = sealWith(Buffer.from(name), bytes)
  return Buffer.concat([Buffer.from(`${id}.`), sealed])
}

/** Opens what `sealBytes` made. */
export function openBytes(name: string, sealed: Buffer): Buffer<ArrayBuffer> {
  return open(name, sealerOf(sealed) ?? '', Buffer.from(name), sealed.subarray(HEAD))
}

/** The name of the key that sealed some bytes, from their beginning; null where they are not sealed. */
export const sealerOf = (sealed: Buffer): string | null =>
  /^([0-9a-f]{8})\./.exec(sealed.toString('latin1', 0, HEAD))?.[1] ?? null
