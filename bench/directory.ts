import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Database from 'better-sqlite3'
import { searchTextOf } from '#server/features/coaches/search-text'
import { COACH_SORTS, SPECIALTIES } from '#shared/coach-options'
import { startServer } from '../tests/server'
import { percentile } from './process-cost'

const COACHES = 100_000
const FIRST =
  'Naledi Anwar Rudzani Thabo Priya Annelie Sipho Lerato Johan Zanele Émile Chloe Kagiso Fatima Pieter Ayanda Grace Miguel Yuki Ingrid'.split(
    ' ',
  )
const LAST =
  'Mokoena Davids Ṋemavhola Naidoo Dlamini Botha Nkosi Pretorius Khumalo Adams Sithole Jacobs Mbeki Moyo Okafor Silva Tanaka Lindqvist Fourie Pillay'.split(
    ' ',
  )
const WORDS =
  'calm weeks change career voice team quiet morning family money sleep habit grief leader clear plan honest question listen courage boundary study return burnout purpose energy rest partner meeting decision small step direction'.split(
    ' ',
  )

export type DirectoryResult = { coaches: number; searches: number; p50: number; p99: number; again: number; fillSeconds: number }

/** Numbers that look random and are the same in every run. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

/** A name nobody else has, of syllables, so that most searches for a name find a few people and not thousands. */
const surname = (number: number) =>
  [...number.toString(7)].map((digit) => ['ma', 'ko', 'ne', 'thu', 'si', 'la', 'vho'][Number(digit)]).join('')

function fill(file: string) {
  const db = new Database(file)
  const roll = dice(7)
  const pick = (list: readonly string[]) => list[roll(list.length)] as string
  // the index is made in one go at the end, by the same lines that make it after a migration
  const index = fs.readFileSync('migrations/sqlite/after/coach-search.sql', 'utf8')
  db.exec(index.slice(0, index.indexOf('drop table')))
  const user = db.prepare(
    "insert into users (id, email, first_name, last_name, role, currency, locale, created_at) values (?, ?, ?, ?, 'coach', 'USD', 'en', 0)",
  )
  const coach = db.prepare(
    `insert into coaches (id, search_key, user_id, headline, bio, story, hourly_rate, time_zone, is_active, verified_at, rating, review_count, search_text, created_at)
     values (?, ?, ?, 'Coach', ?, ?, ?, 'UTC', ?, ?, ?, ?, ?, 0)`,
  )
  const specialty = db.prepare('insert into coach_specialties (coach_id, specialty, place) values (?, ?, ?)')
  db.transaction(() => {
    for (let n = 1; n <= COACHES; n++) {
      const id = `${roll(2 ** 31).toString(16)}-${n}`
      const name = [pick(FIRST), `${pick(LAST)} ${surname(n)}`] as const
      const bio = Array.from({ length: 24 }, () => pick(WORDS)).join(' ')
      const named = [...new Set([pick(SPECIALTIES), pick(SPECIALTIES), pick(SPECIALTIES)])]
      user.run(id, `${n}@bench.test`, ...name)
      const searchText = searchTextOf({ firstName: name[0], lastName: name[1], bio, specialties: named })
      const active = roll(20) > 0 ? 1 : 0
      coach.run(
        id,
        n,
        id,
        bio,
        `${bio}. `.repeat(3),
        5000 + roll(195_000),
        active,
        roll(10) ? 1 : null,
        roll(500),
        roll(300),
        searchText,
      )
      named.forEach((one, place) => {
        specialty.run(id, one, place)
      })
    }
  })()
  db.exec(index)
  db.close()
}

/** What people type and choose, each once: parts of names, words of bios, a letter or two, filters, further pages. */
function searches(number: number): object[] {
  const roll = dice(11)
  const pick = <T>(list: readonly T[]) => list[roll(list.length)] as T
  const words = [
    () => pick(FIRST),
    () => `${pick(FIRST)} ${pick(LAST)}`,
    () => surname(1 + roll(COACHES)).slice(0, 4 + roll(6)),
    () => `${pick(WORDS)} ${pick(WORDS)}`,
    () => pick(WORDS).slice(0, 3 + roll(3)),
    () => pick(LAST).slice(0, 1 + roll(2)),
    () => undefined,
  ]
  return Array.from({ length: number }, (_, n) => ({
    q: words[n % words.length]?.(),
    ...(roll(3) === 0 && { specialty: pick(SPECIALTIES) }),
    sort: pick(COACH_SORTS),
    verified: roll(3) === 0,
    page: roll(4) === 0 ? 1 + roll(3) : 0,
  }))
}

/** The directory's search over HTTP on the built server, every search new to it; then the same searches once more. */
export async function measureDirectory(number: number): Promise<DirectoryResult> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nolo-directory-'))
  try {
    await (await startServer({ folder })).stop()
    const started = performance.now()
    fill(path.join(folder, 'nolo.db'))
    const fillSeconds = (performance.now() - started) / 1000
    const server = await startServer({ folder, env: { RATE_LIMITS: 'off' } })
    try {
      const form = { firstName: 'Lerato', lastName: 'Dube', email: 'lerato@bench.test', password: 'a-steady-measure-4' }
      const entered = await fetch(`${server.url}/api/register`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(form),
      })
      const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
      const ask = async (input: object) => {
        const from = performance.now()
        const answer = await fetch(`${server.url}/trpc/coaches.search?input=${encodeURIComponent(JSON.stringify(input))}`, {
          headers: { cookie },
        })
        const { result } = (await answer.json()) as { result?: { data: { matching: number } } }
        if (!result) throw new Error(`A search answered ${answer.status}.`)
        return performance.now() - from
      }
      await ask({ q: 'warm up' })
      const round = async () => {
        const times = []
        for (const input of searches(number)) times.push(await ask(input))
        return times
      }
      const first = await round()
      const again = await round()
      return {
        coaches: COACHES,
        searches: number,
        p50: percentile(first, 0.5),
        p99: percentile(first, 0.99),
        again: percentile(again, 0.5),
        fillSeconds,
      }
    } finally {
      await server.stop()
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
