import * as z from 'zod'
import { coachProcedure } from '#server/core/trpc'
import {
  AvailabilityEdit,
  AvailabilityKept,
  BusyFeed,
  BusyFeedDraft,
  BusyFeedRef,
  BusySpan,
  Earnings,
  OwnCoach,
  OwnCoachEdit,
  SpanQuery,
} from '#shared/coach-area'
import { ownAvailability, setAvailability } from './availability'
import { addBusyFeed, listBusyFeeds, ownBusyTimes, readBusyFeed, removeBusyFeed } from './busy-feeds'
import { ownEarnings } from './earnings'
import { editProfile, ownProfile } from './own-profile'

/** The coach's own part of `coaches`. */
export const areaProcedures = {
  own: coachProcedure
    .input(z.void())
    .output(OwnCoach)
    .query(({ ctx }) => ownProfile(ctx)),
  editProfile: coachProcedure
    .input(OwnCoachEdit)
    .output(OwnCoach)
    .mutation(({ ctx, input }) => editProfile(ctx, input)),
  availability: coachProcedure
    .input(z.void())
    .output(AvailabilityKept)
    .query(({ ctx }) => ownAvailability(ctx)),
  setAvailability: coachProcedure
    .input(AvailabilityEdit)
    .output(AvailabilityKept)
    .mutation(({ ctx, input }) => setAvailability(ctx, input)),
  busyFeeds: coachProcedure
    .input(z.void())
    .output(z.array(BusyFeed))
    .query(({ ctx }) => listBusyFeeds(ctx)),
  addBusyFeed: coachProcedure
    .input(BusyFeedDraft)
    .output(BusyFeed)
    .mutation(({ ctx, input }) => addBusyFeed(ctx, input)),
  removeBusyFeed: coachProcedure
    .input(BusyFeedRef)
    .output(BusyFeedRef)
    .mutation(({ ctx, input }) => removeBusyFeed(ctx, input)),
  readBusyFeed: coachProcedure
    .input(BusyFeedRef)
    .output(BusyFeed)
    .mutation(({ ctx, input }) => readBusyFeed(ctx, input)),
  busyTimes: coachProcedure
    .input(SpanQuery)
    .output(z.array(BusySpan))
    .query(({ ctx, input }) => ownBusyTimes(ctx, input)),
  earnings: coachProcedure
    .input(z.void())
    .output(Earnings)
    .query(({ ctx }) => ownEarnings(ctx)),
}
