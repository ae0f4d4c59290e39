import { expect, test } from 'vitest'
import { cityOf, zoneLabel, zoneOptions } from './zones'

test('names a zone by its city', () => {
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  expect(zoneLabel('Africa/Johannesburg')).toBe('Johannesburg (South Africa Standard Time)')
  expect(zoneLabel('UTC')).toBe('UTC (Coordinated Universal Time)')
  expect(zoneLabel('Mars/Olympus')).toBe('Mars/Olympus')
})

test('lists every zone once, the device’s own first', () => {
  const zones = zoneOptions()
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(zones[0]?.value).toBe(here)
  expect(new Set(zones.map(({ value }) => value)).size).toBe(zones.length)
  expect(zones.length).toBeGreaterThan(400)
  expect(zones.find(({ value }) => value === 'Africa/Johannesburg')).toEqual({
    value: 'Africa/Johannesburg',
    label: 'Johannesburg, Africa',
    detail: 'GMT+2',
  })
})
