import { BadgeCheck, CalendarDays, Inbox, type LucideIcon, Users } from 'lucide-react'
import { trpc } from '#client/lib/trpc'
import { Card } from '#client/ui/card'
import { ErrorState } from '#client/ui/error-state'
import { Repeat, Skeleton } from '#client/ui/skeleton'
import { formatMinor } from '#shared/money'
import { ago } from './ago'
import { FRESH } from './fresh'

const figure = new Intl.NumberFormat('en-US')
const GRID = 'grid grid-cols-2 gap-2.5 md:gap-5 lg:grid-cols-4'

type StatProps = { Icon: LucideIcon; tint: string; value: number; label: string; lines: string[] }

const Stat = ({ Icon, tint, value, label, lines }: StatProps) => (
  <Card className="grid content-start gap-2 md:flex md:items-center md:gap-4 md:px-5.5 md:py-4.5">
    <span className={`grid h-9.5 w-9 shrink-0 place-items-center rounded-arch md:h-13 md:w-12 ${tint}`}>
      <Icon size={22} strokeWidth={1.75} aria-hidden className="max-md:size-4.5" />
    </span>
    <div className="min-w-0">
      <p className="figure text-[1.375rem] leading-none font-[640] md:text-[1.75rem]">{figure.format(value)}</p>
      <p className="mt-1 text-xs font-[550] md:text-sm">{label}</p>
      {lines.map((line) => (
        <p key={line} className="text-xs text-muted">
          {line}
        </p>
      ))}
    </div>
  </Card>
)

/** The four cards at the top. */
export function StatCards() {
  const { data, isError, refetch } = trpc.admin.stats.useQuery(undefined, FRESH)
  if (isError)
    return (
      <Card>
        <ErrorState title="The figures did not load" onRetry={() => void refetch()} />
      </Card>
    )
  if (!data)
    return (
      <div className={GRID}>
        <Repeat times={4}>
          <Card className="h-26">
            <Skeleton className="h-8 w-20" />
          </Card>
        </Repeat>
      </div>
    )
  const money = data.revenue.map(({ amount, currency }) => `${formatMinor(amount, currency)} charged`).slice(0, 2)
  return (
    <div className={GRID}>
      <Stat
        Icon={Users}
        tint="bg-[color-mix(in_oklab,var(--chart-1)_15%,var(--surface))]"
        value={data.users}
        label="Users"
        lines={[`+${figure.format(data.newUsers)} this week`]}
      />
      <Stat
        Icon={BadgeCheck}
        tint="bg-[color-mix(in_oklab,var(--chart-4)_17%,var(--surface))]"
        value={data.coaches}
        label="Coaches"
        lines={[`${figure.format(data.verifiedCoaches)} verified`]}
      />
      <Stat
        Icon={CalendarDays}
        tint="bg-[color-mix(in_oklab,var(--sun)_26%,var(--surface))]"
        value={data.sessionsThisMonth}
        label="Sessions this month"
        lines={[`${figure.format(data.sessionsToCome)} still to come`, ...money]}
      />
      <Stat
        Icon={Inbox}
        tint="bg-[color-mix(in_oklab,var(--chart-3)_15%,var(--surface))]"
        value={data.waitingApplications}
        label="Applications waiting"
        lines={[data.oldestWaitingAt ? `oldest ${ago(data.oldestWaitingAt)}` : 'none waits']}
      />
    </div>
  )
}
