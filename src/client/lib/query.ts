import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isSignedOut, sendToLogin } from './signed-out'

/** What the server puts into the page beside the first picture. */
export type ShellQuery = { path: string; input: unknown; data: unknown }

/** The key tRPC keeps a query under; the server names queries by path because it does not know the client's cache. */
export const queryKeyOf = (path: string, input: unknown) => [
  path.split('.'),
  { ...(input === null || input === undefined ? {} : { input }), type: 'query' },
]

const onError = (error: unknown) => {
  if (isSignedOut(error)) sendToLogin()
}

/** The cache with the product's defaults: what was read stays until something changes it, and nothing is tried twice. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false, retry: false },
      mutations: { retry: false },
    },
  })

/** Fills the cache with what came in the page. */
export function seed(queryClient: QueryClient, queries: readonly ShellQuery[]) {
  for (const { path, input, data } of queries) queryClient.setQueryData(queryKeyOf(path, input), data)
}
