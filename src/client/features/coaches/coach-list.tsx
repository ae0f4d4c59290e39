import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { cn } from '#client/lib/class-names'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { Card } from '#client/ui/card'
import { EmptyState } from '#client/ui/empty-state'
import { ErrorState } from '#client/ui/error-state'
import { PricingLoading } from '#client/ui/pricing-loading'
import { MOST_PAGES, searchOf } from '#shared/coach-filters'
import { COACHES_A_PAGE } from '#shared/coach-options'
import type { CoachPage } from '#shared/coaches'
import { CoachCard } from './coach-card'
import { CoachPlaces } from './coaches-skeleton'
import { useDirectory } from './use-directory'

/** The first page under the filters of the address; while another is on its way the one before stays. */
export function useFirstPage() {
  const { address } = useDirectory()
  return trpc.coaches.search.useQuery(searchOf(address, 0), { placeholderData: keepPreviousData })
}

export const LoadFailed = () => (
  <Card>
    <ErrorState title="Failed to Load Coaches" onRetry={() => window.location.reload()}>
      We couldn't load the coaches list. Please try again later.
    </ErrorState>
  </Card>
)

function Nobody() {
  const { clear, filtered } = useDirectory()
  return (
    <Card>
      {filtered ? (
        <EmptyState title="No Coaches Found" action={<Button onClick={clear}>Clear All Filters</Button>}>
          Try adjusting your filters to see more results.
        </EmptyState>
      ) : (
        <EmptyState title="No Coaches Found">No coaches are currently available. Please check back later.</EmptyState>
      )}
    </Card>
  )
}

const Cards = ({ items }: Pick<CoachPage, 'items'>) =>
  items.map((coach) => (
    <li key={coach.id} className="min-w-0">
      <CoachCard coach={coach} />
    </li>
  ))

function FurtherCards({ page }: { page: number }) {
  const { address } = useDirectory()
  const { data, isError, refetch } = trpc.coaches.search.useQuery(searchOf(address, page))
  if (isError)
    return (
      <li className="col-span-full">
        <ErrorState title="Failed to Load Coaches" onRetry={() => void refetch()}>
          We couldn't load the coaches list. Please try again later.
        </ErrorState>
      </li>
    )
  return data && <Cards items={data.items} />
}

/** Shows the next page below; the address keeps how far one came. */
function ShowMore({ matching, onMore }: { matching: number; onMore: () => void }) {
  const { address, change } = useDirectory()
  const page = address.page ?? 0
  const utils = trpc.useUtils()
  const shown = (page + 1) * COACHES_A_PAGE
  if (shown >= matching) return null
  if (page + 1 >= MOST_PAGES)
    return <p className="text-center text-sm text-muted">Filters find the rest faster than scrolling.</p>
  const more = async () => {
    await utils.coaches.search.prefetch(searchOf(address, page + 1))
    onMore()
    change({ page: page + 1 }, true)
  }
  return (
    <Button variant="secondary" className="justify-self-center" onClick={more}>
      Show {Math.min(COACHES_A_PAGE, matching - shown)} more
    </Button>
  )
}

/** The coaches found, as many pages of them as were asked for. */
export function CoachList({ page, waiting }: { page: CoachPage | undefined; waiting: boolean }) {
  const { address } = useDirectory()
  const list = useRef<HTMLUListElement>(null)
  const before = useRef<number>(undefined)
  // the button one pressed may be gone; reading goes on at the first of those that came
  useEffect(() => {
    const first = before.current === undefined ? undefined : list.current?.children[before.current]
    if (!first) return
    before.current = undefined
    first.querySelector('a')?.focus({ preventScroll: true })
  })
  if (!page) return <CoachPlaces />
  const { items, matching, active } = page
  return (
    <>
      <div className="grid gap-1">
        <p role="status" className="text-sm text-muted">
          Showing {matching.toLocaleString('en')} of {active.toLocaleString('en')} coaches
        </p>
        <PricingLoading />
      </div>
      {items.length === 0 ? (
        <Nobody />
      ) : (
        <ul
          ref={list}
          aria-busy={waiting}
          className={cn(
            'grid gap-4 transition-opacity duration-220 md:grid-cols-2 md:gap-5 lg:grid-cols-3',
            waiting && 'opacity-60',
          )}
        >
          <Cards items={items} />
          {Array.from({ length: address.page ?? 0 }, (_, before) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            <FurtherCards key={before} page={before + 1} />
          ))}
        </ul>
      )}
      <ShowMore
        matching={matching}
        onMore={() => {
          before.current = list.current?.children.length
        }}
      />
    </>
  )
}
