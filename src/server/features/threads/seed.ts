import { randomId } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { threadMessages, threadReads, threads } from './tables'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type Line = [author: 'client' | 'coach', minutesAgo: number, content: string]
type Talk = { clientId: string; lines: Line[]; read: { client: number; coach: number } }

const WITH_CLIENT: Line[] = [
  ['client', 20 * 1440 + 180, 'Hello Nomsa. I lead a team since June and hardly speak in front of it. Do you work on that?'],
  ['coach', 20 * 1440 + 95, 'Hello Thandi. Bring me one meeting where you wanted to say something, and we start there.'],
  ['client', 20 * 1440 + 80, 'I have about forty of those. I will pick one.'],
  ['client', 1500, 'It worked again today. I asked before I had the whole sentence ready, and nobody noticed.'],
  ['coach', 35, 'I noticed, from here. Send me the first two sentences for Tuesday when you have them, however rough they are.'],
]
const WITH_GUEST: Line[] = [
  ['coach', 4000, 'Good luck with the talk on Thursday. Short sentences, and then wait.'],
  ['client', 3800, 'I waited. It was the longest half minute of my life, and it helped.'],
  ['client', 28, 'I asked for another time for our session: my daughter is in a play. I hope it suits you.'],
]

/** What the demo coach and clients wrote to each other; one message waits for either of those who can sign in. */
export async function seedThreads(
  deps: Deps,
  people: { coachId: string; coach: string; client: string; guests: string[] },
): Promise<void> {
  const now = deps.clock.now()
  const { coachId, coach, client, guests } = people
  const talks: Talk[] = [
    { clientId: client, lines: WITH_CLIENT, read: { client: 4, coach: 5 } },
    { clientId: guests[0] as string, lines: WITH_GUEST, read: { client: 3, coach: 2 } },
  ]
  await deps.store.transaction(async (tx) => {
    for (const { clientId, lines, read } of talks) {
      const threadId = randomId()
      const messages = lines.map(([author, ago, content], index) => ({
        ...{ id: randomId(), threadId, place: index + 1, content },
        authorId: author === 'coach' ? coach : clientId,
        createdAt: new Date(now - ago * MINUTE),
      }))
      const lastAt = messages.at(-1)?.createdAt ?? new Date(now)
      const createdAt = messages[0]?.createdAt ?? new Date(now - DAY)
      await tx.insert(threads).values({ id: threadId, coachId, clientId, createdAt, lastAt })
      await tx.insert(threadMessages).values(messages)
      await tx.insert(threadReads).values([
        { threadId, userId: clientId, place: read.client },
        { threadId, userId: coach, place: read.coach },
      ])
    }
  })
}
