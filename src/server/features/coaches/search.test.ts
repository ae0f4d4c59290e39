import Database from 'better-sqlite3'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { makeUser } from '#server/testing/factories'
import { type TestApp, testApp } from '#server/testing/test-app'
import { COACH_SORTS, COACHES_A_PAGE, SPECIALTIES } from '#shared/coach-options'
import type { CoachSearch } from '#shared/coaches'
import { folded } from '#shared/folded'
import { findOnSqlite } from './search-sqlite'
import { refreshSearchText } from './search-text'
import { textOf } from './search-words'
import { makeCoach, type NewCoach } from './service'
import { coaches, coachSpecialties } from './tables'
import { totals } from './totals'

const FIRST = ['Rudzani', 'Naledi', 'Émile', 'Zoë', 'Ana', 'Anwar', 'Lê', 'Søren', 'Ḓivhani', 'J.P.']
const LAST = ['Ṋemavhola', 'Mokoena', 'van der Merwe', "O'Neill", 'Müller', 'Nkosi', 'Li', 'Ḽavhelesani']
const BIOS = [
  'Calm weeks & a diary you can live with.',
  'I listen. 100% yours, no_nonsense; "quotes" welcome.',
  'Kleine Schritte, große Wirkung (Élan).',
  'Money worries\nare rarely about sums.',
  'An old hand at new beginnings, 20 years on.',
]

type Made = {
  id: string
  name: string
  bio: string
  specialties: string[]
  rating: number
  rate: number | null
  reviews: number
  active: boolean
  verified: boolean
}

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

/** Coaches of every sort; returns what is known of them. */
async function fill(app: TestApp, number: number): Promise<Made[]> {
  const made: Made[] = []
  for (let i = 0; i < number; i++) {
    const user = await makeUser(app.deps, { firstName: pick(FIRST, i), lastName: pick(LAST, i * 3 + (i % 7)), role: 'coach' })
    const one = {
      name: `${user.firstName} ${user.lastName}`,
      bio: pick(BIOS, i * 7 + (i % 3)),
      specialties: [0, 5, 11].slice(0, i % 4).map((step) => pick(SPECIALTIES, i + step)),
      rating: 300 + ((i * 37) % 200),
      rate: i % 11 === 0 ? null : 50_00 + ((i * 7919) % 2000_00),
      reviews: (i * 13) % 90,
      active: i % 9 !== 0,
      verified: i % 3 !== 0,
    }
    const now = new Date(app.clock.now())
    const fields: NewCoach = {
      userId: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      headline: 'Coach',
      bio: one.bio,
      story: '',
      hourlyRate: one.rate,
      timeZone: 'UTC',
      verified: one.verified ? { at: now, what: ['Identity'] } : null,
      specialties: one.specialties as NewCoach['specialties'],
      languages: ['English'],
      isActive: one.active,
      createdAt: now,
    }
    const id = await app.deps.store.transaction(async (tx) => {
      const made = await makeCoach(tx, fields)
      await tx.update(coaches).set({ rating: one.rating, reviewCount: one.reviews }).where(eq(coaches.id, made))
      return made
    })
    made.push({ id, ...one })
  }
  return made
}

/** The same answer without any index. */
function plainly(all: Made[], { q = '', specialty, sort, verified }: Omit<CoachSearch, 'page'>) {
  const text = folded(q)
  const start = /^[\p{L}\p{N}]{1,2}$/u.test(text) && new RegExp(`(^|[^\\p{L}\\p{N}])${text}`, 'u')
  const found = (words: string) => (start ? start.test(folded(words)) : folded(words).includes(text))
  const key = (coach: Made) => (sort === 'price' ? (coach.rate ?? 0) : sort === 'rating' ? -coach.rating : -coach.reviews)
  const down = sort === 'price' ? 1 : -1
  return all
    .filter((coach) => coach.active && (!verified || coach.verified) && (!specialty || coach.specialties.includes(specialty)))
    .filter((coach) => [coach.name, coach.bio, ...coach.specialties].some(found))
    .sort((a, b) => key(a) - key(b) || (a.id < b.id ? -down : down))
    .map(({ id }) => id)
}

const WORDS = [
  '',
  'naledi',
  'nemavhola',
  'ṊEMA',
  'emile',
  'coach',
  'Health & W',
  '100%',
  'no_n',
  'o_n',
  '"quotes"',
  'sums.',
  'a',
  'an',
  'li',
  "o'",
  '&',
  '20',
  'élan',
  'are rarely',
  'worries are',
  'merwe calm',
  'zzz',
  'x1',
  '. 1',
  'grosse',
  'große',
  '\\',
  '%',
  "'",
]

test('the directory finds what a plain filter finds, in its order, page by page', async () => {
  const app = await testApp()
  const all = await fill(app, 120)
  const caller = app.caller(await app.signUp())
  const query: fc.Arbitrary<CoachSearch> = fc.record({
    q: fc.constantFrom(...WORDS),
    specialty: fc.option(fc.constantFrom(...SPECIALTIES), { nil: undefined }),
    sort: fc.constantFrom(...COACH_SORTS),
    verified: fc.boolean(),
    page: fc.integer({ min: 0, max: 2 }),
  })
  await fc.assert(
    fc.asyncProperty(query, async (input) => {
      const expected = plainly(all, input)
      const { items, matching, active } = await caller.coaches.search(input)
      expect(matching).toBe(expected.length)
      expect(items.map(({ id }) => id)).toEqual(expected.slice(input.page * COACHES_A_PAGE, (input.page + 1) * COACHES_A_PAGE))
      expect(active).toBe(all.filter((coach) => coach.active).length)
    }),
    {
      numRuns: inject('testSize') === 'full' ? 5000 : 300,
      examples: WORDS.map((q): [CoachSearch] => [{ q, sort: 'rating', verified: false, page: 0 }]),
    },
  )
})

test('it makes no difference whether the index is walked or what matches is sorted', async () => {
  const app = await testApp()
  const { db, engine } = app.deps.store
  if (engine !== 'sqlite') return // PostgreSQL weighs that itself
  const all = await fill(app, 80)
  for (const q of WORDS)
    for (const specialty of [undefined, 'Life Coaching', 'Productivity'] as const)
      for (const sort of COACH_SORTS) {
        const expected = plainly(all, { q, specialty, sort, verified: false })
        const wanted = { text: textOf(q), specialty, sort, verified: false, limit: 5, offset: 5 }
        for (const walkedForOne of [0, 1e9]) {
          const found = await findOnSqlite(db, wanted, await totals(db), walkedForOne)
          expect(found, `${q}, ${specialty}, ${sort}`).toEqual({ ids: expected.slice(5, 10), matching: expected.length })
        }
      }
})

test('totals and findings follow every write at once', async () => {
  const app = await testApp()
  const [first] = await fill(app, 12)
  const caller = app.caller(await app.signUp())
  const search = (q: string) => caller.coaches.search({ q, sort: 'rating', verified: false, page: 0 })
  const { active, matching } = await search('')
  expect([active, matching]).toEqual([10, 10])
  const { deps } = app
  await deps.store.transaction((tx) =>
    tx
      .update(coaches)
      .set({ isActive: true })
      .where(eq(coaches.id, first?.id ?? '')),
  )
  expect((await search('')).active).toBe(11)

  expect((await search('beekeeping')).matching).toBe(0)
  await deps.store.transaction(async (tx) => {
    await tx
      .update(coaches)
      .set({ bio: 'Beekeeping and other patience.' })
      .where(eq(coaches.id, first?.id ?? ''))
    await refreshSearchText(tx, first?.id ?? '')
  })
  expect((await search('beekeeping')).items.map(({ id }) => id)).toEqual([first?.id])

  const coach = await app.signUp({ role: 'coach', firstName: 'Old', lastName: 'Name' })
  const fields = {
    userId: coach.id,
    firstName: 'Old',
    lastName: 'Name',
    headline: '',
    bio: 'b',
    story: '',
    hourlyRate: null,
    timeZone: 'UTC',
    verified: null,
    languages: [],
    createdAt: new Date(),
  }
  await deps.store.transaction((tx) => makeCoach(tx, { ...fields, specialties: ['Productivity'] }))
  expect((await search('old name')).items[0]).toMatchObject({ hourlyRate: '500.00', rating: '0.0', isVerified: false })
  await app.caller(coach).auth.changeName({ firstName: 'Brand', lastName: 'Nüw' })
  expect((await search('old name')).matching).toBe(0)
  expect((await search('brand nuw')).matching).toBe(1)

  if (deps.store.engine === 'sqlite') {
    const file = new Database(app.config.databaseFile ?? '')
    file.exec("insert into coach_search(coach_search, rank) values ('integrity-check', 1)") // throws where the index strayed
    file.close()
  }
  await deps.store.transaction((tx) => tx.delete(coachSpecialties))
  await deps.store.transaction((tx) => tx.delete(coaches))
  expect(await search('')).toMatchObject({ items: [], matching: 0, active: 0, verified: 0, specialties: [] })
})

test('of many that match, the best come first', async () => {
  const app = await testApp()
  const all = await fill(app, 60)
  const caller = app.caller(await app.signUp())
  const listing = await caller.coaches.list({})
  expect(listing.map(({ id }) => id)).toEqual(plainly(all, { q: '', specialty: undefined, sort: 'rating', verified: false }))
  expect(await caller.coaches.list({ limit: 3, offset: 2 })).toEqual(listing.slice(2, 5))
  expect((await caller.coaches.list({ verified: 'true' })).every((coach) => coach.isVerified)).toBe(true)
  expect(Object.keys(listing[0] ?? {}).sort()).toEqual([
    'bio',
    'hourlyRate',
    'id',
    'isActive',
    'isVerified',
    'rating',
    'reviewCount',
    'specialties',
    'user',
  ])
})
