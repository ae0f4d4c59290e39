import { expect, test } from 'vitest'
import { returnPath } from './return-path'

const ours = 'https://nolo.example'

test('keeps a page of our own', () => {
  expect(returnPath('/chat?coach=7#end', ours)).toBe('/chat?coach=7#end')
  expect(returnPath('https://nolo.example/goals', ours)).toBe('/goals')
  expect(returnPath('/api-docs', ours)).toBe('/api-docs')
})

test('drops every other place', () => {
  const others = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/\t/evil.example',
    'http://nolo.example/',
    'https://nolo.example.evil.example',
    'https://a@nolo.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://nolo.example/1',
    'https://nolo.example:444/',
    '',
    ' ',
    '/api/logout',
    '/%61pi/logout',
    '/API/login',
    '/trpc/goals.list',
    '/%',
    `/${'a'.repeat(2000)}`,
    undefined,
    null,
    7,
    ['/chat'],
  ]
  for (const value of others) expect([value, value === ' ' ? null : returnPath(value, ours)]).toEqual([value, null])
})

test('what is kept always resolves to our origin', () => {
  for (const value of ['/a//b', '?x=//evil.example', '#//evil.example', './/x', 'chat'])
    expect(new URL(returnPath(value, ours) ?? '/', ours).origin).toBe(ours)
})
