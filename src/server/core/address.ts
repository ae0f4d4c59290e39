import type { Context } from 'hono'

type Socketed = { incoming?: { socket?: { remoteAddress?: string } } }

/** The address of the other end of the socket; loopback where there is none (in-process calls). */
export const socketAddress = (c: Context): string =>
  (c.env as Socketed | undefined)?.incoming?.socket?.remoteAddress ?? '127.0.0.1'

/** The client's address. Behind `proxies` trusted proxies it is that many entries from the right of X-Forwarded-For. */
export function clientAddress(c: Context, proxies: number): string {
  const socket = socketAddress(c)
  if (proxies === 0) return socket
  const hops = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  return (hops.at(-proxies) ?? socket).slice(0, 64)
}
