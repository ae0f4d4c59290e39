/** Tells in which country a network address is. */
export type GeoProvider = {
  /** ISO 3166 in capitals; null when nobody knows. Throws when the one asked cannot answer. */
  countryOf(address: string): Promise<string | null>
}
