import { RotateCcw, TriangleAlert } from 'lucide-react'
import { Button } from './button'

type Props = {
  title?: string
  children?: React.ReactNode
  onRetry?: () => void
  /** Where it stands for the whole screen its title is the screen's. */
  heading?: 'h1' | 'h2'
}

/** Something could not be shown; trying again is one press away. */
export const ErrorState = ({
  title = 'This did not load',
  children = 'Please check your connection and try again.',
  onRetry,
  heading: Heading = 'h2',
}: Props) => (
  <div role="alert" className="grid justify-items-center gap-1.5 px-2 py-6 text-center">
    <span className="grid h-13 w-12 place-items-center rounded-arch bg-danger-soft text-danger">
      <TriangleAlert size={22} strokeWidth={1.75} aria-hidden />
    </span>
    <Heading className="mt-2 text-h3">{title}</Heading>
    <p className="max-w-100 text-ui text-muted">{children}</p>
    {onRetry && (
      <Button variant="secondary" className="mt-3" onClick={onRetry}>
        <RotateCcw size={18} strokeWidth={1.75} aria-hidden />
        Try Again
      </Button>
    )}
  </div>
)
