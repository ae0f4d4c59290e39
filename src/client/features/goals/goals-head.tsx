import type { Goal } from '#shared/goals'
import { NewGoal } from './new-goal'

const WORDS = ['Nothing', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']

function summary(active: number): string {
  const number = WORDS[active] ?? String(active)
  if (active === 0) return 'Nothing on the go right now.'
  if (active <= 3) return `${number} on the go. That is a good number.`
  return `${number} on the go. Fewer at a time often go further.`
}

type Props = {
  goals: Goal[]
  /** Beside an open goal, whose title is then the page's heading. */
  beside?: boolean
}

export const GoalsHead = ({ goals, beside = false }: Props) => (
  <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
    <div>
      {beside ? <h2 className="text-h1">Your goals</h2> : <h1>Your goals</h1>}
      <p className="mt-1 text-muted">{summary(goals.filter(({ status }) => status === 'active').length)}</p>
    </div>
    <NewGoal />
  </header>
)
