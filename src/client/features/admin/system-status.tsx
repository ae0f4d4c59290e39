import { useQuery } from '@tanstack/react-query'
import { CreditCard, Database, type LucideIcon, Mail, Sparkles, Timer, TriangleAlert } from 'lucide-react'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { Card, CardHeader } from '#client/ui/card'
import { Chip } from '#client/ui/chip'
import { ErrorState } from '#client/ui/error-state'
import { Repeat, Skeleton } from '#client/ui/skeleton'
import type { ServiceState } from '#shared/admin'

const AGAIN_MS = 20_000
const LOOK: Record<ServiceState['name'], { label: string; Icon: LucideIcon }> = {
  database: { label: 'Database', Icon: Database },
  ai: { label: 'AI services', Icon: Sparkles },
  payments: { label: 'Payments', Icon: CreditCard },
  mail: { label: 'Mail', Icon: Mail },
  jobs: { label: 'Oldest job', Icon: Timer },
}
const GOOD = 'text-success bg-success-soft'
const CARE = 'text-warning bg-warning-soft'
const BAD = 'text-danger bg-danger-soft'

function wordOf({ name, state }: ServiceState): [word: string, look: string] {
  if (state === 'ok') return ['Working', GOOD]
  if (state === 'built-in') return name === 'payments' ? ['Test', CARE] : ['Working', GOOD]
  if (state === 'slow') return [name === 'jobs' ? 'Late' : 'Slow', CARE]
  return [state === 'off' ? 'Off' : 'Down', BAD]
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** What the server found when it asked each service just now; asked again while one looks. */
export function SystemStatusCard() {
  const { client } = trpc.useUtils()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['admin status'],
    queryFn: () => client.admin.status.mutate(),
    refetchInterval: AGAIN_MS,
    staleTime: 0,
  })
  const toLookAt = data?.services.filter(({ state }) => state === 'slow' || state === 'down' || state === 'off').length ?? 0
  return (
    <Card aria-labelledby="system">
      <CardHeader title="System status" id="system">
        {toLookAt > 0 && (
          <Chip tone="warning">
            <TriangleAlert size={15} strokeWidth={1.75} aria-hidden />
            {toLookAt} to look at
          </Chip>
        )}
      </CardHeader>
      {isError ? (
        <ErrorState title="The server did not answer" onRetry={() => void refetch()} />
      ) : !data ? (
        <div className="grid gap-4">
          <Repeat times={5}>
            <Skeleton className="h-11" />
          </Repeat>
        </div>
      ) : (
        <>
          <ul className="grid gap-4">
            {data.services.map((service) => {
              const { label, Icon } = LOOK[service.name]
              const [word, look] = wordOf(service)
              return (
                <li key={service.name} className="flex items-center gap-3.5">
                  <span className={`grid h-10.5 w-10 shrink-0 place-items-center rounded-arch ${look}`}>
                    <Icon size={20} strokeWidth={1.75} aria-hidden />
                  </span>
                  <div className="min-w-0 flex-1">
                    <p className="font-semibold">{label}</p>
                    <p className="text-sm break-words text-muted">{service.says}</p>
                  </div>
                  <div className="shrink-0 text-right">
                    <p className={`text-sm font-[650] ${look.split(' ')[0]}`}>{word}</p>
                    {service.tookMs !== null && <p className="figure text-xs text-muted">{service.tookMs} ms</p>}
                  </div>
                </li>
              )
            })}
          </ul>
          <p className="mt-5 text-xs text-muted">Measured at {clock.format(new Date(data.at))}, again every 20 seconds.</p>
          <Button variant="secondary" className="mt-3 w-full" pending={isFetching} onClick={() => void refetch()}>
            Measure now
          </Button>
        </>
      )}
    </Card>
  )
}
