import { randomId } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { chatMessages, conversations } from './tables'

const TALKS: { title: string; daysAgo: number; lines: string[] }[] = [
  {
    title: 'Evening routine',
    daysAgo: 3,
    lines: [
      'I keep scrolling until midnight.',
      'Midnight, with the phone in your hand. What would the last half hour look like on an evening you liked?',
      'Phone in the kitchen, a book, lights out at half past ten.',
      'So the phone sleeps in the kitchen. Which evening this week would be the easiest to try it?',
      'Thursday, when nobody calls.',
      'Thursday it is: phone in the kitchen at ten, and a book. Tell me on Friday how it went.',
    ],
  },
  {
    title: 'Speaking up on Tuesday',
    daysAgo: 0,
    lines: [
      'I rehearse what I want to say, then someone says it first and I go quiet.',
      'From your goals: "Speak up in meetings" is three milestones along. So the words are ready and the moment passes. What would make it easier to speak earlier?',
      'Maybe asking a question before I have the whole sentence ready.',
      'That is a step you can see and count. When you are ready, tell me the time and how long it takes, and I will put it on a card for you to keep.',
    ],
  },
]

/** Two conversations of the demo client's, so that the first look is not at an empty room. */
export async function seedChat(deps: Deps, userId: string): Promise<void> {
  const now = deps.clock.now()
  await deps.store.transaction(async (tx) => {
    for (const talk of TALKS) {
      const id = randomId()
      const start = now - talk.daysAgo * 86_400_000 - 900_000
      const { lines } = talk
      const at = (position: number) => new Date(start + position * 60_000)
      await tx.insert(conversations).values({ id, userId, title: talk.title, createdAt: at(0), updatedAt: at(lines.length) })
      await tx.insert(chatMessages).values(
        lines.map((content, index) => ({
          id: randomId(),
          conversationId: id,
          userId,
          position: index + 1,
          role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
          content,
          status: 'complete' as const,
          source: index % 2 === 0 ? null : ('guided' as const),
          createdAt: at(index + 1),
        })),
      )
    }
  })
}
