import { ChevronsUpDown } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { cn } from '../lib/class-names'
import { controlClass, useFieldControl } from './field'

const loadPanel = () => import('./combobox-panel')
const ComboboxPanel = lazy(loadPanel)

export type ComboboxOption = {
  value: string
  label: string
  /** Stands at the right, quieter: an offset, a code. It is searched too. */
  detail?: string
  /** Stands before the label, heavier: a code. */
  code?: string
  /** Stands first: a flag. */
  picture?: ReactNode
  /** Searched too, and not shown. */
  words?: string
}

type Props = {
  value: string | null
  /** What stands in the field for the value. */
  label: string
  /** What the search box asks for: "Search a city". */
  searchLabel: string
  /** What stands in the empty search box, where that is not its name. */
  placeholder?: string
  /** Asked for when the list opens, so that a long one costs nothing before. */
  options: () => ComboboxOption[]
  onPick: (value: string) => void
  pending?: boolean
  /** Stands in the field before the label. */
  picture?: ReactNode
  /** A line under the list. */
  note?: ReactNode
  /** The field's name where no Field gives it one. */
  name?: string
  className?: string
}

/** One of many, found by typing. The list is fetched when the field is touched. */
export function Combobox({ label, pending = false, picture, name, className, ...list }: Props) {
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
    <div className={cn('relative', className)}>
      <button
        ref={trigger}
        type="button"
        role="combobox"
        aria-label={name}
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
        {picture ? (
          <span className="flex items-center gap-2.5">
            {picture}
            <span className="min-w-0 truncate">{label}</span>
          </span>
        ) : (
          label
        )}
      </button>
      <ChevronsUpDown
        size={18}
        strokeWidth={1.75}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-muted"
      />
      {opened && (
        <Suspense>
          <ComboboxPanel id={panelId} open={open} onOpenChange={setOpen} anchor={trigger} {...list} />
        </Suspense>
      )}
    </div>
  )
}
