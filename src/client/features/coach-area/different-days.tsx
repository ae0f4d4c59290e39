import { useState } from 'react'
import { dayIn } from '#client/lib/format'
import { useToday } from '#client/lib/use-today'
import { DatePicker } from '#client/ui/date-picker'
import { Field } from '#client/ui/field'
import type { Availability } from '#shared/coaches'
import { hoursOf, longDay, shortDay } from './days'
import { ExceptionForm, ExceptionsCard } from './exceptions-card'
import { type Opening, Openings } from './openings'

type Props = { draft: Availability; onChange: (changed: Partial<Availability>) => void }

function DayForm({ draft, onChange, onDone }: Props & { onDone: () => void }) {
  const { locale } = useToday()
  const [day, setDay] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const [openings, setOpenings] = useState<Opening[]>([{ start: 540, end: 720 }])
  const add = () => {
    if (!day) return setMissing(true)
    const others = draft.overrides.filter((one) => one.day !== day)
    onChange({ overrides: [...others, { day, openings }].sort((one, other) => one.day.localeCompare(other.day)) })
    onDone()
  }
  return (
    <ExceptionForm confirm="Add the day" onConfirm={add} onDone={onDone}>
      <Field label="Day" error={missing && !day ? 'Please pick a day.' : undefined}>
        <DatePicker value={day} onChange={setDay} min={dayIn(draft.timeZone)} locale={locale} />
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-sm font-semibold max-md:flex-1 md:w-full">Hours on that day</p>
        <Openings day="that day" openings={openings} onChange={setOpenings} empty="Closed all day" />
      </div>
    </ExceptionForm>
  )
}

/** Days with hours of their own, or none. */
export const DifferentDays = ({ draft, onChange }: Props) => (
  <ExceptionsCard
    title="Different days"
    add="Add a different day"
    empty="Every week is the same so far."
    exceptions={draft.overrides.map(({ day, openings }) => ({
      key: day,
      days: shortDay(day),
      means: hoursOf(openings),
      remove: `Remove ${longDay(day)}`,
      onRemove: () => onChange({ overrides: draft.overrides.filter((one) => one.day !== day) }),
    }))}
    dialog={{ title: 'A different day', description: "These hours stand in the place of the week's on that day." }}
    form={(onDone) => <DayForm draft={draft} onChange={onChange} onDone={onDone} />}
  />
)
