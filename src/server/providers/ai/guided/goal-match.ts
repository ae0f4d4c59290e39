import type { KnownGoal } from '../ai'
import { plain, shorten } from './reflect'

const COMMON = new Set([
  'more',
  'with',
  'from',
  'that',
  'this',
  'have',
  'every',
  'week',
  'month',
  'year',
  'want',
  'goal',
  'like',
  'into',
  'better',
  'about',
  'would',
  'make',
  'than',
  'days',
  'time',
])

const wordsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? [])
      .filter((word) => (word.length >= 4 || /\d/.test(word)) && !COMMON.has(word))
      .map((word) => word.replace(/(?:ing|s|ed)$/, '')),
  )

/** The share of a title's telling words that were said; one short word of several is chance, not the goal. */
const share = (title: Set<string>, said: Set<string>) => {
  const common = [...title].filter((word) => said.has(word))
  const telling = common.length >= 2 || title.size === 1 || common.some((word) => word.length >= 6)
  return telling ? common.length / title.size : 0
}

/** The goals a talk may take up, as given: nearest date first. */
export const openGoals = (goals: readonly KnownGoal[]): KnownGoal[] =>
  goals.filter((goal) => goal.status === 'active' || goal.status === 'paused')

/** A goal's title as it is said and pressed: one line, a few words. */
export const goalName = (goal: KnownGoal): string => shorten(plain(goal.title), 8, 60) || 'Your goal'

/** The goal somebody's words are about: named outright, or by at least half of its title's telling words. */
export function goalIn(text: string, goals: readonly KnownGoal[]): KnownGoal | null {
  const lower = text.toLowerCase().trim()
  const said = wordsOf(text)
  const scored = openGoals(goals).map((goal) => {
    const names = [goal.title, goalName(goal)].map((name) => name.toLowerCase())
    return { goal, score: names.some((name) => name.length > 3 && lower.includes(name)) ? 2 : share(wordsOf(goal.title), said) }
  })
  const best = scored.reduce<{ goal: KnownGoal | null; score: number }>((a, b) => (b.score > a.score ? b : a), {
    goal: null,
    score: 0,
  })
  return best.score >= 0.5 ? best.goal : null
}
