import { eq } from 'drizzle-orm'
import { randomId } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { users } from '../auth/tables'
import { reviews, sessions } from '../sessions/tables'
import { coachRows, type NewCoach } from './make-coach'
import { DEMO_COACH_SLUG, DEMO_COACHES, type DemoCoach, type DemoHours } from './seed-people'
import { DEMO_CLIENTS } from './seed-reviews'
import { demoSessions } from './seed-sessions'
import { coaches, coachHours, coachLanguages, coachSpecialties } from './tables'

const DAY = 86_400_000
const HOME = 'Africa/Johannesburg'
const CHECKED = [
  'Passport and a video call',
  'Coaching certificate, confirmed with its issuer',
  'Police clearance',
  'Interview with two of our coaches',
]

const days = (weekdays: number[], from: number, to: number) =>
  weekdays.map((weekday) => ({ weekday, start: from * 60, end: to * 60 }))
const HOURS: Record<DemoHours, NonNullable<NewCoach['hours']>> = {
  early: days([1, 2, 3, 4, 5], 7, 13),
  evening: days([1, 2, 3, 4], 14, 21),
  'to saturday': [...days([2, 3, 4, 5], 10, 18), ...days([6], 9, 13)],
  weekend: [...days([5], 16, 20), ...days([6, 7], 9, 17)],
}

type Person = typeof users.$inferInsert

function person(now: number, email: string, [firstName, lastName]: [string, string], fields: Partial<Person>): Person {
  const createdAt = new Date(now - 430 * DAY)
  const habits = { timeZone: HOME, currency: 'ZAR', locale: 'en-ZA' }
  return { id: randomId(), email, emailVerifiedAt: createdAt, firstName, lastName, createdAt, ...habits, ...fields }
}

const portrait = ({ slug }: DemoCoach) => `/portraits/${slug}.svg`

/** Rows in portions: a statement takes so many values and no more. */
async function portions<T>(rows: T[], insert: (some: T[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += 400) await insert(rows.slice(from, from + 400))
}

/** Coaches with a past: sessions that were held and what clients wrote. `coachUser` is the one who can sign in; the clients cannot. */
export async function seedCoaches(deps: Deps, coachUser: string): Promise<{ coachId: string; guests: string[] }> {
  const now = deps.clock.now()
  const clients = DEMO_CLIENTS.map((name, index) => person(now, `guest${index + 1}@nolo.test`, name, { role: 'client' }))
  const clientIds = clients.map(({ id }) => id)
  const people = DEMO_COACHES.filter(({ slug }) => slug !== DEMO_COACH_SLUG).map((demo) =>
    person(now, `${demo.slug}@nolo.test`, demo.name, {
      role: 'coach',
      profileImageUrl: portrait(demo),
      timeZone: demo.timeZone ?? HOME,
    }),
  )
  const idOf = new Map(people.map(({ email, id }) => [email, id]))
  const made = DEMO_COACHES.map((demo, index) => {
    const [firstName, lastName] = demo.name
    const zone = demo.timeZone ?? HOME
    const rows = coachRows(
      {
        userId: idOf.get(`${demo.slug}@nolo.test`) ?? coachUser,
        firstName,
        lastName,
        headline: demo.headline,
        bio: demo.bio,
        story: demo.story,
        hourlyRate: demo.rate * 100,
        timeZone: zone,
        verified: demo.unverified ? null : { at: new Date(now - (100 + index * 6) * DAY), what: CHECKED },
        specialties: demo.specialties,
        languages: demo.languages,
        hours: demo.hours && HOURS[demo.hours],
        isActive: !demo.away,
        createdAt: new Date(now - 430 * DAY),
      },
      index + 1,
    )
    const past = demoSessions(now, { id: rows.coach.id, index, demo, zone }, clientIds)
    return { ...rows, coach: { ...rows.coach, rating: past.rating, reviewCount: past.reviewCount }, past }
  })
  const own = DEMO_COACHES.find(({ slug }) => slug === DEMO_COACH_SLUG) as DemoCoach
  await deps.store.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ profileImageUrl: portrait(own) })
      .where(eq(users.id, coachUser))
    await tx.insert(users).values([...clients, ...people])
    await tx.insert(coaches).values(made.map(({ coach }) => coach))
    await tx.insert(coachSpecialties).values(made.flatMap(({ specialties }) => specialties))
    await tx.insert(coachLanguages).values(made.flatMap(({ languages }) => languages))
    await tx.insert(coachHours).values(made.flatMap(({ hours }) => hours))
    await portions(
      made.flatMap(({ past }) => past.held),
      (some) => tx.insert(sessions).values(some),
    )
    await portions(
      made.flatMap(({ past }) => past.written),
      (some) => tx.insert(reviews).values(some),
    )
  })
  const coachId = made.find(({ coach }) => coach.userId === coachUser)?.coach.id
  if (!coachId) throw new Error('The demo coach is missing.')
  return { coachId, guests: clientIds }
}
