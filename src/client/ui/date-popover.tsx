import { Popover } from 'radix-ui'
import type { RefObject } from 'react'
import { CalendarMonth } from './calendar'
import { useAnchorButton } from './use-anchor-button'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The field's button: the calendar hangs from it and gives the focus back to it. */
  anchor: RefObject<HTMLButtonElement | null>
  value: string | null
  min: string
  onPick: (day: string) => void
}

/** The calendar that hangs from a date field. */
export default function DatePopover({ open, onOpenChange, anchor, value, min, onPick }: Props) {
  const anchored = useAnchorButton(anchor)
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-label="Choose a date"
          {...anchored}
          className="z-60 animate-rise rounded-card border border-border bg-raised p-3 shadow-float outline-none"
        >
          <CalendarMonth
            value={value}
            min={min}
            onPick={(day) => {
              onPick(day)
              onOpenChange(false)
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
