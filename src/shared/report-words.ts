// Without zod: the first script of every page loads this.

/** An error's words without what may be somebody's: quoted text, addresses, numbers long enough to lead to a person. */
export const withoutWords = (text: string): string =>
  text
    .replace(/"[^"]*"?|'[^']*'|`[^`]*`|“[^”]*”|«[^»]*»/g, '"…"')
    .replace(/[?#]\S*/g, '')
    .replace(/\S+@\S+/g, '…')
    .replace(/\b[\w-]*\d[\w-]*\d[\w-]*\d[\w-]*\d[\w-]*\b/g, '…')

/** A screen's address without the ids in it. */
export const withoutIds = (path: string): string =>
  (path.split(/[?#]/)[0] ?? '')
    .split('/')
    .map((part) => (/^[a-z]{0,24}(-[a-z]{1,24}){0,4}$/.test(part) ? part : ':id'))
    .join('/')

/** A line of a stack without host and query: the function, the file and the place in it. */
export function frameOf(line: string): string | null {
  const found =
    /^\s*(?:at\s+)?(?:([\w$.<>[\] ]{1,80}?)\s*[@(]\s*)?(?:\w+:\/\/[^/\s]+)?(\/[\w./-]{1,160})(?:[?#][^\s:)]*)?:(\d{1,7}):(\d{1,7})\)?\s*$/.exec(
      line,
    )
  return found ? `${found[1] ?? '?'} ${found[2]}:${found[3]}:${found[4]}` : null
}
