import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { trpc } from '#client/lib/trpc'
import { Card } from '#client/ui/card'
import { EmptyState } from '#client/ui/empty-state'
import { ErrorState } from '#client/ui/error-state'
import { Segments } from '#client/ui/segments'
import { Repeat, Skeleton } from '#client/ui/skeleton'
import { FRESH } from './fresh'
import { Pager, useTrail } from './pager'
import { ReviewList } from './review-list'

export type ReviewFilter = 'hidden' | 'shown' | undefined
const FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'shown', label: 'Shown' },
  { value: 'hidden', label: 'Hidden' },
] as const

/** What clients wrote about coaches, newest first. Which of them stands in the address. */
export function ReviewsCard({ filter }: { filter: ReviewFilter }) {
  const navigate = useNavigate()
  const search = useSearch({ from: '/admin' })
  const trail = useTrail()
  const pick = (value: 'all' | 'shown' | 'hidden') => {
    trail.forget()
    const reviews = value === 'all' ? undefined : value
    void navigate({ to: '/admin', search: { ...search, reviews }, replace: true, resetScroll: false })
  }
  const query = { hidden: filter && filter === 'hidden', before: trail.before }
  const { data, isError, refetch } = trpc.admin.reviews.useQuery(query, { ...FRESH, placeholderData: keepPreviousData })
  return (
    <Card aria-labelledby="reviews">
      <div className="mb-5 grid items-center gap-3 sm:grid-cols-[minmax(0,1fr)_18rem]">
        <h2 id="reviews">Reviews</h2>
        <Segments label="Which reviews" hideLabel value={filter ?? 'all'} options={FILTERS} onPick={pick} />
      </div>
      {isError ? (
        <ErrorState title="The reviews did not load" onRetry={() => void refetch()} />
      ) : !data ? (
        <div className="grid gap-3">
          <Repeat times={3}>
            <Skeleton className="h-20 rounded-option" />
          </Repeat>
        </div>
      ) : data.items.length === 0 ? (
        <EmptyState title={filter === 'hidden' ? 'Nothing is hidden' : 'No reviews yet'}>
          {filter === 'hidden'
            ? 'A review you hide stands here, with your reason.'
            : 'They come once clients have written about their sessions.'}
        </EmptyState>
      ) : (
        <ReviewList reviews={data.items} />
      )}
      <Pager of="reviews" trail={trail} nextBefore={data?.nextBefore ?? null} />
    </Card>
  )
}
