import type { GeoProvider } from './geo'

/** Without a service to ask nothing is known of an address. */
export const noGeo: GeoProvider = { countryOf: async () => null }
