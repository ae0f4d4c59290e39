import type { QueryClient } from '@tanstack/react-query'
import { httpBatchLink, httpLink, httpSubscriptionLink, splitLink, type TRPCLink } from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import type { AppRouter } from '#server/router'

const URL = '/trpc'

/** The typed API for components: `trpc.goals.list.useQuery()`. */
export const trpc = createTRPCReact<AppRouter>()

/** In a call's context: done once by the server, however often it is sent. Such a call goes alone, for it has a header of its own. */
export type CallContext = { idempotencyKey?: string }
const keyOf = (context: CallContext) => context.idempotencyKey

// The server takes ten calls in a batch and refuses a longer one whole, so the client splits before.
const links: TRPCLink<AppRouter>[] = [
  splitLink({
    condition: (operation) => operation.type === 'subscription',
    true: httpSubscriptionLink({ url: URL }),
    false: splitLink({
      condition: ({ context }) => keyOf(context) !== undefined,
      true: httpLink({ url: URL, headers: ({ op }) => ({ 'idempotency-key': keyOf(op.context) }) }),
      false: httpBatchLink({ url: URL, maxItems: 10 }),
    }),
  }),
]

export const trpcClient = trpc.createClient({ links })

/** The same API for loaders: `api.goals.list.ensureData()`. */
export const createApi = (queryClient: QueryClient) => createTRPCQueryUtils({ queryClient, client: trpcClient })
export type Api = ReturnType<typeof createApi>
