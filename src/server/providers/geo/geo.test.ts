import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '#server/core/log'
import { TestClock } from '#server/testing/test-clock'
import { openGeo } from './open-geo'

type Reply = { status?: number; body: string; afterMs?: number }

/** A geolocation service on loopback: what it was asked, and what it answers next. */
async function service(reply: Reply) {
  const asked: string[] = []
  const server = http.createServer(async (request, response) => {
    asked.push(request.url ?? '')
    await pause(reply.afterMs ?? 0)
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' }).end(reply.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const clock = new TestClock()
  const geoUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{ip}/json`
  return { asked, clock, reply, geo: openGeo({ geoUrl }, clock, createLog('silent')) }
}

test('asks about a network once an hour, however many ask at once', async () => {
  const { geo, asked, clock, reply } = await service({ body: '{"country_code":"za"}' })
  const first = await Promise.all(['41.0.0.9', '41.0.0.9', '::ffff:41.0.0.9'].map((address) => geo.countryOf(address)))
  expect(first).toEqual(['ZA', 'ZA', 'ZA'])
  reply.body = '{"country_code":"JP"}'
  clock.advance(3_599_000)
  expect(await geo.countryOf('41.0.0.9')).toBe('ZA')
  clock.advance(2000)
  expect(await geo.countryOf('41.0.0.9')).toBe('JP')
  expect(asked).toEqual(['/41.0.0.9/json', '/41.0.0.9/json'])
})

test('tells the service the network of an IPv6 address and no more', async () => {
  const { geo, asked } = await service({ body: '{"country_code":"DE"}' })
  expect(await geo.countryOf('2a02:8100:1:2:aaaa:bbbb:cccc:dddd')).toBe('DE')
  expect(await geo.countryOf('2a02:8100:1:2::77')).toBe('DE')
  expect(asked).toEqual([`/${encodeURIComponent('2a02:8100:1:2::')}/json`])
})

test('never asks about what is not on the public internet', async () => {
  const { geo, asked } = await service({ body: '{"country_code":"ZA"}' })
  const inside = ['127.0.0.1', '::1', '10.1.2.3', '192.168.0.4', '172.16.9.9', '169.254.1.1', '100.64.0.1', 'fe80::1', 'fd00::1']
  for (const address of [...inside, '::ffff:10.0.0.1', '0.0.0.0', 'unknown', '', '41.0.0.9/../..', '41.0.0.9:443'])
    expect([address, await geo.countryOf(address)]).toEqual([address, null])
  expect(asked).toEqual([])
})

test.each<[string, Reply]>([
  ['refuses', { status: 429, body: '{}' }],
  ['talks HTML', { body: '<html>' }],
  ['answers something else', { body: '[]' }],
  ['takes longer than a second', { body: '{"country_code":"ZA"}', afterMs: 3000 }],
])('a service that %s tells nothing, and is asked again after a minute', async (_, reply) => {
  const { geo, asked, clock } = await service(reply)
  const began = performance.now()
  expect(await geo.countryOf('41.0.0.9')).toBeNull()
  expect(performance.now() - began).toBeLessThan(2500)
  expect(await geo.countryOf('41.0.0.9')).toBeNull()
  expect(asked).toHaveLength(1)
  Object.assign(reply, { status: 200, body: '{"country_code":"ZA"}', afterMs: 0 })
  clock.advance(60_001)
  expect(await geo.countryOf('41.0.0.9')).toBe('ZA')
})

test.each(['{}', '{"country_code":null}', '{"country_code":"Narnia"}'])('no country in %s is no country', async (body) => {
  const { geo } = await service({ body })
  expect(await geo.countryOf('41.0.0.9')).toBeNull()
})

test('without a service nothing is known', async () => {
  expect(await openGeo({ geoUrl: null }, new TestClock(), createLog('silent')).countryOf('41.0.0.9')).toBeNull()
})
