import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import './lib/env.mjs'
import { checkNode } from './lib/prepare.mjs'
import { atRoot } from './lib/tree.mjs'

// One port for everything: Vite serves the client with hot reload; all else goes to our server, whose modules Vite
// loads too, and which opens anew when one of them changes.
checkNode()
process.chdir(atRoot('.'))

const http = createHttpServer()
const vite = await createVite({ server: { middlewareMode: true, hmr: { server: http } } })
const load = (path) => vite.ssrLoadModule(path)

/** Vite's client and React's refresh, which the built client does without. */
const preamble = `<script type="module" src="/@vite/client" nonce="__NONCE__"></script>
<script type="module" nonce="__NONCE__">import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type</script>`
const entry = (script) => ({ script, styles: [], preloads: [] })
const assets = {
  app: entry('/src/client/main.tsx'),
  panel: entry('/src/client/panel/main.tsx'),
  apiDocs: entry('/src/client/api-docs/main.ts'),
  landingScript: '/src/client/landing.ts',
  preamble,
}

const say = (line) => console.log(line)

async function open() {
  const { readConfig } = await load('/src/server/core/config.ts')
  const { loadKeys } = await load('/src/server/core/app-key.ts')
  const { migrate } = await load('/src/server/core/migrate.ts')
  const { openDeps } = await load('/src/server/open.ts')
  const { createApp } = await load('/src/server/app.ts')
  const { startWorker } = await load('/src/server/core/jobs.ts')
  const { jobHandlers } = await load('/src/server/handlers.ts')
  const { seed } = await load('/src/server/seed.ts')
  const config = readConfig()
  // A key is made before the database it belongs to.
  loadKeys(config)
  await migrate(config, say)
  const { deps, close } = await openDeps(config)
  if (await seed(deps)) say('Made demo data.')
  const worker = startWorker(deps, jobHandlers)
  return {
    config,
    answer: getRequestListener(createApp(deps, assets).fetch),
    async close() {
      await worker.stop()
      await close()
    },
  }
}

let current = await open()
let changes = Promise.resolve()
let wait

/** Lets the old server go, then opens one from the changed modules; a fault leaves the words and waits for the next change. */
async function reopen() {
  await current?.close()
  current = null
  try {
    current = await open()
    say('The server was opened anew.')
  } catch (error) {
    vite.ssrFixStacktrace(error)
    console.error(error)
  }
}

vite.watcher.on('change', (file) => {
  if (!vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size) return
  clearTimeout(wait)
  wait = setTimeout(() => {
    changes = changes.then(reopen)
  }, 100)
})

http.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    if (current) current.answer(request, response)
    else
      response.writeHead(503, { 'content-type': 'text/plain' }).end('The server does not load just now; the terminal says why.')
  })
})

const { host, port, origin } = current.config
http.listen(port, host, () => say(`\nNolo is at ${origin}, reloading as files change.`))
http.on('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Set PORT to another one.` : error.message)
  process.exit(1)
})
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    http.closeAllConnections()
    await current?.close()
    await vite.close()
    process.exit(0)
  })
}
