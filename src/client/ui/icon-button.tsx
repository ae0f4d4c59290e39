import type { ComponentProps } from 'react'
import { cn } from '../lib/class-names'
import { Tooltip } from './tooltip'

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What it does, read out and shown on hover. */
  label: string
}

/** A 44 px button that is only a picture. */
export function IconButton({ label, className, type = 'button', ...rest }: Props) {
  return (
    <Tooltip text={label}>
      <button
        type={type}
        aria-label={label}
        className={cn(
          'grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted transition-colors duration-120 hover:bg-tint hover:text-text disabled:cursor-default disabled:opacity-50',
          className,
        )}
        {...rest}
      />
    </Tooltip>
  )
}
