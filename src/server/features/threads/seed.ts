import { Temporal } from 'temporal-polyfill'
import { randomId } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { dayOf } from '#shared/calendar'
import { threadMessages, threadReads, threads } from './tables'

const ZONE = 'Africa/Johannesburg'

/** Minutes ago, or days ago at a time of the clock. */
type When = number | [daysAgo: number, time: string]
type Line = [author: 'client' | 'coach', when: When, content: string]

const WITH_CLIENT: Line[] = [
  ['client', [20, '17:41'], 'Hello Nomsa. I have led a team since June and hardly speak in front of it. Do you work on that?'],
  ['coach', [20, '18:26'], 'Hello Thandi. Bring me one meeting where you wanted to say something, and we start there.'],
  ['client', [20, '18:30'], 'I have about forty of those. I will pick one.'],
  ['client', [1, '15:12'], 'It worked again. I asked before I had the whole sentence ready, and nobody noticed.'],
  ['coach', 35, 'I noticed, from here. Send me the first two sentences for Tuesday when you have them, however rough they are.'],
]
const WITH_GUEST: Line[] = [
  ['coach', [4, '08:05'], 'Good luck with the talk today. Short sentences, and then wait.'],
  ['client', [4, '14:40'], 'I waited. It was the longest half minute of my life, and it helped.'],
  ['client', 28, 'I asked for another time for our session: my daughter is in a play. I hope it suits you.'],
]

function instantOf(when: When, now: number): Date {
  if (typeof when === 'number') return new Date(now - when * 60_000)
  const [days, time] = when
  const day = Temporal.PlainDate.from(dayOf(now, ZONE)).subtract({ days })
  return new Date(day.toZonedDateTime({ timeZone: ZONE, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds)
}

type People = { coachId: string; coach: string; client: string; guests: string[] }

/** What the demo coach and clients wrote to each other; one message waits for either of those who can sign in. */
export async function seedThreads(deps: Deps, { coachId, coach, client, guests }: People): Promise<void> {
  const now = deps.clock.now()
  const talks = [
    { clientId: client, lines: WITH_CLIENT, read: { client: 4, coach: 5 } },
    { clientId: guests[0] as string, lines: WITH_GUEST, read: { client: 3, coach: 2 } },
  ]
  await deps.store.transaction(async (tx) => {
    for (const { clientId, lines, read } of talks) {
      const threadId = randomId()
      const messages = lines.map(([author, when, content], index) => ({
        ...{ id: randomId(), threadId, place: index + 1, content },
        authorId: author === 'coach' ? coach : clientId,
        createdAt: instantOf(when, now),
      }))
      const [createdAt, lastAt] = [messages[0], messages.at(-1)].map((message) => message?.createdAt ?? new Date(now))
      await tx.insert(threads).values({ id: threadId, coachId, clientId, createdAt: createdAt as Date, lastAt: lastAt as Date })
      await tx.insert(threadMessages).values(messages)
      await tx.insert(threadReads).values([
        { threadId, userId: clientId, place: read.client },
        { threadId, userId: coach, place: read.coach },
      ])
    }
  })
}
