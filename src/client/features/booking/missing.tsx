import { CircleAlert } from 'lucide-react'
import { Note } from '#client/ui/note'
import type { BookingProblem } from './booking-check'

const WHERE = { 1: 'Coach', 2: 'Schedule' } as const

/** What is still missing, each with the way to where it is picked. */
export const Missing = ({ problems, onGo }: { problems: BookingProblem[]; onGo: (step: 1 | 2) => void }) => (
  <Note tone="danger" Icon={CircleAlert} role="alert">
    <ul className="grid gap-1">
      {problems.map(({ step, sentence }) => (
        <li key={sentence} className="flex flex-wrap items-center justify-between gap-x-3">
          <span>{sentence}</span>
          <button
            type="button"
            onClick={() => onGo(step)}
            className="-my-1 min-h-8 cursor-pointer rounded-control px-1 font-semibold text-primary underline-offset-4 hover:underline max-md:min-h-11"
          >
            Go to {WHERE[step]}
          </button>
        </li>
      ))}
    </ul>
  </Note>
)
