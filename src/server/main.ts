import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { createApp } from './app'
import { builtAssets } from './assets'
import { loadKeys } from './core/app-key'
import { ConfigError, readConfig } from './core/config'
import { startWorker } from './core/jobs'
import { migrate } from './core/migrate'
import { DEMO_PASSWORD, DEMO_USERS, forgetExpiredLogins } from './features/auth/service'
import { finishReplies, markLostReplies } from './features/chat/service'
import { startFeedReader } from './features/coaches/service'
import { dropStrayFiles, forgetOldCopies, replayDeletions } from './features/profile/service'
import { completeSessions, forgetExpiredHolds } from './features/sessions/service'
import { jobHandlers } from './handlers'
import { openDeps } from './open'

const GRACE_MS = 10_000
const withDemo = process.argv.includes('--demo')
const say = (line: string) => process.stdout.write(`${line}\n`)

async function start() {
  const config = readConfig()
  loadKeys(config) // a key is made before the database it belongs to
  await migrate(config, say)
  const { deps, close } = await openDeps(config)
  if (config.databaseFile) await markLostReplies(deps)
  await replayDeletions(deps) // the database may be an older one, put back
  if (withDemo && (await (await import('./seed')).seed(deps))) say('Made demo data.')
  const app = createApp(deps, builtAssets(config.clientFolder))
  const worker = startWorker(deps, jobHandlers, [
    forgetOldCopies,
    forgetExpiredLogins,
    forgetExpiredHolds,
    completeSessions,
    dropStrayFiles,
  ])
  const feeds = startFeedReader(deps)
  let draining = false
  const fetch: typeof app.fetch = (request, ...rest) =>
    draining
      ? Response.json(
          { message: 'The server is stopping. Please try again in a moment.' },
          { status: 503, headers: { Connection: 'close' } },
        )
      : app.fetch(request, ...rest)

  const server = serve({ fetch, port: config.port, hostname: config.host }, (address) => {
    const here = config.origin.replace(/:0$/, `:${address.port}`)
    say(`\nNolo is at ${here}`)
    if (withDemo && !config.production)
      say(`Sign in as ${DEMO_USERS.map(({ email }) => email).join(', ')} with the password ${DEMO_PASSWORD}\n`)
  }) as Server
  server.on('error', (error: NodeJS.ErrnoException) => {
    say(
      error.code === 'EADDRINUSE'
        ? `Port ${config.port} is taken. Set PORT to another one, or stop what runs there.`
        : String(error.message),
    )
    process.exit(1)
  })

  /** Refuses new work, lets requests and replies finish within the grace, then lets go of everything. */
  async function stop(code: number) {
    if (draining) return
    draining = true
    const late = setTimeout(() => process.exit(code || 1), GRACE_MS + 2_000)
    const closed = new Promise((done) => server.close(done))
    server.closeIdleConnections()
    await finishReplies(deps, GRACE_MS - 1_000)
    deps.streams.closeAll()
    const cut = setTimeout(() => server.closeAllConnections(), 1_000)
    await Promise.all([closed, worker.stop(), feeds.stop()])
    clearTimeout(cut)
    await close()
    clearTimeout(late)
    process.exit(code)
  }
  process.on('SIGTERM', () => void stop(0))
  process.on('SIGINT', () => void stop(0))
  const fatal = (error: unknown) => {
    deps.log.fatal({ err: error }, 'an error nobody caught; stopping')
    void stop(1)
  }
  process.on('uncaughtException', fatal)
  process.on('unhandledRejection', fatal)
}

start().catch((error) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : (error?.stack ?? error)}\n`)
  process.exit(1)
})
