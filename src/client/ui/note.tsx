import { cva, type VariantProps } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const noteClass = cva('grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2.5 rounded-option px-4 py-3.5 text-ui', {
  variants: {
    tone: {
      plain: 'bg-tint [&>svg]:text-muted',
      sun: 'bg-sun-soft',
      success: 'bg-success-soft [&>svg]:text-success',
      warning: 'bg-warning-soft [&>svg]:text-warning',
      danger: 'bg-danger-soft [&>svg]:text-danger',
    },
  },
  defaultVariants: { tone: 'plain' },
})

type Props = VariantProps<typeof noteClass> & {
  Icon: LucideIcon
  role?: 'status' | 'alert'
  className?: string
  children: ReactNode
}

/** A quiet strip inside a card: something to know, with its icon. */
export const Note = ({ tone, Icon, role, className, children }: Props) => (
  <div role={role} className={noteClass({ tone, className })}>
    <Icon size={20} strokeWidth={1.75} aria-hidden className="mt-px" />
    <div className="min-w-0">{children}</div>
  </div>
)
