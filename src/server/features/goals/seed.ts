import { Temporal } from 'temporal-polyfill'
import { randomId } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { dayOf } from '#shared/calendar'
import { type GoalCategory, milestoneProgress } from '#shared/goals'
import { goalMilestones, goalProgress, goals } from './tables'

type Sample = {
  title: string
  description: string
  category: GoalCategory
  days: number | null
  was: number
  progress: number
  milestones: [string, boolean][]
}

const SAMPLES: Sample[] = [
  {
    title: 'Speak up in meetings',
    description: 'I want my ideas heard while they still matter, not in the corridor afterwards.',
    category: 'Career',
    days: 21,
    was: 50,
    progress: 75,
    milestones: [
      ['Write down one question before each meeting', true],
      ['Ask it in the first ten minutes', true],
      ['Say what I think, once, without an apology', true],
      ['Open the Tuesday meeting', false],
    ],
  },
  {
    title: 'Walk 8,000 steps, five days a week',
    description: 'I sleep better on days I walk.',
    category: 'Health',
    days: 40,
    was: 40,
    progress: 45,
    milestones: [],
  },
  {
    title: 'Save three months of rent',
    description: 'So that one bad month stays one bad month.',
    category: 'Financial',
    days: 220,
    was: 33,
    progress: 33,
    milestones: [
      ['First month put aside', true],
      ['Second month', false],
      ['Third month', false],
    ],
  },
]

/** Three goals with a past, for a person of the demo data. */
export async function seedGoals(deps: Deps, userId: string): Promise<void> {
  const now = deps.clock.now()
  const today = Temporal.PlainDate.from(dayOf(now, 'Africa/Johannesburg'))
  await deps.store.transaction(async (tx) => {
    for (const [index, sample] of SAMPLES.entries()) {
      const id = randomId()
      const at = new Date(now - (30 - index) * 86_400_000)
      const milestones = sample.milestones.map(([title, done], position) => ({
        id: randomId(),
        goalId: id,
        title,
        done,
        position,
      }))
      await tx.insert(goals).values({
        id,
        userId,
        title: sample.title,
        description: sample.description,
        category: sample.category,
        targetDate: sample.days === null ? null : today.add({ days: sample.days }).toString(),
        progress: milestoneProgress(milestones) ?? sample.progress,
        status: 'active',
        createdAt: at,
        updatedAt: at,
      })
      if (milestones.length > 0) await tx.insert(goalMilestones).values(milestones)
      if (sample.was !== sample.progress)
        await tx.insert(goalProgress).values({
          id: randomId(),
          goalId: id,
          userId,
          was: sample.was,
          progress: sample.progress,
          at: new Date(now - 3_600_000 * (index + 2)),
        })
    }
  })
}
