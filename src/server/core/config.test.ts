import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config'

const KEY = Buffer.alloc(32, 1).toString('base64')
const messageOf = (env: Record<string, string>) => {
  try {
    readConfig(env)
  } catch (error) {
    return error instanceof ConfigError ? error.message : 'another error'
  }
  return 'none'
}

test('needs nothing outside production', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    origin: 'http://127.0.0.1:3000',
    production: false,
    secure: false,
  })
})

test('an empty variable counts as missing', () => {
  expect(readConfig({ PORT: '', OPENAI_API_KEY: '' })).toMatchObject({ port: 3000, openai: null })
})

test('one message names everything that is wrong', () => {
  const message = messageOf({ PORT: 'x', PUBLIC_URL: 'ftp://x', RATE_LIMITS: 'maybe', APP_KEY: 'short' })
  for (const name of ['PORT', 'PUBLIC_URL', 'RATE_LIMITS', 'APP_KEY']) expect(message).toContain(name)
})

test('production asks for https and a key, and keeps its limits', () => {
  const message = messageOf({ NODE_ENV: 'production', RATE_LIMITS: 'off' })
  for (const name of ['PUBLIC_URL', 'APP_KEY', 'RATE_LIMITS']) expect(message).toContain(name)
  expect(messageOf({ NODE_ENV: 'production', PUBLIC_URL: 'https://nolo.example', APP_KEY: KEY })).toBe('none')
})

test('PostgreSQL asks for a key', () => {
  expect(messageOf({ DATABASE_URL: 'postgres://localhost/nolo' })).toContain('APP_KEY')
})

test('https turns on what only works there', () => {
  expect(readConfig({ PUBLIC_URL: 'https://nolo.example/path' })).toMatchObject({ origin: 'https://nolo.example', secure: true })
})

test('an issuer elsewhere needs a client id, and https away from this machine or in production', () => {
  const issuer = (OIDC_ISSUER: string, more: Record<string, string> = {}) =>
    messageOf({ OIDC_ISSUER, OIDC_CLIENT_ID: 'x', ...more })
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://nolo.example', APP_KEY: KEY }
  expect(messageOf({ OIDC_ISSUER: 'https://id.example' })).toContain('OIDC_CLIENT_ID')
  expect(issuer('https://id.example')).toBe('none')
  expect(issuer('http://127.0.0.1:4000')).toBe('none')
  expect(issuer('http://id.example')).toContain('OIDC_ISSUER')
  expect(issuer('http://127.0.0.1:4000', production)).toContain('OIDC_ISSUER')
  expect(readConfig({}).oidc).toBeNull()
  expect(readConfig({ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'x' }).oidc).toMatchObject({ name: 'id.example' })
})
