import * as z from 'zod'
import type { Proposal } from '#shared/chat'
import { GoalCategory } from '#shared/goals'
import type { KnownGoal } from './ai'

const FENCE = '```'
const SUGGESTION_LENGTH = 60

const Trailer = z.object({
  suggestions: z.array(z.string()).catch([]),
  proposal: z
    .object({
      title: z.string().trim().min(1),
      when: z.string().trim().min(1),
      minutes: z.coerce.number().min(1).max(480),
      goalId: z.string().nullish(),
      category: GoalCategory.nullish().catch(null),
    })
    .nullish()
    .catch(null),
})

export type TrailerRead = { suggestions: string[]; proposal: Proposal | null }

const oneLine = (text: string, max: number) => text.replace(/\s+/g, ' ').trim().slice(0, max).toWellFormed()

function understood(block: string, goals: readonly KnownGoal[]): TrailerRead | null {
  const json = block.slice(block.indexOf('{'), block.lastIndexOf('}') + 1)
  try {
    const { suggestions, proposal } = Trailer.parse(JSON.parse(json))
    const goal = goals.find(({ id }) => id === proposal?.goalId) ?? null
    return {
      suggestions: suggestions
        .map((text) => oneLine(text, SUGGESTION_LENGTH))
        .filter(Boolean)
        .slice(0, 3),
      proposal: proposal
        ? {
            title: oneLine(proposal.title, 200),
            when: oneLine(proposal.when, 80),
            minutes: Math.round(proposal.minutes),
            goalId: goal?.id ?? null,
            goalTitle: goal?.title.slice(0, 200) ?? null,
            category: proposal.category ?? goal?.category ?? 'Personal',
          }
        : null,
    }
  } catch {
    return null
  }
}

/**
 * Parts what a model streams into the words to show and the block for the app. `feed` gives back what may be shown so far;
 * `finish` gives what was held back and turned out to be words, and the block that was read.
 */
export function trailerFilter(goals: readonly KnownGoal[]) {
  let held = ''
  let fenced = false
  return {
    feed(text: string): string {
      held += text
      if (fenced) return ''
      const fence = held.indexOf(FENCE)
      fenced = fence >= 0
      // Back-ticks and blanks at the end may belong to the fence still to come.
      const until = fenced ? fence : held.length - (/[\s`]*$/.exec(held)?.[0].length ?? 0)
      const shown = held.slice(0, until)
      held = held.slice(until)
      return fenced ? shown.trimEnd() : shown
    },
    finish(): TrailerRead & { text: string } {
      const rest = held.trim()
      if (!fenced) return { text: '', suggestions: [], proposal: null }
      const read = understood(rest, goals)
      const ours = rest.startsWith(`${FENCE}nolo`) || (read !== null && /"(?:suggestions|proposal)"/.test(rest))
      return {
        text: ours ? '' : `\n\n${rest}`,
        suggestions: (ours && read?.suggestions) || [],
        proposal: (ours && read?.proposal) || null,
      }
    },
  }
}
