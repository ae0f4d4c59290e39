import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { count } from '#client/lib/format'
import { Button, buttonClass } from '#client/ui/button'
import { Card } from '#client/ui/card'
import { EmptyState } from '#client/ui/empty-state'
import { ErrorState } from '#client/ui/error-state'
import { Input } from '#client/ui/field'
import { PricingLoading } from '#client/ui/pricing-loading'
import { Repeat, Skeleton } from '#client/ui/skeleton'
import type { Coach } from '#shared/coaches'
import { CoachOption } from './coach-option'
import { useCoachPages } from './use-coach-pages'

const Waiting = () => (
  <Repeat times={4}>
    <Card className="flex gap-4 p-4!">
      <Skeleton className="size-16 rounded-full!" />
      <div className="grid flex-1 gap-2.5">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-12 w-full" />
      </div>
    </Card>
  </Repeat>
)

const NobodyYet = () => (
  <Card>
    <EmptyState
      title="No Coaches Available"
      action={
        <Link to="/apply-coach" className={buttonClass()}>
          Become a Coach
        </Link>
      }
    >
      Nobody can be booked just now. Perhaps you are who others are waiting for?
    </EmptyState>
  </Card>
)

type Props = { coach: Coach | undefined; chosenId: string | undefined; onPick: (coachId: string) => void }

/** Who it is going to be. The one who was picked before stands first. */
export function CoachStep({ coach, chosenId, onPick }: Props) {
  const [words, setWords] = useState('')
  const [pages, setPages] = useState(1)
  const asked = useDeferredValue(words)
  const list = useCoachPages(asked, pages)
  // once, so that cards do not jump under the pointer when another is picked
  const [first] = useState(coach)
  const lead = first && !asked.trim() ? first : undefined
  const coaches = [...(lead ? [lead] : []), ...list.coaches.filter(({ id }) => id !== lead?.id)]
  const nobody = !list.isLoading && !list.isError && coaches.length === 0
  if (nobody && !asked.trim()) return <NobodyYet />
  return (
    <section aria-labelledby="step-title">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="step-title" tabIndex={-1} className="outline-none">
          Who would you like to talk to?
        </h2>
        <div className="relative w-full md:w-72">
          <Search size={18} strokeWidth={1.75} aria-hidden className="absolute top-1/2 left-3.5 -translate-y-1/2 text-muted" />
          <Input
            type="search"
            aria-label="Search coaches"
            placeholder="Search coaches..."
            value={words}
            maxLength={100}
            onChange={({ target }) => {
              setWords(target.value)
              setPages(1)
            }}
            className="pl-10"
          />
        </div>
      </div>
      <PricingLoading />
      <div role="radiogroup" aria-label="Coach" className="mt-4 grid items-stretch gap-3 md:gap-4 lg:grid-cols-2">
        {coaches.map((one) => (
          <CoachOption key={one.id} coach={one} chosen={one.id === chosenId} onPick={() => onPick(one.id)} />
        ))}
        {list.isLoading && <Waiting />}
      </div>
      {list.isError && (
        <ErrorState title="Failed to Load Coaches" onRetry={list.retry}>
          We couldn't load the coaches list. Please try again later.
        </ErrorState>
      )}
      {nobody && <p className="py-6 text-center text-muted">Nobody by these words. Try fewer letters.</p>}
      {list.total !== undefined && (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-3">
          <p role="status" className="text-sm text-muted">
            {count(list.total, 'coach', 'coaches')}
          </p>
          {list.coaches.length < list.total && !list.isLoading && (
            <Button variant="secondary" size="sm" onClick={() => setPages(pages + 1)}>
              Show more
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
