import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { atRoot, sourcesHash } from './lib/tree.mjs'

process.chdir(atRoot('.'))
// React's production build is chosen by NODE_ENV, whatever the shell says.
process.env.NODE_ENV = 'production'
const { build } = await import('vite')

const started = Date.now()
const say = (line) => console.log(`  ${line}`)
rmSync('dist/.stamp', { force: true })

say('Building the pages ...')
await build({ logLevel: 'warn' })

say('Building the server ...')
rmSync('dist/server', { recursive: true, force: true })
for (const entry of ['main', 'nolo']) {
  await build({ logLevel: 'warn', build: { ssr: `src/server/${entry}.ts` } })
}

// Styles inlined by the server name the same hashed font files; what the client did not emit itself is moved beside its own.
const emitted = 'dist/server/assets'
if (existsSync(emitted)) {
  mkdirSync('dist/client/assets', { recursive: true })
  for (const name of readdirSync(emitted)) {
    if (extname(name) !== '.css') renameSync(join(emitted, name), join('dist/client/assets', name))
  }
  rmSync(emitted, { recursive: true })
}

say('Compressing the assets ...')
const squeezable = new Set(['.js', '.css', '.svg', '.html', '.json', '.txt', '.webmanifest', '.xml'])
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const files = readdirSync('dist/client', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && squeezable.has(extname(entry.name)) && !entry.parentPath.includes('.vite'))
  .map((entry) => join(entry.parentPath, entry.name))
await Promise.all(
  files.map(async (file) => {
    const bytes = readFileSync(file)
    if (bytes.length < 512) return
    // the last step of quality takes seconds on the API pages' script, which few read
    const quality = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: bytes.length > 1_000_000 ? 9 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }
    writeFileSync(`${file}.br`, await brotli(bytes, quality))
    writeFileSync(`${file}.gz`, await zip(bytes, { level: 9 }))
  }),
)

writeFileSync('dist/.stamp', sourcesHash())
say(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
