import type { Clock } from '#server/core/clock'
import type { Config } from '#server/core/config'
import type { Store } from '#server/core/store'
import { testPayments } from './built-in'
import type { PaymentProvider } from './payments'

/** Who takes the money: test cards, never in production. Null where nobody does. */
export const openPayments = (config: Pick<Config, 'production'>, store: Store, clock: Clock): PaymentProvider | null =>
  config.production ? null : testPayments(store, clock)
