import { Calendar, X } from 'lucide-react'
import { Popover } from 'radix-ui'
import { lazy, Suspense, useState } from 'react'
import { cn } from '../lib/class-names'
import { formatFullDay } from '../lib/format'
import { controlClass, useFieldControl } from './field'
import { Skeleton } from './skeleton'

const loadCalendar = () => import('./calendar')
const CalendarMonth = lazy(loadCalendar)

type Props = {
  value: string | null
  onChange: (day: string | null) => void
  /** The first day that can be picked, `YYYY-MM-DD`. */
  min: string
  locale: string
  name?: string
}

/** A day picked from a calendar; the calendar itself is fetched when the field is touched. */
export function DatePicker({ value, onChange, min, locale, name }: Props) {
  const [open, setOpen] = useState(false)
  const control = useFieldControl()
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <div className="relative">
        <Popover.Trigger
          {...control}
          name={name}
          onPointerEnter={loadCalendar}
          onFocus={loadCalendar}
          className={cn(controlClass, 'flex cursor-pointer items-center pr-12 text-left', !value && 'text-muted')}
        >
          {value ? formatFullDay(value, locale) : 'Pick a date'}
        </Popover.Trigger>
        {value ? (
          <button
            type="button"
            aria-label="Clear the date"
            onClick={() => onChange(null)}
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
      </div>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-label="Choose a date"
          className="z-60 animate-rise rounded-card border border-border bg-raised p-3 shadow-float outline-none"
        >
          <Suspense fallback={<Skeleton className="h-88 w-77" />}>
            <CalendarMonth
              value={value}
              min={min}
              onPick={(day) => {
                onChange(day)
                setOpen(false)
              }}
            />
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
