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

/** Seals text with AES-256-GCM; `name` (table.column) is bound to it, so a value moved elsewhere does not open. */
export function seal(name: string, text: string): string {
  const [key] = keyring
  if (!key) throw new Error('No key is set.')
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce, TAG).setAAD(boundTo(name))
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${key.id}.${sealed.toString('base64')}`
}

/** Opens what `seal` made; throws when the key is unknown or a byte was changed. */
export function unseal(name: string, value: string): string {
  const dot = value.indexOf('.')
  const id = value.slice(0, dot)
  const key = keyring.find((known) => known.id === id)
  if (!key) throw new Error(`The key ${id || '?'} that sealed ${name} is not among APP_KEY.`)
  const bytes = Buffer.from(value.slice(dot + 1), 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, 12), TAG).setAAD(boundTo(name))
  decipher.setAuthTag(bytes.subarray(-TAG.authTagLength))
  const text = decipher.update(bytes.subarray(12, -TAG.authTagLength))
  decipher.final() // throws unless every byte is as it was sealed
  return text.toString('utf8')
}
