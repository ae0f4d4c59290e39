import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyId, openBytes, seal, sealBytes, sealerOf, setKeys, unseal } from './crypto'

test('any text opens as it was sealed, under its own name only', () => {
  setKeys([randomBytes(32)])
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const sealed = seal('a.b', text)
      expect(unseal('a.b', sealed)).toBe(text)
      expect(() => unseal('a.c', sealed)).toThrow()
    }),
  )
})

test('a changed byte does not open', () => {
  setKeys([randomBytes(32)])
  const sealed = seal('a.b', 'words')
  const at = sealed.length - 3
  const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
  expect(() => unseal('a.b', changed)).toThrow()
})

test('an older key still opens; a lost one is named', () => {
  const [old, fresh] = [randomBytes(32), randomBytes(32)]
  setKeys([old])
  const sealed = seal('a.b', 'words')
  setKeys([fresh, old])
  expect(unseal('a.b', sealed)).toBe('words')
  setKeys([fresh])
  expect(() => unseal('a.b', sealed)).toThrow(/not among APP_KEY/)
})

test('any bytes open as they were sealed, under their own name only, whole only, and name their key', () => {
  const key = randomBytes(32)
  setKeys([key])
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 5000 }), fc.nat(), (bytes, anywhere) => {
      const sealed = sealBytes('files/1', bytes)
      expect(openBytes('files/1', sealed)).toEqual(Buffer.from(bytes))
      expect(sealerOf(sealed)).toBe(keyId(key))
      expect(() => openBytes('files/2', sealed)).toThrow()
      const at = anywhere % sealed.length
      sealed[at] = (sealed[at] ?? 0) ^ 1
      expect(() => openBytes('files/1', sealed)).toThrow()
      expect(() => openBytes('files/1', sealed.subarray(0, at))).toThrow()
    }),
  )
  expect(sealerOf(Buffer.from('%PDF-1.7'))).toBeNull()
})
