import './zod-setup'
import { expect, test } from 'vitest'

test('zod, loaded later, finds its compiler switched off', async () => {
  const { z } = await import('zod')
  expect(z.config().jitless).toBe(true)
})
