import { ChevronLeft, ChevronRight } from 'lucide-react'
import { DayPicker } from 'react-day-picker'

const dateOf = (day: string) => {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}
const pad = (part: number) => String(part).padStart(2, '0')
const dayOf = (date: Date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`

const arrow =
  'grid size-11 cursor-pointer place-items-center rounded-control text-muted hover:bg-tint hover:text-text aria-disabled:opacity-30'

const halfSun =
  'relative font-[550] after:pointer-events-none after:absolute after:bottom-1 after:left-1/2 after:h-1 after:w-2 after:-translate-x-1/2 after:rounded-t-full after:bg-sun'

function Chevron({ orientation }: { orientation?: string }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Icon size={18} strokeWidth={1.75} aria-hidden />
}

type Props = {
  value: string | null
  min: string
  onPick: (day: string) => void
  /** Where only some days can be picked: which, marked with half a sun. The month shown is the caller's then. */
  open?: { days: ReadonlySet<string>; month: string; onMonth: (month: string) => void; lastMonth: string }
}

/** A month, Monday first. Days are plain calendar days: nobody's time zone moves them. */
export function CalendarMonth({ value, min, onPick, open }: Props) {
  const selected = value ? dateOf(value) : undefined
  const isOpen = (date: Date) => open?.days.has(dayOf(date)) ?? false
  const shown = open
    ? {
        month: dateOf(`${open.month}-01`),
        endMonth: dateOf(`${open.lastMonth}-01`),
        onMonthChange: (month: Date) => open.onMonth(dayOf(month).slice(0, 7)),
        disabled: (date: Date) => !isOpen(date),
        modifiers: { open: isOpen },
        modifiersClassNames: { open: halfSun },
      }
    : { autoFocus: true, defaultMonth: selected ?? dateOf(min), disabled: { before: dateOf(min) } }
  return (
    <DayPicker
      mode="single"
      required
      {...shown}
      weekStartsOn={1}
      selected={selected}
      today={dateOf(min)}
      startMonth={dateOf(min)}
      onSelect={(date: Date) => onPick(dayOf(date))}
      classNames={{
        months: 'relative',
        nav: 'absolute inset-x-0 top-0 flex justify-between',
        button_previous: arrow,
        button_next: arrow,
        month_caption: 'grid h-11 place-items-center font-display text-h3',
        month_grid: 'mt-1 border-collapse',
        weekday: 'h-9 w-[min(2.75rem,11vw)] text-xs font-[550] text-muted',
        day: 'p-0 text-center text-ui',
        day_button:
          'grid h-11 w-[min(2.75rem,11vw)] cursor-pointer place-items-center rounded-control hover:bg-tint disabled:cursor-default disabled:opacity-35 disabled:hover:bg-transparent',
        selected: '*:bg-primary *:font-semibold *:text-on-primary *:hover:bg-primary',
        today: 'font-bold underline decoration-sun decoration-2 underline-offset-4',
        outside: 'invisible',
      }}
      components={{ Chevron }}
    />
  )
}
