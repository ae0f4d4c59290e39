import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { atRoot, installStamp, isBuilt, isInstalled } from './tree.mjs'

/** Ends the command with a sentence somebody can act on. */
export function giveUp(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

/** Refuses a Node that is too old, before anything else fails less clearly. */
export function checkNode() {
  const { engines } = JSON.parse(readFileSync(atRoot('package.json'), 'utf8'))
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [needMajor, needMinor] = engines.node
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number)
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return
  giveUp(
    `Nolo needs Node ${needMajor}.${needMinor} or newer; this is ${process.versions.node}. Install Node 22 or 24 from https://nodejs.org.`,
  )
}

/** Runs npm itself, by the path the running npm gives where there is one. */
function npm(words) {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return spawnSync(process.execPath, [cli, ...words], { stdio: 'inherit', cwd: atRoot('.') })
  return spawnSync('npm', words, { stdio: 'inherit', cwd: atRoot('.'), shell: process.platform === 'win32' })
}

/** Installs the packages of the lock file, once for each lock file. */
export function install() {
  if (isInstalled()) return
  console.log('Installing packages (once; about a minute) ...')
  const words = ['--include=dev', '--no-audit', '--no-fund']
  let run = npm(['ci', ...words, '--loglevel=silent'])
  // A lock file written where a registry lacks other systems' packages is refused by `ci`; its versions can be installed all the same.
  if (run.status !== 0) run = npm(['install', '--no-save', ...words, '--loglevel=error'])
  if (run.status !== 0) {
    giveUp(
      'The packages could not be installed. The lines above say why; most often the network or a proxy is in the way. Run the command again when it is back.',
    )
  }
  writeFileSync(atRoot('node_modules/.nolo-lock'), installStamp())
}

/** Builds what the sources say, when dist/ is not of them. */
export function build() {
  if (isBuilt()) return
  console.log('Building Nolo ...')
  const run = spawnSync(process.execPath, [atRoot('scripts/build.mjs')], { stdio: 'inherit', cwd: atRoot('.') })
  if (run.status !== 0) giveUp('The build failed. The lines above name the file; `npm run check` says more.')
}

/** Everything a fresh clone needs before a built server can run. */
export function prepare() {
  checkNode()
  install()
  build()
}
