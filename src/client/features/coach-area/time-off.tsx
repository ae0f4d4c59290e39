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
import { longDay } from './days'

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
    <div className="grid gap-4">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Field label="First day off" error={missing(firstDay)}>
          <DatePicker value={firstDay} onChange={setFirst} min={today} locale={locale} />
        </Field>
        <Field label="Last day off" error={backwards ?? missing(lastDay)}>
          <DatePicker value={lastDay} onChange={setLast} min={firstDay ?? today} locale={locale} />
        </Field>
      </div>
      <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-auto">
        <Button variant="secondary" onClick={onDone}>
          Leave it
        </Button>
        <Button onClick={add}>Add time off</Button>
      </div>
    </div>
  )
}

/** Days on which nobody can book. */
export function TimeOff({ draft, onChange }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Card aria-labelledby="off-title">
      <CardHeader title="Time off" id="off-title" className="mb-3">
        <Button variant="ghost" className="-my-2 -mr-4.5 text-primary!" onClick={() => setOpen(true)} aria-label="Add time off">
          <Plus size={18} strokeWidth={1.75} aria-hidden />
          Add
        </Button>
      </CardHeader>
      {draft.timeOff.length === 0 && <p className="text-sm text-muted">No time off is planned.</p>}
      <ul className="divide-y divide-border text-sm">
        {draft.timeOff.map(({ firstDay, lastDay }, index) => (
          <li key={firstDay + lastDay} className="flex items-center justify-between gap-3 py-2 first:pt-0 last:pb-0">
            <span>
              <b className="font-semibold">
                {firstDay === lastDay ? longDay(firstDay) : `${longDay(firstDay)} to ${longDay(lastDay)}`}
              </b>
              <span className="block text-muted">Nobody can book. Sessions already booked stay.</span>
            </span>
            <IconButton
              label={`Remove the time off from ${longDay(firstDay)}`}
              onClick={() => onChange({ timeOff: draft.timeOff.filter((_, at) => at !== index) })}
            >
              <X size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Time off"
        description="Nobody can book from the first of these days to the last."
      >
        <TimeOffForm draft={draft} onChange={onChange} onDone={() => setOpen(false)} />
      </Dialog>
    </Card>
  )
}
