import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import type { Role } from '#shared/auth'
import type { ApplicationStatus } from '#shared/coach-application'
import { directoryAddress } from '#shared/coach-filters'
import type { GoalStatus } from '#shared/goals'
import { AdminSkeleton } from './features/admin/admin-skeleton'
import { ApplySkeleton } from './features/apply/apply-skeleton'
import { BookingSkeleton } from './features/booking/booking-skeleton'
import { bookingSearch } from './features/booking/choices'
import { ChatSkeleton } from './features/chat/chat-skeleton'
import { CoachSkeleton } from './features/coach-area/coach-skeleton'
import { forCoach } from './features/coach-area/for-coach'
import { NotACoach } from './features/coach-area/not-a-coach'
import { CoachesSkeleton, CoachPageSkeleton } from './features/coaches/coaches-skeleton'
import { DashboardSkeleton } from './features/dashboard/dashboard-skeleton'
import { ScreenError } from './features/frame/screen-error'
import { STATUS } from './features/goals/goal-status'
import { GoalSkeleton, GoalsSkeleton } from './features/goals/goals-skeleton'
import { ProfileSkeleton } from './features/profile/profile-skeleton'
import { SessionSkeleton, SessionsSkeleton } from './features/sessions/sessions-skeleton'
import type { Api } from './lib/trpc'
import { rootRoute } from './root'

const dashboardPage = () => import('./pages/dashboard.page')
const chatPage = () => import('./pages/chat.page')
const goalsPage = () => import('./pages/goals.page')
const goalPage = () => import('./pages/goal.page')
const bookingPage = () => import('./pages/booking.page')
const sessionsPage = () => import('./pages/sessions.page')
const sessionPage = () => import('./pages/session.page')
const coachAreaPage = () => import('./pages/coach-area.page')
const coachHoursPage = () => import('./pages/coach-hours.page')
const coachClientsPage = () => import('./pages/coach-clients.page')
const coachEarningsPage = () => import('./pages/coach-earnings.page')
const coachPagePage = () => import('./pages/coach-page.page')
const coachesPage = () => import('./pages/coaches.page')
const coachPage = () => import('./pages/coach.page')
const profilePage = () => import('./pages/profile.page')
const applyCoachPage = () => import('./pages/apply-coach.page')
const adminPage = () => import('./pages/admin.page')

const APPLICATION_STATUSES: ApplicationStatus[] = [
  'submitted',
  'under_review',
  'more_needed',
  'interview',
  'approved',
  'rejected',
]
const ROLES: Role[] = ['client', 'coach', 'admin']
const REVIEWS = ['hidden', 'shown'] as const

// The router reads digits in an address as a number; here they are words like any others.
const words = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200) : '') || undefined
/** `c` and `t` are the talk shown, with Nolo or a person; `coach` or `client` whom to write to; `q` what the list is searched for. */
const chatSearch = ({ c, t, coach, client, q }: Record<string, unknown>) => ({
  c: words(c),
  t: words(t),
  coach: words(coach),
  client: words(client),
  q: words(q),
})
/** `week` is a day of the week that is shown. */
const coachSearch = ({ week }: Record<string, unknown>) => ({
  week: typeof week === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(week) && Number.isFinite(Date.parse(week)) ? week : undefined,
})
const goalsSearch = ({ status }: Record<string, unknown>) => ({
  status: (Object.keys(STATUS) as GoalStatus[]).find((known) => known === status),
})
/** `step` is the part of the application that is open. */
const applySearch = ({ step }: Record<string, unknown>) => ({
  step: ([1, 2, 3] as const).find((known) => known === step),
})
/** `a` is the application shown, `status` which are listed; `q`, `role` and `blocked` filter the people, `reviews` the reviews. */
const adminSearch = ({ a, status, q, role, blocked, reviews }: Record<string, unknown>) => ({
  a: words(a),
  status: APPLICATION_STATUSES.find((known) => known === status),
  q: words(q)?.slice(0, 100),
  role: ROLES.find((known) => known === role),
  blocked: blocked === true || undefined,
  reviews: REVIEWS.find((known) => known === reviews),
})
const root = { getParentRoute: () => rootRoute }
const coaching = { ...root, pendingComponent: CoachSkeleton, notFoundComponent: NotACoach }

// biome-ignore format: one line for each address
const routeTree = rootRoute.addChildren([
  createRoute({ ...root, path: '/', component: lazyRouteComponent(dashboardPage), loader: async ({ context }) => (await dashboardPage()).load(context.api), pendingComponent: DashboardSkeleton }),
  createRoute({ ...root, path: '/chat', validateSearch: chatSearch, loaderDeps: ({ search }) => search, component: lazyRouteComponent(chatPage), loader: async ({ context, deps, cause }) => (await chatPage()).load(context.api, deps, cause), pendingComponent: ChatSkeleton }),
  createRoute({ ...root, path: '/goals', validateSearch: goalsSearch, component: lazyRouteComponent(goalsPage), loader: async ({ context }) => (await goalsPage()).load(context.api), pendingComponent: GoalsSkeleton }),
  createRoute({ ...root, path: '/goals/$goalId', validateSearch: goalsSearch, component: lazyRouteComponent(goalPage), loader: async ({ context, params }) => (await goalPage()).load(context.api, params.goalId), pendingComponent: GoalSkeleton }),
  createRoute({ ...root, path: '/apply-coach', validateSearch: applySearch, component: lazyRouteComponent(applyCoachPage), loader: async ({ context, cause }) => (await applyCoachPage()).load(context.api, cause), pendingComponent: ApplySkeleton }),
  createRoute({ ...root, path: '/admin', validateSearch: adminSearch, component: lazyRouteComponent(adminPage), pendingComponent: AdminSkeleton }),
  createRoute({ ...root, path: '/booking', validateSearch: bookingSearch, loaderDeps: ({ search: { coach } }) => ({ coach }), component: lazyRouteComponent(bookingPage), loader: async ({ context, deps }) => (await bookingPage()).load(context.api, deps), pendingComponent: BookingSkeleton }),
  createRoute({ ...root, path: '/sessions', component: lazyRouteComponent(sessionsPage), loader: async ({ context }) => (await sessionsPage()).load(context.api), pendingComponent: SessionsSkeleton }),
  createRoute({ ...root, path: '/sessions/$sessionId', component: lazyRouteComponent(sessionPage), loader: async ({ context, params }) => (await sessionPage()).load(context.api, params.sessionId), pendingComponent: SessionSkeleton }),
  createRoute({ ...coaching, path: '/coach', validateSearch: coachSearch, loaderDeps: ({ search }) => search, component: lazyRouteComponent(coachAreaPage), loader: async ({ context, deps }) => forCoach((await coachAreaPage()).load(context.api, deps)) }),
  createRoute({ ...coaching, path: '/coach/hours', component: lazyRouteComponent(coachHoursPage), loader: async ({ context }) => forCoach((await coachHoursPage()).load(context.api)) }),
  createRoute({ ...coaching, path: '/coach/clients', component: lazyRouteComponent(coachClientsPage), loader: async ({ context }) => forCoach((await coachClientsPage()).load(context.api)) }),
  createRoute({ ...coaching, path: '/coach/earnings', component: lazyRouteComponent(coachEarningsPage), loader: async ({ context }) => forCoach((await coachEarningsPage()).load(context.api)) }),
  createRoute({ ...coaching, path: '/coach/page', component: lazyRouteComponent(coachPagePage), loader: async ({ context }) => forCoach((await coachPagePage()).load(context.api)) }),
  createRoute({ ...root, path: '/coaches', validateSearch: directoryAddress, loaderDeps: ({ search }) => search, component: lazyRouteComponent(coachesPage), loader: async ({ context, deps, cause }) => (await coachesPage()).load(context.api, deps, cause), pendingComponent: CoachesSkeleton }),
  createRoute({ ...root, path: '/coaches/$coachId', component: lazyRouteComponent(coachPage), loader: async ({ context, params }) => (await coachPage()).load(context.api, params.coachId), pendingComponent: CoachPageSkeleton }),
  createRoute({ ...root, path: '/profile', component: lazyRouteComponent(profilePage), loader: async ({ context }) => (await profilePage()).load(context.api), pendingComponent: ProfileSkeleton }),
])

/** The way from an address to its page; what a page needs is fetched when a link to it is touched. */
export const createAppRouter = (api: Api) =>
  createRouter({
    routeTree,
    context: { api },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 120,
    defaultPendingMinMs: 0,
    defaultErrorComponent: ScreenError,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
