import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const chipClass = cva('inline-flex h-7 shrink-0 items-center gap-1.5 rounded-full px-2.5 text-xs font-[550] whitespace-nowrap', {
  variants: {
    tone: {
      plain: 'bg-tint text-muted',
      success: 'bg-success-soft text-success',
      warning: 'bg-warning-soft text-warning',
      danger: 'bg-danger-soft text-danger',
      ink: 'bg-primary-soft text-primary',
      sun: 'bg-sun-soft text-text',
    },
  },
  defaultVariants: { tone: 'plain' },
})

/** A word about the thing beside it; not to be pressed. */
export const Chip = ({ tone, className, ...rest }: ComponentProps<'span'> & VariantProps<typeof chipClass>) => (
  <span className={chipClass({ tone, className })} {...rest} />
)

/** A suggestion that can be pressed. */
export const SuggestionChip = ({ className, type = 'button', ...rest }: ComponentProps<'button'>) => (
  <button
    type={type}
    className={`inline-flex min-h-11 cursor-pointer items-center rounded-full border border-border-strong bg-raised px-4 text-left text-sm font-[550] transition-colors duration-120 hover:bg-tint disabled:cursor-default disabled:opacity-50 md:min-h-9 ${className ?? ''}`}
    {...rest}
  />
)
