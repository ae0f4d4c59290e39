import type { PanelProcedure } from '#shared/panel'

/** One word for a POSIX shell, whatever it holds. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** The cookie cannot be read here; the shell is to hold it. */
const COOKIE = '-b "$NOLO_COOKIE"'
const JSON_BODY = "-H 'Content-Type: application/json'"
const asJson = (input: unknown) => JSON.stringify(input ?? {})

function restCurl({ method, path }: { method: string; path: string }, input: unknown, origin: string): string {
  const left: Record<string, unknown> = { ...(input as object | undefined) }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(left[name] ?? '')
    delete left[name]
    return encodeURIComponent(value)
  })
  if (method !== 'GET') return `curl -X ${method} ${quoted(origin + filled)} ${COOKIE} ${JSON_BODY} -d ${quoted(asJson(left))}`
  const query = new URLSearchParams(
    Object.entries(left).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return `curl ${quoted(origin + filled + (query.size ? `?${query}` : ''))} ${COOKIE}`
}

/** The call for a terminal: by its REST path where it has one, else by tRPC's address. */
export function asCurl({ rest, path, kind, input: takes }: PanelProcedure, input: unknown, origin: string): string {
  if (rest) return restCurl(rest, input, origin)
  const address = `${origin}/trpc/${path}`
  if (kind === 'mutation')
    return `curl -X POST ${quoted(address)} ${COOKIE} ${JSON_BODY}${takes ? ` -d ${quoted(asJson(input))}` : ''}`
  const query = takes ? `?input=${encodeURIComponent(asJson(input))}` : ''
  return `curl ${kind === 'subscription' ? '-N ' : ''}${quoted(address + query)} ${COOKIE}`
}

/** A value as a person would write it in TypeScript. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([name, field]) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)}: ${literal(field)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/** The call for code that holds a typed client named `trpc`. */
export function asTypedCall({ path, kind, input: takes }: PanelProcedure, input: unknown): string {
  const sent = takes ? literal(input ?? {}) : ''
  if (kind === 'subscription')
    return `trpc.${path}.subscribe(${sent || 'undefined'}, { onData: console.log, onError: console.error })`
  return `await trpc.${path}.${kind === 'query' ? 'query' : 'mutate'}(${sent})`
}
