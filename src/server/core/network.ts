/**
 * What counts as one place for limits: an IPv4 address, or the first 64 bits of an IPv6 address, because whoever has one
 * of those has all the rest too.
 */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (v4?.[1]) return v4[1]
  if (!address.includes(':')) return address
  const [head = '', tail] = address.replace(/%.*/, '').split('::')
  const groups = (part: string | undefined) => (part ? part.split(':') : [])
  const gap = tail === undefined ? 0 : Math.max(0, 8 - groups(head).length - groups(tail).length)
  const all = [...groups(head), ...Array<string>(gap).fill('0'), ...groups(tail)]
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')
}
