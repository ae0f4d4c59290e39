import { Calendar, X } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { cn } from '../lib/class-names'
import { formatFullDay } from '../lib/format'
import { controlClass, useFieldControl } from './field'

const loadPopover = () => import('./date-popover')
const DatePopover = lazy(loadPopover)

type Props = {
  value: string | null
  onChange: (day: string | null) => void
  /** The first day that can be picked, `YYYY-MM-DD`. */
  min: string
  locale: string
  name?: string
}

/** A day picked from a calendar; the calendar is fetched when the field is touched. */
export function DatePicker({ value, onChange, min, locale, name }: Props) {
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const control = useFieldControl()
  const toggle = () => {
    setOpened(true)
    setOpen(!open)
  }
  const clear = () => {
    onChange(null)
    trigger.current?.focus()
  }
  return (
    <div className="relative">
      <button
        ref={trigger}
        type="button"
        {...control}
        name={name}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={toggle}
        onPointerEnter={loadPopover}
        onFocus={loadPopover}
        className={cn(controlClass, 'flex cursor-pointer items-center pr-12 text-left', !value && 'text-muted!')}
      >
        {value ? formatFullDay(value, locale) : 'Pick a date'}
      </button>
      {value ? (
        <button
          type="button"
          aria-label="Clear the date"
          onClick={clear}
          className="absolute top-0 right-0 grid size-11 cursor-pointer place-items-center rounded-control text-muted hover:text-text"
        >
          <X size={18} strokeWidth={1.75} aria-hidden />
        </button>
      ) : (
        <Calendar
          size={18}
          strokeWidth={1.75}
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-muted"
        />
      )}
      {opened && (
        <Suspense>
          <DatePopover open={open} onOpenChange={setOpen} anchor={trigger} value={value} min={min} onPick={onChange} />
        </Suspense>
      )}
    </div>
  )
}
