import { zoneLabel } from '#client/lib/zones'
import { Card, CardHeader } from '#client/ui/card'
import type { Availability } from '#shared/coaches'
import { Openings } from './openings'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Props = { draft: Availability; onChange: (changed: Partial<Availability>) => void }

/** The hours of every week, a row a day. */
export const WeeklyHours = ({ draft: { weekly, timeZone }, onChange }: Props) => (
  <Card aria-labelledby="weekly-title">
    <CardHeader title="Weekly hours" id="weekly-title">
      <span className="text-sm text-muted">{zoneLabel(timeZone)}</span>
    </CardHeader>
    <ul>
      {WEEKDAYS.map((name, index) => {
        const weekday = index + 1
        const openings = weekly.filter((hours) => hours.weekday === weekday)
        const others = weekly.filter((hours) => hours.weekday !== weekday)
        return (
          <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border py-1.5 first:border-0">
            <b className="w-24 font-semibold max-md:flex-1">{name}</b>
            <Openings
              day={name}
              openings={openings}
              empty="No sessions"
              onChange={(changed) =>
                onChange({ weekly: [...others, ...changed.map(({ start, end }) => ({ weekday, start, end }))] })
              }
            />
          </li>
        )
      })}
    </ul>
    <p className="mt-3 text-xs text-muted">
      People in other places see these hours in their own time, also when the clocks change.
    </p>
  </Card>
)
