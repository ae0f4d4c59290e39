import { expect, test } from 'vitest'
import { readCookie } from './cookie'

test('finds a cookie among others', () => {
  expect(readCookie('a=1; nolo_session=x-_9; b=2', 'nolo_session')).toBe('x-_9')
  expect(readCookie('nolo_session=%C3%A9', 'nolo_session')).toBe('é')
})

test('missing and malformed cookies read as nothing', () => {
  for (const header of [undefined, '', 'a', ';;', 'nolo_session', 'nolo_session=%', 'xnolo_session=1', 'a=nolo_session=1'])
    expect(readCookie(header, 'nolo_session')).toBeNull()
})
