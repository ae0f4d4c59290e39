import type { Clock } from '#server/core/clock'
import type { Config } from '#server/core/config'
import type { Log } from '#server/core/log'
import { noGeo } from './built-in'
import type { GeoProvider } from './geo'
import { rememberingGeo } from './remembering'
import { urlGeo } from './url'

/** The service of GEO_URL, else nothing. */
export const openGeo = ({ geoUrl }: Pick<Config, 'geoUrl'>, clock: Clock, log: Log): GeoProvider =>
  geoUrl ? rememberingGeo(urlGeo(geoUrl), clock, log) : noGeo
