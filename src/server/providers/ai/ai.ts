import type { Proposal } from '#shared/chat'
import type { GoalCategory, GoalStatus } from '#shared/goals'

/** One thing said. Crisis exchanges are never among them. */
export type Turn = { role: 'user' | 'assistant'; content: string }

/** What a coach may know of a goal. `targetDate` is a day `YYYY-MM-DD`. */
export type KnownGoal = {
  id: string
  title: string
  description: string
  category: GoalCategory
  progress: number
  status: GoalStatus
  targetDate: string | null
  milestones: { title: string; done: boolean }[]
}

export type CoachRequest = {
  firstName: string
  /** The person's own today, `YYYY-MM-DD`. */
  today: string
  /** Oldest first; the last is the person's and asks for the reply. */
  turns: Turn[]
  goals: KnownGoal[]
  /** Aborted when the person stops the reply or the server goes down. */
  signal: AbortSignal
}

/** `text` pieces make the reply; exactly one `end` closes it. A reply without `end` is not complete. */
export type CoachEvent = { type: 'text'; text: string } | { type: 'end'; suggestions: string[]; proposal: Proposal | null }

/** The port to whoever writes the coach's replies. Rejects with ProviderFailed when it cannot. */
export interface AiProvider {
  readonly source: 'guided' | 'model'
  reply(request: CoachRequest): AsyncIterable<CoachEvent>
}

/** The provider could not finish; `said` tells whether any text had come before. */
export class ProviderFailed extends Error {
  constructor(
    message: string,
    readonly said: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
