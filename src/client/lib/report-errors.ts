import { frameOf, withoutIds, withoutWords } from '#shared/report-words'
import type { ClientError } from '#shared/reports'

const AT_MOST = 5
const told = new Set<string>()

/** A refusal of the server: it knows already. And what the browser says when a page is left in the middle of a call. */
const isExpected = (error: unknown) => error instanceof Error && (error.name === 'TRPCClientError' || error.name === 'AbortError')

/** Tells our own server of an error, a few times a page at most and each once; nothing the person typed goes with it. */
export function reportError(kind: ClientError['kind'], error: unknown): void {
  if (isExpected(error) || told.size >= AT_MOST) return
  const { name, message, stack } = error instanceof Error ? error : new Error(typeof error === 'string' ? error : 'Not an error')
  const report: ClientError = {
    kind,
    name: name.slice(0, 80),
    message: withoutWords(message).slice(0, 300),
    frames: (stack ?? '')
      .split('\n')
      .flatMap((line) => frameOf(line) ?? [])
      .slice(0, 12),
    path: withoutIds(location.pathname).slice(0, 300),
  }
  const key = `${report.message} ${report.frames[0]}`
  if (told.has(key)) return
  told.add(key)
  const init = { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' }, body: JSON.stringify(report) }
  fetch('/api/reports/errors', init).catch(() => {}) // there is nobody left to tell
}

/** Listens for what nobody caught. */
export function reportErrors(): void {
  addEventListener('error', ({ error, message }) => reportError('error', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => reportError('rejection', reason))
}

/** What React tells of components that threw, shown in their place or not. */
export const rootReports = {
  onCaughtError: (error: unknown) => {
    console.error(error)
    reportError('render', error)
  },
  onUncaughtError: (error: unknown) => {
    console.error(error)
    reportError('render', error)
  },
}
