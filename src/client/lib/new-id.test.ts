import { expect, test } from 'vitest'
import * as z from 'zod'
import { newId } from './new-id'

test('a new id is a UUID like no other', () => {
  const ids = Array.from({ length: 100 }, newId)
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true)
  expect(new Set(ids).size).toBe(100)
})
