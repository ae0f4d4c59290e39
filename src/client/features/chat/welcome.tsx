import { CalendarDays, Ear, Mountain, Sprout, Target } from 'lucide-react'
import { useUser } from '../../lib/session'
import { NoloFace } from '../../ui/nolo-face'

const TOPICS = [
  { Icon: Target, text: 'Help me choose a goal' },
  { Icon: Mountain, text: 'I feel stuck' },
  { Icon: CalendarDays, text: 'Help me plan my week' },
  { Icon: Sprout, text: 'I want to build a habit' },
  { Icon: Ear, text: 'I just need someone to listen' },
]

type Props = { disabled: boolean; onPick: (text: string) => void }

/** A conversation before its first word: a greeting, and topics to begin with. */
export function Welcome({ disabled, onPick }: Props) {
  const { firstName } = useUser()
  return (
    <div className="m-auto grid w-full max-w-120 animate-rise justify-items-center gap-2 py-6 text-center">
      <NoloFace className="size-16" />
      <h2 className="mt-3">What is on your mind{firstName ? `, ${firstName}` : ''}?</h2>
      <p className="max-w-100 text-muted">
        Write in your own words, or begin with one of these. We take one small step at a time.
      </p>
      <ul className="mt-4 grid w-full gap-2 sm:grid-cols-2">
        {TOPICS.map(({ Icon, text }) => (
          <li key={text} className="grid sm:last:odd:col-span-2">
            <button
              type="button"
              disabled={disabled}
              onClick={() => onPick(text)}
              className="flex min-h-13 cursor-pointer items-center gap-3 rounded-option border border-border bg-raised px-4 py-2 text-left text-ui font-[550] transition-colors duration-120 hover:border-border-strong hover:bg-tint disabled:cursor-default disabled:opacity-50"
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-primary" />
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
