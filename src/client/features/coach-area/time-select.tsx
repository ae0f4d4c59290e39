import { Select } from '#client/ui/select'
import { clockOf } from './days'

const QUARTERS = Array.from({ length: 97 }, (_, index) => index * 15)

type Props = { label: string; value: number; from?: number; to?: number; invalid?: boolean; onChange: (minute: number) => void }

/** A time of day on the quarter hour. */
export const TimeSelect = ({ label, value, from = 0, to = 1440, invalid, onChange }: Props) => (
  <Select
    aria-label={label}
    aria-invalid={invalid || undefined}
    value={value}
    onChange={(event) => onChange(Number(event.target.value))}
    className="px-3 pr-8 tabular-nums"
  >
    {QUARTERS.filter((minute) => (minute >= from && minute <= to) || minute === value).map((minute) => (
      <option key={minute} value={minute}>
        {clockOf(minute)}
      </option>
    ))}
  </Select>
)
