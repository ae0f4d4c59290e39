import type { ComboboxOption } from '#client/ui/combobox'

const part = (timeZone: string, timeZoneName: 'shortOffset' | 'long') =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName }).formatToParts().find(({ type }) => type === 'timeZoneName')
    ?.value ?? ''

/** "Johannesburg" of "Africa/Johannesburg". */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** "GMT+2" now, in that zone. */
export const offsetOf = (zone: string): string => part(zone, 'shortOffset')

/** "Johannesburg (South Africa Standard Time)" */
export function zoneLabel(zone: string): string {
  try {
    const name = part(zone, 'long')
    return /^GMT|^UTC/.test(name) ? `${cityOf(zone)} (${offsetOf(zone)})` : `${cityOf(zone)} (${name})`
  } catch {
    return zone
  }
}

const region = (zone: string) => (zone.includes('/') ? zone.slice(0, zone.lastIndexOf('/')).replaceAll('_', ' ') : '')

/** Every zone there is, by city; the one this device is in comes first. */
export function zoneOptions(): ComboboxOption[] {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const all = [...new Set([here, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
  return all
    .map((zone) => ({
      value: zone,
      label: region(zone) ? `${cityOf(zone)}, ${region(zone)}` : cityOf(zone),
      detail: offsetOf(zone),
    }))
    .sort((a, b) => Number(b.value === here) - Number(a.value === here) || a.label.localeCompare(b.label, 'en'))
}
