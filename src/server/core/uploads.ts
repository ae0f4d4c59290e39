import { isBlank } from '#shared/text'
import { AppError } from './errors'

/** What a file may be, how large, and how it is said when it is not. */
export type UploadRule<T extends string> = { bytes: number; types: readonly T[]; sentence: string }
export type CheckedUpload<T extends string> = { name: string; mediaType: T; bytes: Buffer }

const ENDINGS: Record<string, string> = { 'application/pdf': '.pdf', 'image/png': '.png', 'image/jpeg': '.jpg' }
const NAME_LENGTH = 120

/** Says what a file really is by its first bytes; its name and the type it claims count for nothing. */
export async function checkUpload<T extends string>(
  rule: UploadRule<T>,
  file: { name: string; bytes: Buffer },
): Promise<CheckedUpload<T>> {
  if (file.bytes.byteLength > rule.bytes)
    throw new AppError('PAYLOAD_TOO_LARGE', `A file may have ${Math.floor(rule.bytes / 1024 / 1024)} MB at most.`)
  const { fileTypeFromBuffer } = await import('file-type') // large, and seldom asked
  const mime = (await fileTypeFromBuffer(file.bytes))?.mime
  const mediaType = rule.types.find((type) => type === mime)
  if (!mediaType) throw new AppError('BAD_REQUEST', rule.sentence)
  return { name: fileName(file.name, mediaType), mediaType, bytes: file.bytes }
}

/** The name as people see it: no path, nothing invisible, and the ending that is true. */
function fileName(given: string, mediaType: string): string {
  const ending = ENDINGS[mediaType] ?? ''
  const last = given.split(/[\\/]/).at(-1) ?? ''
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/\.(pdf|png|jpe?g)$/i, '')
    .trim()
  return `${isBlank(clean) ? 'file' : clean.slice(0, NAME_LENGTH).toWellFormed()}${ending}`
}

/** The header that has a browser save an answer under a name and never show it. */
export const savedAs = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w .-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`

/** What keeps a file harmless where a browser shows it all the same. */
export const FILE_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'"
