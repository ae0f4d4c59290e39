import * as z from 'zod'
import { procedure, router } from '#server/core/trpc'
import {
  Coach,
  CoachListing,
  CoachPage,
  CoachProfile,
  CoachRef,
  CoachReviewPage,
  CoachReviewQuery,
  CoachSearch,
} from '#shared/coaches'
import { applicationProcedures } from './application-router'
import { areaProcedures } from './area-router'
import { coachReviews } from './coach-reviews'
import { listCoaches } from './listing'
import { coachProfile } from './profile'
import { searchCoaches } from './search'

export const coachesRouter = router({
  ...applicationProcedures,
  ...areaProcedures,
  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/api/coaches',
        tags: ['coaches'],
        summary: 'The coaches who can be booked, best rated first',
        protect: true,
      },
    })
    .input(CoachListing)
    .output(z.array(Coach))
    .query(({ ctx, input }) => listCoaches(ctx, input)),
  search: procedure
    .input(CoachSearch)
    .output(CoachPage)
    .query(({ ctx, input }) => searchCoaches(ctx, input)),
  profile: procedure
    .input(CoachRef)
    .output(CoachProfile)
    .query(({ ctx, input }) => coachProfile(ctx, input)),
  reviews: procedure
    .input(CoachReviewQuery)
    .output(CoachReviewPage)
    .query(({ ctx, input }) => coachReviews(ctx, input)),
})
