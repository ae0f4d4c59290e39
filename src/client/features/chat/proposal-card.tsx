import { Link } from '@tanstack/react-router'
import { ArrowRight, Check, Footprints } from 'lucide-react'
import type { ChatMessage, Proposal } from '#shared/chat'
import { Button } from '../../ui/button'

type Props = { proposal: Proposal; answer: ChatMessage['proposalAnswer']; pending: boolean; onAnswer: (accept: boolean) => void }

const linkClass = 'inline-flex min-h-11 items-center gap-1 font-semibold text-primary hover:underline'

function Saved({ goalId }: { goalId: string | null }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-4 text-ui">
      <span className="inline-flex items-center gap-1.5 font-semibold text-success">
        <Check size={18} strokeWidth={2} aria-hidden />
        Saved
      </span>
      {goalId ? (
        <Link to="/goals/$goalId" params={{ goalId }} className={linkClass}>
          See the goal
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
        </Link>
      ) : (
        <Link to="/goals" className={linkClass}>
          See your goals
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
        </Link>
      )}
    </p>
  )
}

/** The one step a talk came to. It is only written down when the person says so. */
export function ProposalCard({ proposal, answer, pending, onAnswer }: Props) {
  const size = [proposal.when, `${proposal.minutes} min`].filter(Boolean).join(' · ')
  return (
    <section
      aria-label="Your next step"
      className="grid max-w-[34rem] grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-card border border-border bg-raised p-4 shadow-card"
    >
      <span className="grid h-13 w-12 place-items-center rounded-arch bg-sun-soft">
        <Footprints size={22} strokeWidth={1.75} aria-hidden />
      </span>
      <div className="min-w-0">
        <p className="text-xs text-muted">{answer === 'accepted' ? 'Your step' : 'A step you could take'}</p>
        <h2 className="text-h3 wrap-anywhere">{proposal.title}</h2>
        <p className="text-sm text-muted">{size}</p>
        <p className="text-sm text-muted">
          {proposal.goalTitle ? `Goes into "${proposal.goalTitle}"` : 'Becomes a goal of its own'}
        </p>
      </div>
      <div className="col-span-2 mt-2">
        {answer === 'accepted' && <Saved goalId={proposal.goalId} />}
        {answer === 'declined' && <p className="text-ui text-muted">Not saved. You can always ask for another.</p>}
        {answer === null && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" pending={pending} onClick={() => onAnswer(true)}>
              Save this step
            </Button>
            <Button size="sm" variant="ghost" disabled={pending} onClick={() => onAnswer(false)}>
              Not now
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
