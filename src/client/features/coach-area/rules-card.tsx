import { count } from '#client/lib/format'
import { zoneLabel, zoneOptions } from '#client/lib/zones'
import { Card, CardHeader } from '#client/ui/card'
import { Combobox } from '#client/ui/combobox'
import { Field } from '#client/ui/field'
import { Select } from '#client/ui/select'
import type { Availability } from '#shared/coaches'

type Choice = readonly [value: number, words: string]
const hours = (number: number): Choice => [number * 60, count(number, 'hour')]
const days = (number: number): Choice => [number, count(number, 'day')]

const NOTICE: Choice[] = [
  [0, 'None'],
  hours(1),
  hours(2),
  hours(4),
  hours(8),
  hours(12),
  hours(24),
  hours(48),
  [10_080, '1 week'],
]
const AHEAD: Choice[] = [days(7), days(14), days(30), days(60), days(90), days(180), [365, '1 year']]
const PAUSE: Choice[] = [[0, 'None'], ...[15, 30, 45, 60, 90, 120].map((minutes): Choice => [minutes, `${minutes} min`])]
const MOST: Choice[] = [[0, 'No limit'], ...Array.from({ length: 12 }, (_, index): Choice => [index + 1, String(index + 1)])]
const SEATS: Choice[] = Array.from({ length: 49 }, (_, index): Choice => [index + 2, String(index + 2)])

type RuleProps = {
  label: string
  value: number
  choices: Choice[]
  words: (value: number) => string
  onChange: (value: number) => void
}

/** A value that is not among the choices stays and is offered with them. */
const Rule = ({ label, value, choices, words, onChange }: RuleProps) => (
  <Field label={label}>
    <Select value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {!choices.some(([known]) => known === value) && <option value={value}>{words(value)}</option>}
      {choices.map(([known, text]) => (
        <option key={known} value={known}>
          {text}
        </option>
      ))}
    </Select>
  </Field>
)

type Props = { draft: Availability; onChange: (changed: Partial<Availability>) => void }

/** How soon, how far, how close together, how many, and on whose clock. */
export const RulesCard = ({ draft, onChange }: Props) => (
  <Card aria-labelledby="rules-title">
    <CardHeader title="Rules" id="rules-title" className="mb-4" />
    <div className="grid grid-cols-2 gap-4 md:grid-cols-5">
      <Rule
        label="Notice"
        value={draft.noticeMinutes}
        choices={NOTICE}
        words={(value) => `${value} min`}
        onChange={(noticeMinutes) => onChange({ noticeMinutes })}
      />
      <Rule
        label="Ahead"
        value={draft.horizonDays}
        choices={AHEAD}
        words={(value) => count(value, 'day')}
        onChange={(horizonDays) => onChange({ horizonDays })}
      />
      <Rule
        label="Pause"
        value={draft.bufferMinutes}
        choices={PAUSE}
        words={(value) => `${value} min`}
        onChange={(bufferMinutes) => onChange({ bufferMinutes })}
      />
      <Rule
        label="Most in a day"
        value={draft.mostPerDay ?? 0}
        choices={MOST}
        words={String}
        onChange={(most) => onChange({ mostPerDay: most || null })}
      />
      <Rule
        label="Group size"
        value={draft.groupSeats}
        choices={SEATS}
        words={String}
        onChange={(groupSeats) => onChange({ groupSeats })}
      />
    </div>
    <Field
      label="Your time zone"
      hint="The hours stay as they read here when you change it: 09:00 is then 09:00 there. Sessions already booked keep their moment."
      className="mt-4 md:max-w-md"
    >
      <Combobox
        value={draft.timeZone}
        label={zoneLabel(draft.timeZone)}
        searchLabel="Search a city"
        options={zoneOptions}
        onPick={(timeZone) => onChange({ timeZone })}
      />
    </Field>
  </Card>
)
