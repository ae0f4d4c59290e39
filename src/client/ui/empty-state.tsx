import type { ReactNode } from 'react'
import { Dawn } from './dawn'

type Props = { title: string; children?: ReactNode; action?: ReactNode; art?: boolean }

/** What is not there yet, and the one thing to do about it. */
export const EmptyState = ({ title, children, action, art = true }: Props) => (
  <div className="grid animate-rise justify-items-center gap-1.5 px-2 py-4 text-center">
    {art && <Dawn />}
    <p className="mt-2 font-display text-h3">{title}</p>
    {children && <p className="max-w-100 text-ui text-muted">{children}</p>}
    {action && <div className="mt-3">{action}</div>}
  </div>
)
