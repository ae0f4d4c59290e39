import { useState } from 'react'
import { dayIn } from '#client/lib/format'
import { useToday } from '#client/lib/use-today'
import { DatePicker } from '#client/ui/date-picker'
import { Field } from '#client/ui/field'
import type { Availability } from '#shared/coaches'
import { longDay, shortDay } from './days'
import { ExceptionForm, ExceptionsCard } from './exceptions-card'

type Props = { draft: Availability; onChange: (changed: Partial<Availability>) => void }

function TimeOffForm({ draft, onChange, onDone }: Props & { onDone: () => void }) {
  const { locale } = useToday()
  const today = dayIn(draft.timeZone)
  const [firstDay, setFirst] = useState<string | null>(null)
  const [lastDay, setLast] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const backwards = firstDay && lastDay && lastDay < firstDay ? 'The last day must not come first.' : undefined
  const missing = (day: string | null) => (tried && !day ? 'Please pick a day.' : undefined)
  const add = () => {
    setTried(true)
    if (!firstDay || !lastDay || backwards) return
    const timeOff = [...draft.timeOff, { firstDay, lastDay }].sort((one, other) => one.firstDay.localeCompare(other.firstDay))
    onChange({ timeOff })
    onDone()
  }
  return (
    <ExceptionForm confirm="Add time off" onConfirm={add} onDone={onDone}>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Field label="First day off" error={missing(firstDay)}>
          <DatePicker value={firstDay} onChange={setFirst} min={today} locale={locale} />
        </Field>
        <Field label="Last day off" error={backwards ?? missing(lastDay)}>
          <DatePicker value={lastDay} onChange={setLast} min={firstDay ?? today} locale={locale} />
        </Field>
      </div>
    </ExceptionForm>
  )
}

/** Days on which nobody can book. */
export const TimeOff = ({ draft, onChange }: Props) => (
  <ExceptionsCard
    title="Time off"
    add="Add time off"
    empty="No time off is planned."
    exceptions={draft.timeOff.map(({ firstDay, lastDay }, index) => ({
      key: firstDay + lastDay,
      days: firstDay === lastDay ? shortDay(firstDay) : `${shortDay(firstDay)} to ${shortDay(lastDay)}`,
      means: 'Nobody can book. Sessions already booked stay.',
      remove: `Remove the time off from ${longDay(firstDay)}`,
      onRemove: () => onChange({ timeOff: draft.timeOff.filter((_, at) => at !== index) }),
    }))}
    dialog={{ title: 'Time off', description: 'Nobody can book from the first of these days to the last.' }}
    form={(onDone) => <TimeOffForm draft={draft} onChange={onChange} onDone={onDone} />}
  />
)
