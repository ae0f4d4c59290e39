import { cn } from '#client/lib/class-names'
import { Skeleton } from '#client/ui/skeleton'
import { askedToMove, useKnownAhead } from './use-coach-days'

/** How tall the card is with none to three meetings in it. */
const HEIGHTS = ['h-25.5 md:h-30', 'h-51.5 md:h-45', 'h-74 md:h-62', 'h-96 md:h-79'] as const

/** The room of a coach's cards on the dashboard, while their code is on its way. */
export function ComingUpRoom() {
  const ahead = useKnownAhead()
  return (
    <>
      {ahead && askedToMove(ahead).length > 0 && <Skeleton className="h-93 rounded-card md:h-70 lg:h-46" />}
      <Skeleton className={cn('rounded-card', HEIGHTS[Math.min(ahead?.length ?? 0, 3)])} />
    </>
  )
}
