import { useState } from 'react'
import { trpc } from '#client/lib/trpc'
import type { CoachProfile } from '#shared/coaches'

const SHOWN_AT_FIRST = 4

/** A coach's reviews, a few at first and then page after page. */
export function useCoachReviews({ id: coachId, reviews: first }: Pick<CoachProfile, 'id' | 'reviews'>) {
  const [isOpen, setOpen] = useState(first.items.length <= SHOWN_AT_FIRST)
  const [befores, setBefores] = useState<string[]>([])
  const answers = trpc.useQueries((ask) => befores.map((before) => ask.coaches.reviews({ coachId, before })))
  const pages = [first, ...answers.flatMap(({ data }) => (data ? [data] : []))]
  const all = pages.flatMap(({ items }) => items)
  const last = pages.at(-1)?.nextBefore ?? null
  const failed = answers.find(({ isError }) => isError)
  return {
    shown: isOpen ? all : all.slice(0, SHOWN_AT_FIRST),
    hasMore: !isOpen || last !== null,
    isLoading: answers.some(({ isFetching }) => isFetching),
    isError: failed !== undefined,
    more() {
      if (!isOpen) setOpen(true)
      else if (failed) void failed.refetch()
      else if (last) setBefores([...befores, last])
    },
  }
}
