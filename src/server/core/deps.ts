import type { AiProvider } from '../providers/ai/ai'
import type { GeoProvider } from '../providers/geo/geo'
import type { MailProvider } from '../providers/mail/mail'
import type { PaymentProvider } from '../providers/payments/payments'
import type { Clock } from './clock'
import type { Config } from './config'
import type { Live } from './live'
import type { Log } from './log'
import type { Metrics } from './metrics'
import type { Outside } from './outside'
import type { Limits } from './rate-limit'
import type { Store } from './store'
import type { Streams } from './streams'

/** All a server has in hand, opened once at start. */
export type Deps = {
  config: Config
  store: Store
  clock: Clock
  log: Log
  metrics: Metrics
  limits: Limits
  live: Live
  streams: Streams
  mail: MailProvider
  /** The way to addresses people gave us. */
  outside: Outside
  /** Who takes the money; null in a production that has nobody set up. */
  payments: PaymentProvider | null
  /** In which country a visitor is, where a service is configured. */
  geo: GeoProvider
  /** The coach that answers: a model when one is configured, else the guided coach. */
  coach: AiProvider
  /** Stands in when the model cannot answer. */
  guided: AiProvider
  /** This process among several on one database. */
  serverId: string
}
