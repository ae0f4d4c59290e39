import { Command } from 'cmdk'
import { Check, Search } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type ReactNode, type RefObject, useMemo } from 'react'
import type { ComboboxOption } from './combobox'
import { matches } from './combobox-search'

type Props = {
  id: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The field's button: the list hangs from it and gives the focus back to it. */
  anchor: RefObject<HTMLButtonElement | null>
  value: string | null
  searchLabel: string
  placeholder?: string
  note?: ReactNode
  options: () => ComboboxOption[]
  onPick: (value: string) => void
}

function Options(props: Omit<Props, 'id' | 'open' | 'anchor'>) {
  const { value, searchLabel, placeholder = searchLabel, note, options, onPick, onOpenChange } = props
  const list = useMemo(options, [options])
  return (
    <Command
      label={searchLabel}
      defaultValue={value ?? undefined}
      filter={(_, search, words = []) => matches(words, search)}
      className="flex min-h-0 flex-col"
    >
      <div className="relative border-b border-border">
        <Search
          size={18}
          strokeWidth={1.75}
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-muted"
        />
        <Command.Input
          placeholder={placeholder}
          className="min-h-12 w-full rounded-t-option bg-transparent pr-4 pl-11 text-base outline-none placeholder:text-muted md:text-ui"
        />
      </div>
      <Command.List label={searchLabel} className="min-h-0 overflow-y-auto overscroll-contain p-1.5">
        <Command.Empty className="px-3 py-4 text-ui text-muted">Nothing by that name. Try fewer letters.</Command.Empty>
        {list.map((option) => (
          <Command.Item
            key={option.value}
            value={option.value}
            keywords={[option.label, option.detail ?? '', option.value, option.words ?? '']}
            onSelect={() => {
              onOpenChange(false)
              if (option.value !== value) onPick(option.value)
            }}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-[10px] px-3 text-ui select-none data-[selected=true]:bg-tint"
          >
            {option.picture}
            <span className="min-w-0 flex-1 break-words">
              {option.code && <b className="font-semibold">{option.code} </b>}
              {option.label}
              {option.value === value && <span className="sr-only">, chosen</span>}
            </span>
            {option.detail && <span className="shrink-0 text-sm text-muted tabular-nums">{option.detail}</span>}
            {option.value === value && <Check size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-primary" />}
          </Command.Item>
        ))}
      </Command.List>
      {note && <p className="border-t border-border px-4 py-2.5 text-xs text-muted">{note}</p>}
    </Command>
  )
}

/** The list that hangs from a combobox, with its search box. */
export default function ComboboxPanel({ id, open, anchor, ...rest }: Props) {
  const giveBack = (event: Event) => {
    event.preventDefault()
    anchor.current?.focus()
  }
  // The field's own button opens and closes; a press on it must not count as one outside.
  const keepForButton = (event: Event) => {
    if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
  }
  return (
    <Popover.Root open={open} onOpenChange={rest.onOpenChange}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          id={id}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-label={rest.searchLabel}
          onCloseAutoFocus={giveBack}
          onInteractOutside={keepForButton}
          className="z-60 flex max-h-[min(22rem,var(--radix-popover-content-available-height))] w-[min(26rem,calc(100vw-2rem))] animate-rise flex-col rounded-option border border-border bg-raised shadow-float outline-none"
        >
          <Options {...rest} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
