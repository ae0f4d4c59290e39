import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/class-names'
import { controlClass, useFieldControl } from './field'

/** The browser's own select in our looks: it opens as the person's device does, with its own keyboard and search. */
export const Select = ({ className, children, ...rest }: ComponentProps<'select'>) => (
  <div className="relative">
    <select {...useFieldControl()} className={cn(controlClass, 'cursor-pointer appearance-none pr-10', className)} {...rest}>
      {children}
    </select>
    <ChevronDown
      size={18}
      strokeWidth={1.75}
      aria-hidden
      className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-muted"
    />
  </div>
)
