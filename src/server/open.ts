import fs from 'node:fs'
import { loadKeys } from './core/app-key'
import { checkKeys } from './core/check-keys'
import { type Clock, systemClock } from './core/clock'
import type { Config } from './core/config'
import { randomId, setKeys } from './core/crypto'
import type { Deps } from './core/deps'
import { createLocalLive } from './core/live'
import { createLog, type Log } from './core/log'
import { createMetrics } from './core/metrics'
import { type Outside, publicOutside } from './core/outside'
import { createLimits } from './core/rate-limit'
import { openStore } from './core/store'
import { createStreams } from './core/streams'
import type { AiProvider } from './providers/ai/ai'
import { guidedCoach } from './providers/ai/built-in'
import { openaiCoach } from './providers/ai/openai'
import type { GeoProvider } from './providers/geo/geo'
import { openGeo } from './providers/geo/open-geo'
import { openMail } from './providers/mail/open-mail'
import { openPayments } from './providers/payments/open-payments'
import type { PaymentProvider } from './providers/payments/payments'

/** What a test may put in the place of the real thing: time, words written, where replies come from, where people are, who takes money. */
export type Overrides = {
  clock?: Clock
  log?: Log
  coach?: AiProvider
  geo?: GeoProvider
  outside?: Outside
  /** Gets the usual one, to stand before it. */
  payments?: (usual: PaymentProvider | null) => PaymentProvider | null
}

/** Opens all a server needs on a migrated database; `close` lets go of it again. */
export async function openDeps(config: Config, overrides: Overrides = {}): Promise<{ deps: Deps; close(): Promise<void> }> {
  fs.mkdirSync(config.dataFolder, { recursive: true })
  setKeys(loadKeys(config))
  const log = overrides.log ?? createLog(config.logLevel)
  const clock = overrides.clock ?? systemClock
  const store = await openStore(config)
  await checkKeys(store).catch(async (error) => {
    await store.close()
    throw error
  })
  const live = config.databaseUrl
    ? (await import('./core/live-postgres')).createPostgresLive(config.databaseUrl, log)
    : createLocalLive()
  const pool = config.databaseUrl ? (await import('./core/store-postgres')).openPool(config.databaseUrl) : null
  const guided = guidedCoach()
  const payments = openPayments(config, store, clock)
  const deps: Deps = {
    config,
    store,
    clock,
    log,
    metrics: createMetrics(),
    limits: createLimits(config, pool),
    live,
    streams: createStreams(live),
    mail: openMail(config, clock),
    outside: overrides.outside ?? publicOutside,
    payments: overrides.payments ? overrides.payments(payments) : payments,
    geo: overrides.geo ?? openGeo(config, clock, log),
    coach: overrides.coach ?? (config.openai ? openaiCoach(config.openai) : guided),
    guided,
    serverId: randomId(),
  }
  return {
    deps,
    async close() {
      deps.streams.closeAll()
      await Promise.all([live.close(), pool?.end()])
      await store.close()
    },
  }
}
