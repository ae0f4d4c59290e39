import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { BottomBar } from './features/frame/bottom-bar'
import { Footer } from './features/frame/footer'
import { NotFound } from './features/frame/not-found'
import { TopBar } from './features/frame/top-bar'
import { useArrival } from './features/frame/use-arrival'
import { useOwnTimeZone } from './features/frame/use-own-time-zone'
import { cn } from './lib/class-names'
import { useUser } from './lib/session'
import type { Api } from './lib/trpc'
import { useSettled } from './lib/use-settled'

const ThreadEvents = lazy(() => import('./features/threads/thread-events'))
const SecondStepNotice = lazy(() => import('./features/frame/second-step-notice'))

/** What loaders are given. */
export type RouterContext = { api: Api }

function Frame() {
  const inChat = useLocation({ select: ({ pathname }) => pathname.startsWith('/chat') })
  const { role } = useUser()
  const settled = useSettled()
  useArrival()
  useOwnTimeZone()
  return (
    <div className={cn('flex flex-col', inChat ? 'h-dvh' : 'min-h-dvh')}>
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0"
      >
        Skip to the content
      </a>
      <TopBar />
      <Suspense>{role === 'admin' && <SecondStepNotice />}</Suspense>
      <main
        id="main"
        tabIndex={-1}
        className={cn(
          'min-h-0 flex-1 outline-none',
          inChat && 'flex flex-col max-md:pb-[calc(4rem+env(safe-area-inset-bottom))]',
        )}
      >
        <Outlet />
      </main>
      {!inChat && <Footer />}
      <BottomBar />
      <Suspense>{(settled || inChat) && <ThreadEvents />}</Suspense>
    </div>
  )
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Frame, notFoundComponent: NotFound })
