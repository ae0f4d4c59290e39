import { expect, test } from 'vitest'
import { withoutSecrets } from './recent-calls'

test('what is kept of a call holds no secret, however deep', () => {
  expect(withoutSecrets({ email: 'a@nolo.test', password: 'x', list: [{ newPassword: 'y', recoveryCode: 'z', n: 1 }] })).toEqual({
    email: 'a@nolo.test',
    password: '',
    list: [{ newPassword: '', recoveryCode: '', n: 1 }],
  })
  expect(withoutSecrets(null)).toBe(null)
  expect(withoutSecrets(undefined)).toBe(undefined)
})
