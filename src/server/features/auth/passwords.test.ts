import { expect, test } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords'
import { hashPassword, isCommonPassword, isPassword } from './passwords'

test('only the right password opens', async () => {
  const stored = await hashPassword('a quiet river')
  expect(await isPassword('a quiet river', stored)).toBe(true)
  expect(await isPassword('A quiet river', stored)).toBe(false)
  expect(await isPassword('a quiet river', null)).toBe(false)
  expect(await isPassword('', '')).toBe(false)
})

test('44 at a time are served, the rest hear that it is busy, and afterwards it goes on', async () => {
  const all = await Promise.allSettled(Array.from({ length: 60 }, () => isPassword('x', null)))
  const refused = all.filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(16)
  for (const one of refused) expect(one.reason).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 5 })
  expect(await isPassword('x', null)).toBe(false)
})

test('common passwords are known in any case', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(200)
  expect([...COMMON_PASSWORDS].filter((word) => word !== word.toLowerCase() || word.length < 8)).toEqual([])
  for (const common of ['PASSWORD', 'Qwerty123', 'zzzzzzzz', 'thandi.mokoena', 'thandi.mokoena@example.org'])
    expect(isCommonPassword(common, 'thandi.mokoena@example.org')).toBe(true)
  expect(isCommonPassword('try-nolo-today', 'a@example.org')).toBe(false)
})
