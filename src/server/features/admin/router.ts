import * as z from 'zod'
import { adminProcedure, router } from '#server/core/trpc'
import {
  AdminStats,
  ApplicationDecision,
  ApplicationFilter,
  ApplicationInFull,
  ApplicationPage,
  ApplicationRef,
  BlockConsequence,
  RoleChange,
  SystemStatus,
  UserBlock,
  UserPage,
  UserRef,
  UserSearch,
} from '#shared/admin'
import { ApplicationStatus } from '#shared/coach-application'
import { ReviewHiding, ReviewPage, ReviewRef, ReviewSearch } from '#shared/session-detail'
import { hideReview, listReviews, showReview } from '../sessions/service'
import { listApplications, readApplication } from './applications'
import { blockConsequence, blockPerson, unblockPerson } from './block-person'
import { changeRole } from './change-role'
import { decideApplication } from './decide'
import { adminStats } from './stats'
import { systemStatus } from './system-status'
import { listUsers } from './users'

export const adminRouter = router({
  stats: adminProcedure
    .input(z.void())
    .output(AdminStats)
    .query(({ ctx }) => adminStats(ctx)),
  users: adminProcedure
    .input(UserSearch)
    .output(UserPage)
    .query(({ ctx, input }) => listUsers(ctx, input)),
  changeRole: adminProcedure
    .input(RoleChange)
    .output(UserRef)
    .mutation(({ ctx, input }) => changeRole(ctx, input)),
  blockConsequence: adminProcedure
    .input(UserRef)
    .output(BlockConsequence)
    .query(({ ctx, input }) => blockConsequence(ctx, input)),
  block: adminProcedure
    .input(UserBlock)
    .output(UserRef)
    .mutation(({ ctx, input }) => blockPerson(ctx, input)),
  unblock: adminProcedure
    .input(UserRef)
    .output(UserRef)
    .mutation(({ ctx, input }) => unblockPerson(ctx, input)),
  /** Writes, to show that the database can: so it is no query. */
  status: adminProcedure
    .input(z.void())
    .output(SystemStatus)
    .mutation(({ ctx }) => systemStatus(ctx)),
  applications: adminProcedure
    .input(ApplicationFilter)
    .output(ApplicationPage)
    .query(({ ctx, input }) => listApplications(ctx, input)),
  /** Every reading goes into the log: so it is no query. */
  readApplication: adminProcedure
    .meta({ once: false })
    .input(ApplicationRef)
    .output(ApplicationInFull)
    .mutation(({ ctx, input }) => readApplication(ctx, input)),
  reviews: adminProcedure
    .input(ReviewSearch)
    .output(ReviewPage)
    .query(({ ctx, input }) => listReviews(ctx, input)),
  hideReview: adminProcedure
    .input(ReviewHiding)
    .output(ReviewRef)
    .mutation(({ ctx, input }) => hideReview(ctx, input)),
  showReview: adminProcedure
    .input(ReviewRef)
    .output(ReviewRef)
    .mutation(({ ctx, input }) => showReview(ctx, input)),
  decide: adminProcedure
    .input(ApplicationDecision)
    .output(ApplicationRef.extend({ status: ApplicationStatus }))
    .mutation(({ ctx, input }) => decideApplication(ctx, input)),
})
