import { setTimeout as pause } from 'node:timers/promises'
import { begin, finish, say, wireServer } from '../../src/server/providers/ai/wire-server'

const WORD_MS = 50
const THINK_MS = 800
/** A test that forgets to end a count is not left waiting for ever. */
const MOST_WORDS = 400

type Goal = { id: string; title: string }

export type CountingModel = Awaited<ReturnType<typeof countingModel>>

/**
 * A model that speaks the real wire protocol slowly: "count" makes it say a number each 50 ms until it is told to end;
 * "slowly" makes it think before its first word; "card" makes it offer a step, in the goal the message names or as a goal of its own; anything else it answers at once.
 */
export async function countingModel() {
  let ended = false
  const server = await wireServer(async (response) => {
    const messages = server.asked.at(-1)?.body.messages ?? []
    const last = messages.at(-1)?.content ?? ''
    let gone = false
    response.on('close', () => {
      gone = true
    })
    begin(response)
    if (last.includes('slowly')) await pause(THINK_MS)
    if (last.includes('count')) {
      ended = false
      for (let n = 1; n <= MOST_WORDS && !ended && !gone; n++) {
        say(response, `number-${n} `)
        await pause(WORD_MS)
      }
      if (gone) return
      say(response, 'and that is all.')
    } else if (last.includes('card')) {
      const goals = /"goals":(\[.*?\])\}<\/person>/.exec(messages[0]?.content ?? '')?.[1] ?? '[]'
      const goal = (JSON.parse(goals) as Goal[]).find(({ title }) => last.includes(title))
      const proposal = {
        title: 'Pack the bag',
        when: 'Friday evening',
        minutes: 10,
        goalId: goal?.id ?? null,
        category: 'Health',
      }
      say(response, `Here it is.\n\n\`\`\`nolo\n${JSON.stringify({ suggestions: ['Thank you'], proposal })}\n\`\`\``)
    } else say(response, `You said: ${last}`)
    finish(response)
  })
  return {
    ...server,
    /** Lets the running count come to its end. */
    end() {
      ended = true
    },
  }
}
