import ipaddr from 'ipaddr.js'
import type { Clock } from '#server/core/clock'
import type { Log } from '#server/core/log'
import { networkOf } from '#server/core/network'
import type { GeoProvider } from './geo'

const HOUR = 3_600_000
/** A service that fails is asked again after this. */
const MINUTE = 60_000
const NETWORKS = 10_000

const isPublic = (address: string) => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/**
 * Asks about a network once an hour, and never about one that is not on the public internet. Of an IPv6 address the service
 * is told the network's half only. Where it fails nothing is known, and the log says why.
 */
export function rememberingGeo(asked: GeoProvider, clock: Clock, log: Log): GeoProvider {
  const known = new Map<string, { until: number; country: Promise<string | null> }>()

  function ask(network: string): Promise<string | null> {
    const entry = { until: clock.now() + HOUR, country: Promise.resolve<string | null>(null) }
    entry.country = asked.countryOf(network.includes(':') ? `${network}::` : network).catch((error) => {
      entry.until = clock.now() + MINUTE
      log.warn({ err: error }, 'the geolocation service did not tell a country')
      return null
    })
    known.delete(network)
    known.set(network, entry)
    const [oldest] = known.keys()
    if (known.size > NETWORKS && oldest !== undefined) known.delete(oldest)
    return entry.country
  }

  return {
    async countryOf(address) {
      if (!isPublic(address)) return null
      const network = networkOf(address)
      const entry = known.get(network)
      return entry && entry.until > clock.now() ? entry.country : ask(network)
    },
  }
}
