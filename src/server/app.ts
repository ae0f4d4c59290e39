import { serveStatic } from '@hono/node-server/serve-static'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { ATTACHMENT } from '#shared/coach-application'
import { isScreen, PUBLIC_PAGES } from '#shared/paths'
import { apiDocs } from './api-docs'
import type { Assets } from './assets'
import { readCookie } from './core/cookie'
import { crossOrigin } from './core/cross-origin'
import { randomToken } from './core/crypto'
import type { Deps } from './core/deps'
import { devPages } from './core/dev-pages'
import { AppError } from './core/errors'
import { restError, restPaths } from './core/rest'
import { securityHeaders } from './core/security-headers'
import { watchRequests } from './core/watch-requests'
import { devPanel } from './dev-panel'
import { authRoutes } from './features/auth/http'
import { mailedLinkRoutes } from './features/auth/mailed-links-http'
import { hasLoginCookie } from './features/auth/service'
import { attachmentRoutes } from './features/coaches/attachments-http'
import { profileRoutes } from './features/profile/http'
import { calendarRoutes } from './features/sessions/calendar-http'
import { documentRoutes } from './features/sessions/documents-http'
import { healthRoutes } from './health'
import { metricsRoutes } from './metrics'
import {
  type PageContext,
  renderLanding,
  renderMailedLink,
  renderNotFound,
  renderOwnData,
  renderPublicPage,
  renderSignIn,
  renderSignInCode,
} from './pages'
import { reportRoutes } from './reports'
import { contextOf, requestIdOf } from './request'
import { appRouter, createCaller } from './router'
import { appShell } from './shell'
import { showcase } from './showcase'

type Env = { Variables: { nonce: string } }
const BODY_LIMIT = 64 * 1024
/** Where files come in as they are. */
const FILE_PATHS = /^\/api\/(coaches\/apply\/attachments|sessions\/[\w-]+\/documents)$/
const CALLS_IN_A_BATCH = 10

/** Assembles the server out of what was opened; listens to nothing and starts nothing. */
export function createApp(deps: Deps, assets: Assets): Hono<Env> {
  const { config } = deps
  const app = new Hono<Env>()
  const coachesShown = showcase(deps)
  const limitOf = (maxSize: number, sentence: string) =>
    bodyLimit({ maxSize, onError: (c) => restError(c, new AppError('PAYLOAD_TOO_LARGE', sentence)) })
  const limit = limitOf(BODY_LIMIT, 'That is more than 64 kB.')
  const fileLimit = limitOf(ATTACHMENT.bytes, 'A file may have 5 MB at most.')
  const themeOf = (c: Context) => {
    const theme = readCookie(c.req.header('cookie'), 'nolo_theme')
    return theme === 'light' || theme === 'dark' ? theme : null
  }
  const pageOf = (c: Context<Env>): PageContext => ({
    nonce: c.get('nonce'),
    theme: themeOf(c),
    origin: config.origin,
    landingScript: assets.landingScript,
    contact: config.mailFrom,
  })

  app.use(watchRequests(deps, requestIdOf))
  app.use((c, next) => {
    if (!c.req.path.startsWith('/trpc/')) c.set('nonce', randomToken())
    return next()
  })
  app.use(securityHeaders(config, (cookie) => hasLoginCookie(deps, cookie)))
  app.use(crossOrigin(config.origin))
  app.use(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    return FILE_PATHS.test(c.req.path) ? fileLimit(c, next) : limit(c, next)
  })

  // only pages anybody may read: what is private is not compressed beside what a stranger may choose
  const compressed = compress()
  for (const path of PUBLIC_PAGES) app.use(path, compressed)
  app.use('/', async (c, next) => (hasLoginCookie(deps, c.req.header('cookie')) ? next() : compressed(c, next)))

  app.route('/', healthRoutes(deps))
  app.route('/', metricsRoutes(deps))
  app.route('/', reportRoutes(deps))
  if (assets.folder) staticFiles(app, assets.folder)

  app.route(
    '/',
    authRoutes(deps, {
      signIn: (c: Context, view) => renderSignIn(pageOf(c), view),
      code: (c: Context, view) => renderSignInCode(pageOf(c), view),
    }),
  )
  app.route(
    '/',
    profileRoutes(
      (c) => contextOf(c, deps),
      (c, data) => renderOwnData(pageOf(c), data),
    ),
  )
  app.route(
    '/',
    attachmentRoutes((c) => contextOf(c, deps)),
  )
  app.route(
    '/',
    documentRoutes((c) => contextOf(c, deps)),
  )
  app.route(
    '/',
    mailedLinkRoutes(deps, (c: Context, view) => renderMailedLink(pageOf(c), view)),
  )
  app.route(
    '/',
    calendarRoutes(deps, (c) => contextOf(c, deps)),
  )
  // the generator is large and seldom asked
  app.get('/api/openapi.json', async (c) => c.json((await import('./openapi')).openApiDocument(config.origin)))
  app.route(
    '/',
    restPaths(appRouter, async (c) => createCaller(await contextOf(c, deps))),
  )
  app.all('/trpc/*', (c) => {
    // a name that cannot be decoded would be a fault inside the library
    if (!isDecodable(new URL(c.req.url).pathname)) throw new AppError('NOT_FOUND', 'Not Found')
    return trpcCall(c, deps)
  })
  app.route('/', devPages(config, deps.mail.mailbox))
  app.route('/', devPanel(deps, assets, themeOf))
  app.route('/', apiDocs(deps, assets, themeOf))

  for (const path of PUBLIC_PAGES) app.get(path, (c) => c.html(renderPublicPage(pageOf(c), path)))
  app.get('*', async (c) => {
    const ctx = await contextOf(c, deps)
    const { path } = c.req
    const url = new URL(c.req.url)
    c.header('Vary', 'Cookie')
    if (path.startsWith('/api/')) return c.json({ message: 'Not Found' }, 404)
    if (!ctx.user) {
      if (path === '/') return c.html(renderLanding(pageOf(c), await coachesShown()))
      const returnTo = path + url.search
      return c.html(renderNotFound(pageOf(c), { signedIn: false, returnTo }), 404)
    }
    c.header('Cache-Control', 'no-store')
    return c.html(await appShell(ctx, assets, { nonce: c.get('nonce'), theme: themeOf(c), url }), isScreen(path) ? 200 : 404)
  })
  app.notFound((c) => c.json({ message: 'Not Found' }, 404))
  app.onError((error, c) => {
    if (!(error instanceof AppError))
      deps.log.error({ err: error, requestId: requestIdOf(c), path: c.req.path }, 'a request failed')
    return restError(c, error)
  })
  return app
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function staticFiles(app: Hono<Env>, root: string) {
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable')
  })
  app.use('/assets/*', serveStatic({ root, precompressed: true }))
  app.get('/:file{.+\\.(svg|webp|png|ico|txt|woff2)}', serveStatic({ root, precompressed: true }))
}

function trpcCall(c: Context, deps: Deps): Promise<Response> {
  return fetchRequestHandler({
    endpoint: '/trpc',
    req: c.req.raw,
    router: appRouter,
    createContext: () => contextOf(c, deps),
    maxBatchSize: CALLS_IN_A_BATCH,
    responseMeta: ({ errors }) => {
      const wait = errors
        .map((error) => error.cause)
        .find((cause) => cause instanceof AppError && cause.retryAfterSeconds !== undefined)
      return wait instanceof AppError ? { headers: { 'Retry-After': String(wait.retryAfterSeconds) } } : {}
    },
  })
}
