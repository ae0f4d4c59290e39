import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '#server/testing/test-app'
import { doctor } from './doctor'

const APP_KEY = Buffer.alloc(32, 7).toString('base64')

async function settingsOf(more: Record<string, string> = {}) {
  const { config } = await testApp()
  return { NODE_ENV: 'test', APP_KEY, DATABASE_URL: config.databaseFile ?? config.databaseUrl ?? '', ...more }
}

async function answering(reply: (path: string) => [status: number, body: unknown]) {
  const server = http.createServer((request, response) => {
    const [status, body] = reply(request.url ?? '')
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a healthy server has nothing to mend', async () => {
  const { lines, well } = await doctor(await settingsOf())
  expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([])
  expect(well).toBe(true)
  expect(lines.join('\n')).toMatch(/ok {4}database .*\n.*ok {4}keys +Everything is sealed with [0-9a-f]{8}/)
})

test('wrong settings are all named, and nothing else is tried', async () => {
  const { lines, well } = await doctor({ NODE_ENV: 'production', PORT: 'many' })
  expect(well).toBe(false)
  expect(lines.join('\n')).toMatch(/FAIL {2}settings[\s\S]*PORT/)
})

test('what does not answer is named with the setting to look at', async () => {
  const settings = await settingsOf({
    SMTP_URL: 'smtp://127.0.0.1:1',
    OPENAI_API_KEY: 'wrong',
    OPENAI_BASE_URL: await answering(() => [401, {}]),
    OIDC_ISSUER: await answering(() => [200, { issuer: 'https://somebody.example' }]),
    OIDC_CLIENT_ID: 'nolo',
  })
  const { lines, well } = await doctor(settings)
  expect(well).toBe(false)
  const said = lines.join('\n')
  expect(said).toMatch(/FAIL {2}mail .*SMTP_URL/)
  expect(said).toMatch(/FAIL {2}AI .*OPENAI_API_KEY/)
  expect(said).toMatch(/FAIL {2}sign-in .*OIDC_ISSUER/)
})

test('production without mail, and a wrong key, have to be mended', async () => {
  const settings = await settingsOf({ NODE_ENV: 'production', PUBLIC_URL: 'https://nolo.example' })
  const said = (await doctor(settings)).lines.join('\n')
  expect(said).toMatch(/FAIL {2}mail .*set SMTP_URL/)
  expect(said).toMatch(/WARN {2}payments/)
  expect(said).toMatch(/WARN {2}settings .*TRUST_PROXY/)
  const lost = await doctor({ ...settings, APP_KEY: Buffer.alloc(32, 8).toString('base64') })
  expect(lost.lines.join('\n')).toMatch(/FAIL {2}keys +The database needs the key [0-9a-f]{8}/)
})

test('rates older than a month are to be loaded anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-05T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const said = (await doctor(await settingsOf())).lines.join('\n')
  expect(said).toMatch(/WARN {2}rates +They are 46 days old, of 2026-11-20\. Load newer ones: npm run nolo -- rates <file>/)
})
