import { onTestFinished } from 'vitest'
import { createApp } from '#server/app'
import type { Assets } from '#server/assets'
import { type Config, isPostgres, readConfig } from '#server/core/config'
import type { Ctx, CurrentUser } from '#server/core/context'
import { runDueJobs } from '#server/core/jobs'
import { createLog } from '#server/core/log'
import { finishReplies } from '#server/features/chat/service'
import { jobHandlers } from '#server/handlers'
import { type Overrides, openDeps } from '#server/open'
import { createCaller } from '#server/router'
import { makeUser } from './factories'
import { TestClock } from './test-clock'
import { freshDatabase } from './test-database'

const ASSETS: Assets = {
  folder: null,
  app: { script: '/assets/app.js', styles: ['/assets/app.css'], preloads: [] },
  panel: { script: '/assets/panel.js', styles: [], preloads: [] },
  apiDocs: { script: '/assets/api-docs.js', styles: [], preloads: [] },
  landingScript: '/assets/landing.js',
  preamble: '',
}

/** The database server of this run, from the vitest configuration; none means SQLite. */
const server = isPostgres ? readConfig().databaseUrl : null

type Options = Overrides & { env?: Record<string, string>; config?: Partial<Config> }

/** A whole server on a fresh database, without a socket: calls, requests, time and jobs in hand. */
export async function testApp(options: Options = {}) {
  const database = await freshDatabase(server ?? undefined)
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '3000', ...database.env, ...options.env }),
    dataFolder: database.folder,
    ...options.config,
  }
  const clock = options.clock instanceof TestClock ? options.clock : new TestClock()
  const { deps, close } = await openDeps(config, {
    clock,
    log: options.log ?? createLog('silent'),
    coach: options.coach,
    geo: options.geo,
    outside: options.outside,
    payments: options.payments,
  })
  const app = createApp(deps, ASSETS)
  onTestFinished(async () => {
    await finishReplies(deps, 2000)
    await close()
    await database.remove()
  })
  const ctx = (user: CurrentUser | null): Ctx => ({
    deps,
    user,
    loginSessionId: null,
    requestId: 'test',
    address: '127.0.0.1',
    idempotencyKey: null,
    browser: { currency: null, languages: null },
  })

  return {
    deps,
    clock,
    config,
    app,
    request: (path: string, init?: RequestInit) => app.request(new Request(new URL(path, config.origin), init)),
    /** A person in the database, as calls know them. */
    signUp: (fields: Parameters<typeof makeUser>[1] = {}) => makeUser(deps, fields),
    /** The API as that person calls it; null is a visitor. */
    caller: (user: CurrentUser | null, extra: Partial<Ctx> = {}) => createCaller({ ...ctx(user), ...extra }),
    runJobs: () => runDueJobs(deps, jobHandlers),
    /** Another server on the same database, sharing the clock. */
    async secondServer() {
      const second = await openDeps(config, { clock, log: createLog('silent'), coach: options.coach, payments: options.payments })
      onTestFinished(() => second.close())
      return { deps: second.deps, caller: (user: CurrentUser | null) => createCaller({ ...ctx(user), deps: second.deps }) }
    },
  }
}
export type TestApp = Awaited<ReturnType<typeof testApp>>
