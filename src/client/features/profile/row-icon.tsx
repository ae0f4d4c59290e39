import type { LucideIcon } from 'lucide-react'

/** The small arch before a row of a list. */
export const RowIcon = ({ Icon }: { Icon: LucideIcon }) => (
  <span className="grid h-10.5 w-10 shrink-0 place-items-center rounded-arch bg-tint">
    <Icon size={20} strokeWidth={1.75} aria-hidden />
  </span>
)
