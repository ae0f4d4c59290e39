import { ChevronsUpDown } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { cn } from '../lib/class-names'
import { controlClass, useFieldControl } from './field'

const loadPanel = () => import('./combobox-panel')
const ComboboxPanel = lazy(loadPanel)

export type ComboboxOption = {
  value: string
  label: string
  /** Stands at the right, quieter: an offset, a code. It is searched too. */
  detail?: string
}

type Props = {
  value: string | null
  /** What stands in the field for the value. */
  label: string
  /** What the search box asks for: "Search a city". */
  searchLabel: string
  /** Asked for when the list opens, so that a long one costs nothing before. */
  options: () => ComboboxOption[]
  onPick: (value: string) => void
  pending?: boolean
}

/** One of many, found by typing. The list is fetched when the field is touched. */
export function Combobox({ value, label, searchLabel, options, onPick, pending = false }: Props) {
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const control = useFieldControl()
  const show = (next: boolean) => {
    setOpened(true)
    setOpen(next)
  }
  return (
    <div className="relative">
      <button
        ref={trigger}
        type="button"
        role="combobox"
        {...control}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-busy={pending || undefined}
        onClick={() => !pending && show(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || pending) return
          event.preventDefault()
          show(true)
        }}
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
        className={cn(controlClass, 'cursor-pointer truncate pr-10 text-left', pending && 'opacity-60')}
      >
        {label}
      </button>
      <ChevronsUpDown
        size={18}
        strokeWidth={1.75}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-muted"
      />
      {opened && (
        <Suspense>
          <ComboboxPanel
            id={panelId}
            open={open}
            onOpenChange={setOpen}
            anchor={trigger}
            value={value}
            searchLabel={searchLabel}
            options={options}
            onPick={onPick}
          />
        </Suspense>
      )}
    </div>
  )
}
