import { expect, test } from 'vitest'
import { networkOf } from './network'

test('an IPv4 address is a place of its own, however it is written', () => {
  expect(networkOf('10.0.0.7')).toBe('10.0.0.7')
  expect(networkOf('::ffff:10.0.0.7')).toBe('10.0.0.7')
})

test('IPv6 addresses of one network are one place', () => {
  const one = networkOf('2001:db8:0:1:aaaa::1')
  for (const same of ['2001:db8:0:1::', '2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8::1:0:0:0:9'])
    expect(networkOf(same)).toBe(one)
  for (const other of ['2001:db8:0:2::1', '::1', 'fe80::1%eth0', '2001:db8::1']) expect(networkOf(other)).not.toBe(one)
})
