import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/class-names'

/** A calm surface: 24 px inside, 16 on a phone. */
export const Card = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section className={cn('rounded-card border border-border bg-surface p-4 shadow-card md:p-6', className)} {...rest} />
)

type HeaderProps = {
  title: ReactNode
  /** The heading's id, for aria-labelledby on the card. */
  id?: string
  /** One thing at the right: a link, a chip, a figure. */
  children?: ReactNode
  className?: string
}

export const CardHeader = ({ title, id, children, className }: HeaderProps) => (
  <header className={cn('mb-4.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1', className)}>
    <h2 id={id}>{title}</h2>
    {children}
  </header>
)
