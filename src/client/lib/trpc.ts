import type { QueryClient } from '@tanstack/react-query'
import { httpBatchLink, httpSubscriptionLink, splitLink, type TRPCLink } from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import type { AppRouter } from '#server/router'

const URL = '/trpc'

/** The typed API for components: `trpc.goals.list.useQuery()`. */
export const trpc = createTRPCReact<AppRouter>()

// The server takes ten calls in a batch and refuses a longer one whole, so the client splits before.
const links: TRPCLink<AppRouter>[] = [
  splitLink({
    condition: (operation) => operation.type === 'subscription',
    true: httpSubscriptionLink({ url: URL }),
    false: httpBatchLink({ url: URL, maxItems: 10 }),
  }),
]

export const trpcClient = trpc.createClient({ links })

/** The same API for loaders: `api.goals.list.ensureData()`. */
export const createApi = (queryClient: QueryClient) => createTRPCQueryUtils({ queryClient, client: trpcClient })
export type Api = ReturnType<typeof createApi>
