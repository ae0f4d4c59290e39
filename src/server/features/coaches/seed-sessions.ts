import { Temporal } from 'temporal-polyfill'
import { randomId } from '#server/core/crypto'
import { BUILT_IN_RATES } from '#shared/money'
import type { reviews, sessions } from '../sessions/tables'
import type { DemoCoach } from './seed-people'
import { ANSWERS, REVIEW_TEXTS } from './seed-reviews'

type Session = typeof sessions.$inferInsert
type Review = typeof reviews.$inferInsert
type Coach = { id: string; index: number; demo: DemoCoach; zone: string }

const DAY = 86_400_000
const FIVE = [5, 4, 3] as const

/** How many reviews of five, four and three stars: below the front door's three where nothing is said. */
function mixOf({ demo, index }: Coach): [number, number, number] {
  if (demo.stars) return demo.stars
  const all = 6 + ((index * 7) % 29)
  const four = Math.ceil(all * 0.26) + (index % 3)
  const three = index % 4 === 0 ? 1 : 0
  return [all - four - three, four, three]
}

/** The stars in the order they were given: the rarer ones spread among the others. */
function starsOf(mix: [number, number, number]): number[] {
  const all = mix.flatMap((number, at) =>
    Array.from({ length: number }, (_, n) => ({ stars: FIVE[at] as number, at: (n + 0.5) / number })),
  )
  return all.sort((a, b) => a.at - b.at || a.stars - b.stars).map(({ stars }) => stars)
}

/** A working day's hour on the coach's clock, nine days apart going back, so that no two meet. */
function heldAt(now: number, coach: Coach, number: number): number {
  const day = Temporal.Instant.fromEpochMilliseconds(now - (4 + number * 9 + (coach.index % 5)) * DAY)
    .toZonedDateTimeISO(coach.zone)
    .toPlainDate()
  const working = day.dayOfWeek > 5 ? day.subtract({ days: day.dayOfWeek - 5 }) : day
  const time = { hour: 10 + ((number + coach.index) % 6), minute: number % 2 ? 30 : 0 }
  return working.toZonedDateTime({ timeZone: coach.zone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds
}

/** Completed sessions of a demo coach, each with its review, and what they come to. */
export function demoSessions(now: number, coach: Coach, clients: string[]) {
  const held: Session[] = []
  const written: Review[] = []
  const given = starsOf(mixOf(coach))
  for (const [number, stars] of given.entries()) {
    const startsAt = heldAt(now, coach, number)
    const userId = clients[(coach.index * 5 + number * 7) % clients.length] as string
    const sessionId = randomId()
    const unitsPerUsd = BUILT_IN_RATES.ZAR as number
    held.push({
      id: sessionId,
      userId,
      coachId: coach.id,
      sessionType: 'individual',
      sessionFormat: number % 4 === 3 ? 'chat' : 'video',
      scheduledAt: new Date(startsAt),
      duration: 60,
      timeZone: 'Africa/Johannesburg',
      status: 'completed',
      notes: '',
      specialRequests: '',
      price: coach.demo.rate * 100,
      currency: 'ZAR',
      quote: { rate: coach.demo.rate * 100, rateCurrency: 'ZAR', unitsPerUsd, rateUnitsPerUsd: unitsPerUsd, discount: 0 },
      createdAt: new Date(startsAt - 5 * DAY),
      endedAt: new Date(startsAt + 3_600_000),
      endedBy: 'system',
    })
    const texts = REVIEW_TEXTS[stars] ?? []
    const answer = number % 3 === 0 ? ANSWERS[(number + coach.index) % ANSWERS.length] : undefined
    written.push({
      id: randomId(),
      sessionId,
      coachId: coach.id,
      userId,
      stars,
      text: texts[(number + coach.index * 3) % texts.length] ?? '',
      createdAt: new Date(startsAt + DAY),
      answer: answer ?? null,
      answeredAt: answer ? new Date(startsAt + 2 * DAY) : null,
    })
  }
  const sum = given.reduce((all, stars) => all + stars, 0)
  return { held, written, rating: Math.round((sum * 100) / given.length), reviewCount: given.length }
}
