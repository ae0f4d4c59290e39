import type { ReactNode } from 'react'
import { cn } from '../../lib/class-names'
import { NoloFace } from '../../ui/nolo-face'
import { bubbleClass } from '../../ui/talk-layout'

export const noloBubble = `${bubbleClass} justify-self-start rounded-tl-[6px] bg-bubble-nolo`
/** The crisis check's words: an indigo edge, never red. */
export const careBubble =
  'max-w-152 justify-self-start rounded-card rounded-tl-[6px] bg-raised px-4 py-3 text-[.9688rem] leading-[1.55] ring-2 ring-primary ring-inset'

/** One turn of the talk: the person's own to the right, Nolo's to the left beside its face. */
export const TurnFrame = ({ own = false, who, children }: { own?: boolean; who?: ReactNode; children: ReactNode }) => (
  <div
    className={cn(
      'group mt-4.5 grid gap-x-2 gap-y-1 md:mt-6 md:gap-x-3',
      own ? 'grid-cols-[minmax(0,1fr)]' : 'grid-cols-[1.75rem_minmax(0,1fr)] md:grid-cols-[2.25rem_minmax(0,1fr)]',
    )}
  >
    {!own && <NoloFace className="row-span-2 size-7 md:size-9" />}
    {who && <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">{who}</p>}
    {own ? children : <div className="col-start-2 grid grid-cols-[minmax(0,1fr)] gap-2">{children}</div>}
  </div>
)
