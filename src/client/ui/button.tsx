import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Spinner } from './spinner'

/** The look of a button, for links that are shown as one. */
export const buttonClass = cva(
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-control border font-semibold whitespace-nowrap transition-[background-color,border-color,translate] duration-120 ease-out active:translate-y-px disabled:cursor-default disabled:opacity-50 aria-disabled:cursor-default aria-disabled:opacity-50',
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-primary text-on-primary shadow-card hover:bg-primary-hover',
        secondary: 'border-border-strong bg-raised text-text hover:bg-tint',
        tinted: 'border-transparent bg-primary-soft text-primary hover:border-primary/25',
        ghost: 'border-transparent bg-transparent text-text hover:bg-tint',
        danger: 'border-transparent bg-danger text-on-danger hover:opacity-90',
      },
      size: {
        sm: 'min-h-11 px-3.5 text-sm md:min-h-9 md:rounded-[10px]',
        md: 'min-h-11 px-4.5 text-ui',
        lg: 'min-h-13 px-6 text-h3',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

type Props = ComponentProps<'button'> &
  VariantProps<typeof buttonClass> & {
    /** While true the button keeps its place and focus, shows a ring and does nothing. */
    pending?: boolean
  }

export function Button({ variant, size, pending = false, className, type = 'button', children, onClick, ...rest }: Props) {
  return (
    <button
      type={type}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ variant, size, className })}
      {...rest}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}
