import fs from 'node:fs'
import path from 'node:path'
import { startServer } from '../tests/server'
import { measureBooking } from './booking'
import { measureBrowser } from './browser'
import { measureCalls } from './calls'
import { measureDirectory } from './directory'
import { signUpWithGoals } from './person'
import { measureProcess } from './process'
import { type Results, report } from './report'
import { measureSlots } from './slots'
import { measureStream } from './stream'

const quick = process.argv.includes('--quick')
const size = quick
  ? { load: { rounds: 4, requests: 400, warmUp: 3000 }, starts: 5, streams: 4, loads: 3, searches: 140, slots: 5, bookings: 150 }
  : {
      load: { rounds: 12, requests: 2000, warmUp: 4000 },
      starts: 15,
      streams: 15,
      loads: 11,
      searches: 420,
      slots: 15,
      bookings: 800,
    }
const key = Buffer.alloc(32, 3).toString('base64')
const say = (line: string) => console.log(`  ${line}`)

async function measure(): Promise<Results> {
  say('Start and memory ...')
  const process = await measureProcess(size.starts)
  say('Free slots, and booking them ...')
  const slots = measureSlots(size.slots)
  const booking = await measureBooking(size.bookings, size.bookings / 2, key)
  say('The directory of 100,000 coaches ...')
  const directory = await measureDirectory(size.searches)
  const server = await startServer({ env: { RATE_LIMITS: 'off', APP_KEY: key } })
  try {
    const cookie = await signUpWithGoals(server.url)
    say('Calls beside the yardsticks ...')
    const product = { name: 'Nolo', url: server.url, pid: server.pid }
    const calls = await measureCalls(product, path.join(server.folder, 'nolo.db'), key, cookie, size.load)
    say('A streamed reply beside the model itself ...')
    const stream = await measureStream(size.streams)
    say('Pages in the browser ...')
    const browser = await measureBrowser(server.url, cookie, size.loads)
    return { quick, load: size.load, process, calls, stream, browser, slots, booking, directory }
  } finally {
    await server.stop()
  }
}

const { text, missed } = report(await measure())
fs.writeFileSync('bench/results.md', text)
console.log(`\n${text}`)
if (missed.length > 0) {
  console.error(`Missed: ${missed.join('; ')}`)
  process.exit(1)
}
