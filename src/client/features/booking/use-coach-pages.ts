import { trpc } from '#client/lib/trpc'
import { COACHES_SHOWN } from './first-coaches'

/** The coaches one may pick from, page after page, best rated first. */
export function useCoachPages(words: string, pages: number) {
  const q = words.trim() || undefined
  const answers = trpc.useQueries((ask) =>
    Array.from({ length: pages }, (_, page) => ask.coaches.search({ ...COACHES_SHOWN, ...(q && { q }), page })),
  )
  const coaches = answers.flatMap(({ data }) => data?.items ?? [])
  return {
    coaches,
    total: answers[0]?.data?.matching,
    isLoading: answers.some(({ isPending }) => isPending),
    isError: answers.some(({ isError }) => isError),
    retry: () => answers.filter(({ isError }) => isError).map(({ refetch }) => refetch()),
  }
}
