import { Children, type ReactNode } from 'react'
import { cn } from '../lib/class-names'

/** One block of a layout that is still coming; give it the size of what will stand there. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={cn('animate-breathe rounded-chip bg-track', className)} />
)

/** Around the blocks of a screen: says once, for those who do not see them, that it is on its way. */
export const SkeletonScreen = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={className}>
    <p role="status" className="sr-only">
      Loading
    </p>
    {children}
  </div>
)

/** The same block several times over. */
export const Repeat = ({ times, children }: { times: number; children: ReactNode }) =>
  Children.toArray(Array(times).fill(children))
