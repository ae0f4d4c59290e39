import { expect, test } from 'vitest'
import { CURRENCIES } from '#shared/currencies'
import { flagAddress } from './flag'

test('there is a flag for every currency, and none beside', () => {
  expect(CURRENCIES.filter(({ flag }) => !flagAddress(flag))).toEqual([])
  expect(new Set(CURRENCIES.map(({ flag }) => flagAddress(flag))).size).toBe(57)
})
