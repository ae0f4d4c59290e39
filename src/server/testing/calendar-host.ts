import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { type Outside, publicOutside } from '#server/core/outside'

const PRIVATE = '127.0.0.2'

/**
 * A real server on loopback that calendars are fetched from, under the name calendar.test. The rules are the public ones but for
 * that one address, which stands for a public one here; private.test is another, private address.
 */
export async function calendarHost() {
  const pages = new Map<string, http.RequestListener>()
  const asked: string[] = []
  const server = http.createServer((request, response) => {
    asked.push(`${request.headers.host?.split(':')[0]}${request.url}`)
    const page = pages.get(request.url ?? '')
    if (page) return page(request, response)
    response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const outside: Outside = {
    resolve: async (host) => {
      if (host === 'calendar.test') return [{ address: '127.0.0.1', family: 4 }]
      if (host === 'both.test') return [{ address: '127.0.0.1', family: 4 }, { address: PRIVATE, family: 4 }] // biome-ignore format: short
      if (host === 'private.test') return [{ address: PRIVATE, family: 4 }]
      throw new Error(`There is no ${host}.`)
    },
    mayReach: (address) => address === '127.0.0.1' || publicOutside.mayReach(address),
    mayUse: (url) => url.protocol === 'http:' || publicOutside.mayUse(url),
  }
  return {
    outside,
    /** What was asked of it, host and path. */
    asked,
    urlOf: (path: string, host = 'calendar.test') => `http://${host}:${port}${path}`,
    /** Answers a path so from now on. */
    serve(path: string, page: http.RequestListener | string) {
      pages.set(
        path,
        typeof page === 'string' ? (_, response) => response.writeHead(200, { 'content-type': 'text/calendar' }).end(page) : page,
      )
    },
    redirect: (path: string, location: string) =>
      void pages.set(path, (_, response) => response.writeHead(302, { location }).end()),
  }
}

/** A calendar file of these events, each given by its lines. */
export const calendarText = (...events: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN']
    .concat(
      events.flatMap((event, index) => [
        'BEGIN:VEVENT',
        ...(event.includes('UID:') ? [] : [`UID:${index}@calendar.test`]),
        'DTSTAMP:20261101T000000Z',
        ...event.trim().split(/\s*\n\s*/),
        'END:VEVENT',
      ]),
    )
    .concat('END:VCALENDAR', '')
    .join('\r\n')
