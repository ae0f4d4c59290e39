import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { dayIn } from '#client/lib/format'
import { useToday } from '#client/lib/use-today'
import { Button } from '#client/ui/button'
import { Card, CardHeader } from '#client/ui/card'
import { DatePicker } from '#client/ui/date-picker'
import { Dialog } from '#client/ui/dialog'
import { Field } from '#client/ui/field'
import { IconButton } from '#client/ui/icon-button'
import type { Availability } from '#shared/coaches'
import { clockOf, longDay, shortDay } from './days'
import { type Opening, Openings } from './openings'

const hoursOf = (openings: readonly Opening[]) =>
  openings.length === 0 ? 'Closed' : openings.map(({ start, end }) => `${clockOf(start)} to ${clockOf(end)}`).join(', ')

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
    <div className="grid gap-4">
      <Field label="Day" error={missing && !day ? 'Please pick a day.' : undefined}>
        <DatePicker value={day} onChange={setDay} min={dayIn(draft.timeZone)} locale={locale} />
      </Field>
      <div>
        <p className="mb-1.5 text-sm font-semibold">Hours on that day</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Openings day="that day" openings={openings} onChange={setOpenings} empty="Closed all day" />
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-auto">
        <Button variant="secondary" onClick={onDone}>
          Leave it
        </Button>
        <Button onClick={add}>Add the day</Button>
      </div>
    </div>
  )
}

/** Days with hours of their own, or none. */
export function DifferentDays({ draft, onChange }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Card aria-labelledby="days-title">
      <CardHeader title="Different days" id="days-title" className="mb-3">
        <Button
          variant="ghost"
          className="-my-2 -mr-4.5 text-primary!"
          onClick={() => setOpen(true)}
          aria-label="Add a different day"
        >
          <Plus size={18} strokeWidth={1.75} aria-hidden />
          Add
        </Button>
      </CardHeader>
      {draft.overrides.length === 0 && <p className="text-sm text-muted">Every week is the same so far.</p>}
      <ul className="divide-y divide-border text-sm">
        {draft.overrides.map(({ day, openings }) => (
          <li key={day} className="flex items-center justify-between gap-3 py-2 first:pt-0 last:pb-0">
            <span>
              <b className="font-semibold">{shortDay(day)}</b>
              <span className="block text-muted tabular-nums">{hoursOf(openings)}</span>
            </span>
            <IconButton
              label={`Remove ${longDay(day)}`}
              onClick={() => onChange({ overrides: draft.overrides.filter((one) => one.day !== day) })}
            >
              <X size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="A different day"
        description="These hours stand in the place of the week's on that day."
      >
        <DayForm draft={draft} onChange={onChange} onDone={() => setOpen(false)} />
      </Dialog>
    </Card>
  )
}
