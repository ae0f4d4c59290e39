import { expect, test } from 'vitest'
import { APPLICATION_ZONES } from '#shared/coach-options'
import { zoneShown } from './application-form'

test('a zone reads the same as it was picked and as it is kept', () => {
  for (const [picked, kept] of Object.entries(APPLICATION_ZONES)) expect(zoneShown(picked)).toBe(zoneShown(kept))
  expect(zoneShown('Durban')).toBe('Johannesburg (South Africa Standard Time)')
})
