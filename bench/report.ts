import { execFileSync } from 'node:child_process'
import os from 'node:os'
import type { BookingResult } from './booking'
import type { BrowserResult } from './browser'
import type { CallResult } from './calls'
import type { DirectoryResult } from './directory'
import type { Load } from './load'
import type { SlotsResult } from './slots'
import type { StreamResult } from './stream'

export type Results = {
  quick: boolean
  load: Load
  process: { starts: number; coldStartMs: number; idleMegabytes: number }
  calls: CallResult[]
  stream: StreamResult
  browser: BrowserResult
  directory: DirectoryResult
  slots: SlotsResult
  booking: BookingResult
}

type Budget = { what: string; measured: number; unit: string; atMost: number; aim: number }

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** The commit measured; says so when files stood changed beside it. */
function commit(): string {
  try {
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--', 'src', 'package-lock.json') ? ' with changes' : ''}`
  } catch {
    return 'unknown'
  }
}

function budgetsOf({ calls, process, stream, browser, slots, directory }: Results): Budget[] {
  const list = calls.find((call) => call.name === 'goals list, tRPC')
  const ratio = list?.sql ? list.product.cpuMicros / list.sql.cpuMicros : Number.NaN
  return [
    { what: 'goals list over tRPC, CPU against hand-written SQL', measured: ratio, unit: 'x', atMost: 2, aim: 1.4 },
    { what: 'JavaScript on the landing page, brotli', measured: browser.javascriptKb.landing, unit: 'kB', atMost: 15, aim: 15 },
    { what: 'landing page LCP, 4x CPU and slow 4G', measured: browser.landingLcpMs, unit: 'ms', atMost: 500, aim: 400 },
    {
      what: 'JavaScript of the first signed-in screen, brotli',
      measured: browser.javascriptKb.firstScreen,
      unit: 'kB',
      atMost: 140,
      aim: 120,
    },
    { what: 'start to first answer', measured: process.coldStartMs, unit: 'ms', atMost: 400, aim: 200 },
    { what: 'idle memory', measured: process.idleMegabytes, unit: 'MB', atMost: 95, aim: 75 },
    {
      what: "a chat's first token after the provider's",
      measured: stream.product.first - stream.direct.first,
      unit: 'ms',
      atMost: 5,
      aim: 2,
    },
    { what: 'directory search at 100,000 coaches, p50', measured: directory.p50, unit: 'ms', atMost: 25, aim: 5 },
    { what: 'free slots of 60 days of one coach', measured: slots.micros, unit: 'us', atMost: 50, aim: 10 },
    {
      what: 'free slots, share of what Temporal takes',
      measured: (100 * slots.micros) / slots.temporalMicros,
      unit: '%',
      atMost: 2,
      aim: 1,
    },
  ]
}

const figure = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(value < 10 ? 2 : 1))
/** A measurement that did not come about misses its budget. */
const isMissed = ({ measured, atMost }: Budget) => !(measured <= atMost)
const verdict = (budget: Budget) => (isMissed(budget) ? '**missed**' : budget.measured <= budget.aim ? 'aim met' : 'met')

function callRows(call: CallResult): string[] {
  const { product, raw, sql } = call
  const against = (other: { cpuMicros: number } | null) => (other ? `${figure(product.cpuMicros / other.cpuMicros)}x` : '')
  return [
    `| ${call.name} | ${call.bytes} | ${figure(product.cpuMicros)} | ${figure(raw.cpuMicros)} | ${sql ? figure(sql.cpuMicros) : ''} | ${against(raw)} | ${against(sql)} | ${figure(product.perSecond)} | ${figure(product.p50)} / ${figure(product.p99)} |`,
  ]
}

/** The whole run as a page, and what it missed. */
export function report(results: Results): { text: string; missed: string[] } {
  const { load, process, calls, stream, browser, slots, booking, directory, quick } = results
  const budgets = budgetsOf(results)
  const single = calls.find((call) => call.name === 'goals list, tRPC')?.product.cpuMicros ?? Number.NaN
  const batch = calls.find((call) => call.name.includes('one batch'))?.product.cpuMicros ?? Number.NaN
  const cpu = os.cpus()
  const text = [
    `# Bench${quick ? ' (quick)' : ''}`,
    '',
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit()}.`,
    `${cpu[0]?.model.trim()}, ${cpu.length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()} ${os.release()}, Node ${globalThis.process.version}, Chromium ${browser.version}.`,
    '',
    `Calls: ${load.rounds} rounds of ${load.requests} requests to each server in turn (a quarter of them for the batch), eight at once, after ${load.warmUp} to warm up.`,
    'Before each, the bodies of all servers were compared byte for byte. The main figure is CPU time per request (median round); the load comes from the same machine, so requests per second and times are only a hint.',
    'All servers and the load share the machine. `node:http + SQL` looks up the login session, reads the same rows and opens the same sealed columns with two prepared statements.',
    '',
    '## Budgets',
    '',
    '| | measured | at most | aim | |',
    '|---|---|---|---|---|',
    ...budgets.map(
      (one) =>
        `| ${one.what} | ${figure(one.measured)} ${one.unit} | ${one.atMost} ${one.unit} | ${one.aim} ${one.unit} | ${verdict(one)} |`,
    ),
    '',
    '## Calls',
    '',
    '| | bytes | Nolo, us CPU | raw node:http | node:http + SQL | to raw | to SQL | requests/s | p50 / p99 ms |',
    '|---|---|---|---|---|---|---|---|---|',
    ...calls.flatMap(callRows),
    '',
    `A batch of five costs ${figure(batch / single)} times one call (five requests: 5).`,
    '',
    '## The rest',
    '',
    `- Start to first answer: ${figure(process.coldStartMs)} ms, median of ${process.starts} starts on an existing database, from spawning the process to the landing page's answer.`,
    `- Idle memory: ${figure(process.idleMegabytes)} MB resident, three seconds after the landing page was given.`,
    `- Streamed reply (${stream.rounds} replies of ${stream.tokens} tokens, medians, ours and the model's own in turns): first token ${figure(stream.product.first)} ms after it left the model, ${figure(stream.direct.first)} ms for a client of the model itself; ` +
      `later tokens ${figure(stream.product.perToken)} and ${figure(stream.direct.perToken)} ms. From sending a message to the model being asked: ${figure(stream.product.toModel)} ms, directly ${figure(stream.direct.toModel)} ms.`,
    `- Free slots: ${slots.slots} in ${slots.days} days with forty meetings, ${figure(slots.micros)} us of CPU, plain Temporal ${figure(slots.temporalMicros)} us: ${figure(slots.temporalMicros / slots.micros)} times as long (medians of ${slots.rounds} rounds, the same slots).`,
    `- POST /api/sessions, booked, paid with the test card and on disk: ${figure(booking.cpuMicros)} us of CPU with the mails it causes, ${figure(booking.p50)} / ${figure(booking.p99)} ms p50 / p99, four at once, ${booking.bookings} bookings.`,
    `- Directory of ${directory.coaches.toLocaleString('en')} coaches on SQLite, ${directory.searches} different searches over HTTP one after the other, totals counted anew: p50 ${figure(directory.p50)} ms, p99 ${figure(directory.p99)} ms; asked again with totals kept, p50 ${figure(directory.again)} ms. The data was made in ${figure(directory.fillSeconds)} s.`,
    `- JavaScript shipped, brotli, inline scripts counted: landing ${figure(browser.javascriptKb.landing)} kB, sign-in ${figure(browser.javascriptKb.signIn)} kB, first signed-in screen ${figure(browser.javascriptKb.firstScreen)} kB.`,
    `- Landing page LCP: ${figure(browser.landingLcpMs)} ms, median of ${browser.loads} cold loads, 375 px wide, CPU slowed 4x, 150 ms round trip, 1.6 Mbit/s.`,
    '',
  ].join('\n')
  return {
    text,
    missed: budgets.filter(isMissed).map((one) => `${one.what} (${figure(one.measured)} ${one.unit}, at most ${one.atMost})`),
  }
}
