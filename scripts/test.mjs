import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { giveUp, prepare } from './lib/prepare.mjs'
import { playwrightTotals, vitestTotals } from './lib/totals.mjs'
import { atRoot } from './lib/tree.mjs'

process.chdir(atRoot('.'))
prepare()
const { findOrDownloadBrowser } = await import('./lib/browser.mjs')
const browser = findOrDownloadBrowser()
if (!browser) {
  giveUp(
    'The browser tests need Chrome or Chromium, and none could be found or downloaded. Install one (Debian: apt install chromium), or name it in CHROME_PATH.',
  )
}

const full = process.argv.includes('--full')
const started = Date.now()
const base = { ...process.env, CHROME_PATH: browser, NOLO_TEST_SIZE: full ? 'full' : 'small' }
// Whoever asks for PostgreSQL gets both engines, one after the other.
const { TEST_DATABASE_URL, DATABASE_URL: _, ...onSqlite } = base
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })
const totals = []

function step(name, args, env, count) {
  const from = Date.now()
  console.log(`\n== ${name}`)
  const run = spawnSync(process.execPath, args, { stdio: 'inherit', env })
  const { passed, failed } = count()
  const seconds = Math.round((Date.now() - from) / 1000)
  // A runner that fails without a failed test (a crash, an error between tests) is a failure all the same.
  totals.push({ name, passed, failed: run.status !== 0 && failed === 0 ? 1 : failed, seconds })
}

const vitest = (name, env) => {
  const out = `test-results/${name}.json`
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${out}`]
  step(`Unit and integration tests (${name})`, args, env, () => vitestTotals(out))
}

step('Checks', ['scripts/check.mjs'], onSqlite, () => ({ passed: 0, failed: 0 }))
vitest('sqlite', onSqlite)
if (TEST_DATABASE_URL) vitest('postgres', { ...onSqlite, TEST_DATABASE_URL })
const report = atRoot('test-results/e2e.json')
step(
  'Browser tests',
  ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
  { ...onSqlite, PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: '0' },
  () => playwrightTotals(report),
)

console.log('')
for (const { name, passed, failed, seconds } of totals) console.log(`${name}: ${passed} passed, ${failed} failed (${seconds} s)`)
const sum = (key) => totals.reduce((all, one) => all + one[key], 0)
console.log(`In ${Math.round((Date.now() - started) / 1000)} s${full ? ', full sizes' : ''}.`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
