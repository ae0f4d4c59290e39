import './lib/zod-setup'
import './app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { setNonce } from 'get-nonce'
import { createRoot } from 'react-dom/client'
import type { User } from '#shared/auth'
import { createQueryClient, type ShellQuery, seed } from './lib/query'
import { reportErrors, rootReports } from './lib/report-errors'
import { createApi, trpc, trpcClient } from './lib/trpc'
import { createAppRouter } from './routes'
import { Toasts } from './ui/toast'
import { TooltipProvider } from './ui/tooltip'

// A page brought back from the back/forward cache may belong to somebody who has signed out since.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload())

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
if (nonce) setNonce(nonce)

const shell: { user: User; queries: ShellQuery[] } = JSON.parse(document.getElementById('shell')?.textContent ?? 'null')
const queryClient = createQueryClient()
seed(queryClient, [{ path: 'auth.user', input: null, data: shell.user }, ...shell.queries])
const router = createAppRouter(createApi(queryClient))

reportErrors()
createRoot(document.getElementById('root') as HTMLElement, rootReports).render(
  <trpc.Provider client={trpcClient} queryClient={queryClient}>
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <RouterProvider router={router} />
        <Toasts />
      </TooltipProvider>
    </QueryClientProvider>
  </trpc.Provider>,
)
