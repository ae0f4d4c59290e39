const YEAR = 365 * 24 * 60 * 60

/** Keeps a choice of this browser where the server can read it, for a year; null forgets it. */
export function keepCookie(name: string, value: string | null) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR.
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : YEAR}; SameSite=Lax${secure}`
}
