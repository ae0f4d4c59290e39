import type { AiProvider, CoachEvent, CoachRequest } from './ai'
import { type Said, speak } from './guided/speak'
import { hear, type Move, NEW_TALK, type Talk } from './guided/talk'

const PIECE_WORDS = 3

/** Replays what the person said from the start, so that nothing needs to be kept between two replies. */
export function guidedReply(request: Pick<CoachRequest, 'firstName' | 'goals' | 'turns'>): Said {
  let talk: Talk = NEW_TALK
  let move: Move = { kind: 'aside', intent: 'greeting' }
  let text = ''
  for (const turn of request.turns) {
    if (turn.role !== 'user') continue
    text = turn.content
    const heard = hear(talk, text, request.goals)
    talk = heard.talk
    move = heard.move
  }
  return speak(talk, move, text, request)
}

const piecesOf = (text: string) => text.match(new RegExp(`(?:\\s*\\S+){1,${PIECE_WORDS}}\\s*`, 'g')) ?? []
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** The built-in coach: a guided conversation (consent, goal, reality, options, will) over the person's own words and goals. */
export function guidedCoach(): AiProvider {
  return {
    source: 'guided',
    async *reply(request): AsyncGenerator<CoachEvent> {
      request.signal.throwIfAborted()
      const said = guidedReply(request)
      for (const text of piecesOf(said.text)) {
        yield { type: 'text', text }
        await nextTurn()
        request.signal.throwIfAborted()
      }
      yield { type: 'end', suggestions: said.suggestions, proposal: said.proposal }
    },
  }
}
