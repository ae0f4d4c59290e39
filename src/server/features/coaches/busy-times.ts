import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { Temporal } from 'temporal-polyfill'
import * as z from 'zod'
import { AppError } from '#server/core/errors'
import { knownZone } from '#shared/calendar'
import type { Span } from '#shared/slots'

const MINUTE = 60_000
const MOST_SPANS = 5000
const READ_MS = 5000
const MEMORY_MB = 128

// A stranger's recurrence rules can keep a parser busy for hours, so it works in a thread that can be ended. The thread
// tells what it found as it is; what counts is decided on this side.
const IN_THREAD = `
const { parentPort, workerData } = require('node:worker_threads')
const ical = require(workerData.library)
const range = { from: new Date(workerData.from), to: new Date(workerData.to), expandOngoing: true }
const local = (at) => [at.getFullYear(), at.getMonth() + 1, at.getDate(), at.getHours(), at.getMinutes()]
const found = []
let unclear = false
const tell = (event, start, end, allDay) => Number.isFinite(start.getTime()) && Number.isFinite(end.getTime()) && found.push({
  uid: String(event.uid ?? ''), status: String(event.status ?? ''), transparency: String(event.transparency ?? ''),
  kind: allDay ? 'day' : event.start?.tz || start.tz ? 'instant' : 'floating',
  start: start.getTime(), end: end.getTime(), localStart: local(start),
  localEnd: local(allDay ? new Date(end.getTime() + 12 * 3600000) : end),
})
const calendar = ical.sync.parseICS(workerData.text)
const tellAll = (event) => {
  for (const one of ical.expandRecurringEvent(event, range)) tell(one.event, one.start, one.end, one.isFullDay)
}
for (const part of Object.values(calendar)) {
  try {
    if (part?.type === 'VFREEBUSY')
      for (const { type, start, end } of part.freebusy ?? [])
        if (String(type).startsWith('BUSY')) tell({ uid: part.uid, start: { tz: 'UTC' } }, start, end, false)
    if (part?.type !== 'VEVENT') continue
    tellAll(part)
    for (const moved of new Set(Object.values(part.recurrences ?? {}))) tellAll({ ...moved, rrule: undefined })
  } catch {
    // an event without a sensible time does not hide the others; one that repeats may stand for hours that are not free
    unclear ||= Boolean(part.rrule)
  }
}
parentPort.postMessage({ found, unclear })
`
const Local = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()])
const Told = z.object({
  unclear: z.boolean(),
  found: z.array(
    z.object({
      uid: z.string(),
      status: z.string(),
      transparency: z.string(),
      kind: z.enum(['day', 'instant', 'floating']),
      start: z.number(),
      end: z.number(),
      localStart: Local,
      localEnd: Local,
    }),
  ),
})

type Range = { from: number; to: number }
/** In whose zone a time without one is meant, and what our own events' ids end with. */
type Reader = { timeZone: string; ownHost: string }

const unreadable = (cause?: unknown) =>
  new AppError('BAD_REQUEST', 'There is no calendar at that address that we can read.', { field: 'url', cause })
const REPEATS_ODDLY = 'An event of that calendar repeats in a way we cannot read.'
const tooMuch = () => new AppError('BAD_REQUEST', 'That calendar is too large for us to read.', { field: 'url' })

const library = createRequire(import.meta.url).resolve('node-ical')

function inThread(text: string, range: Range): Promise<unknown> {
  const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MB }
  const thread = new Worker(IN_THREAD, {
    eval: true,
    workerData: { text, library, ...range },
    resourceLimits,
    env: {},
    stdout: true,
    stderr: true,
  })
  return new Promise<unknown>((done, fail) => {
    const late = setTimeout(() => fail(tooMuch()), READ_MS)
    thread.on('message', done)
    thread.on('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : unreadable(error)),
    )
    thread.on('exit', () => {
      clearTimeout(late)
      fail(unreadable())
    })
  }).finally(() => thread.terminate())
}

/** The instant (ms) at which a zone's clock shows a time; where it jumps over it, as far after. */
function instantOf([year, month, day, hour, minute]: z.infer<typeof Local>, timeZone: string, wholeDay: boolean): number {
  const wall = { year, month, day, hour: wholeDay ? 0 : hour, minute: wholeDay ? 0 : minute }
  return Temporal.PlainDateTime.from(wall).toZonedDateTime(knownZone(timeZone)).epochMilliseconds
}

function merged(spans: Span[]): Span[] {
  const all: Span[] = []
  for (const { start, end } of spans.sort((one, other) => one.start - other.start)) {
    const last = all.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else all.push({ start, end })
  }
  return all
}

/**
 * When a calendar (iCalendar text) says its owner is busy within a range, in order and apart from each other. Events that are
 * cancelled, transparent or our own do not count; a day without a time is a whole day of the owner's.
 */
export async function busySpansOf(text: string, { timeZone, ownHost }: Reader, range: Range): Promise<Span[]> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) throw unreadable()
  const { found, unclear } = Told.parse(await inThread(text, range))
  if (unclear) throw new AppError('BAD_REQUEST', REPEATS_ODDLY, { field: 'url' })
  const counted = found.filter(
    ({ uid, status, transparency }) =>
      status.toUpperCase() !== 'CANCELLED' && transparency.toUpperCase() !== 'TRANSPARENT' && !uid.endsWith(`@${ownHost}`),
  )
  const spans = counted.map(({ kind, start, end, localStart, localEnd }) =>
    kind === 'instant'
      ? { start, end }
      : { start: instantOf(localStart, timeZone, kind === 'day'), end: instantOf(localEnd, timeZone, kind === 'day') },
  )
  const busy = merged(spans.filter(({ start, end }) => end - start >= MINUTE && end > range.from && start < range.to))
  if (busy.length > MOST_SPANS) throw tooMuch()
  return busy
}
