import { DropdownMenu } from 'radix-ui'
import type { ComponentProps, ReactElement, ReactNode, RefObject } from 'react'
import { cn } from '../lib/class-names'
import { useAnchorButton } from './use-anchor-button'

const contentClass = 'z-50 min-w-48 animate-rise rounded-option border border-border bg-raised p-1.5 shadow-float'

type Props = { trigger: ReactElement; children: ReactNode; align?: 'start' | 'end'; className?: string }

/** A menu that opens from its trigger. */
export const Menu = ({ trigger, children, align = 'end', className }: Props) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content align={align} sideOffset={6} collisionPadding={12} className={cn(contentClass, className)}>
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
)

type AnchoredProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button it belongs to, in a positioned box together with this. */
  button: RefObject<HTMLButtonElement | null>
  labelledBy: string
  children: ReactNode
  className?: string
}

/** A menu for a button that stands on the page before the menu's code does; it opens inside the landmark it belongs to. */
export function AnchoredMenu({ open, onOpenChange, button, labelledBy, children, className }: AnchoredProps) {
  const anchored = useAnchorButton(button)
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild disabled>
        <span aria-hidden className="pointer-events-none absolute inset-0" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        aria-labelledby={labelledBy}
        align="end"
        sideOffset={6}
        collisionPadding={12}
        {...anchored}
        className={cn(contentClass, className)}
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-[10px] px-3 text-ui outline-none select-none data-highlighted:bg-tint data-disabled:opacity-50'

export const MenuItem = ({
  danger = false,
  className,
  ...rest
}: ComponentProps<typeof DropdownMenu.Item> & { danger?: boolean }) => (
  <DropdownMenu.Item className={cn(itemClass, danger && 'text-danger', className)} {...rest} />
)

export const MenuRadioGroup = DropdownMenu.RadioGroup

/** One of several; the chosen one carries a sun. */
export const MenuRadioItem = ({ children, className, ...rest }: ComponentProps<typeof DropdownMenu.RadioItem>) => (
  <DropdownMenu.RadioItem className={cn(itemClass, className)} {...rest}>
    {children}
    <DropdownMenu.ItemIndicator className="ml-auto size-2.5 rounded-full bg-sun" />
  </DropdownMenu.RadioItem>
)

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <DropdownMenu.Label className="px-3 pt-2 pb-1 text-xs font-semibold text-muted">{children}</DropdownMenu.Label>
)

export const MenuSeparator = () => <DropdownMenu.Separator className="mx-3 my-1.5 h-px bg-border" />
