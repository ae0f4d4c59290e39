import * as z from 'zod'
import { procedure, router } from '#server/core/trpc'
import { CalendarFeed, NewCalendarFeed } from '#shared/calendar-feed'
import {
  Booked,
  Booking,
  CardPayment,
  Hold,
  HoldDraft,
  HoldRef,
  NearestQuery,
  PaymentAnswer,
  Quote,
  QuoteQuery,
  Session,
  Slot,
  SlotDays,
  SlotQuery,
} from '#shared/sessions'
import { afterProcedures } from './after-router'
import { bookSession } from './book'
import { calendarFeed, makeCalendarFeed, revokeCalendarFeed } from './calendar-feed'
import { holdSlot, releaseHold } from './hold'
import { confirmPayment, paySession } from './pay'
import { quoteSession } from './price'
import { listSessions, sessionWeek } from './service'
import { listSlots, nearestSlots } from './slots'

export const sessionsRouter = router({
  ...afterProcedures,
  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/api/sessions',
        tags: ['sessions'],
        summary: 'The bookings of the signed-in person',
        protect: true,
      },
    })
    .input(z.void())
    .output(z.array(Session))
    .query(({ ctx }) => listSessions(ctx)),
  book: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/api/sessions',
        tags: ['sessions'],
        summary: 'Book and pay a session with a coach',
        protect: true,
        errorResponses: [404],
      },
    })
    .input(Booking)
    .output(Booked)
    .mutation(({ ctx, input }) => bookSession(ctx, input)),
  pay: procedure
    .input(CardPayment)
    .output(Booked)
    .mutation(({ ctx, input }) => paySession(ctx, input)),
  confirmPayment: procedure
    .input(PaymentAnswer)
    .output(Booked)
    .mutation(({ ctx, input }) => confirmPayment(ctx, input)),
  slots: procedure
    .input(SlotQuery)
    .output(SlotDays)
    .query(({ ctx, input }) => listSlots(ctx, input)),
  nearest: procedure
    .input(NearestQuery)
    .output(z.array(Slot))
    .query(({ ctx, input }) => nearestSlots(ctx, input)),
  quote: procedure
    .input(QuoteQuery)
    .output(Quote)
    .query(({ ctx, input }) => quoteSession(ctx, input)),
  hold: procedure
    .input(HoldDraft)
    .output(Hold)
    .mutation(({ ctx, input }) => holdSlot(ctx, input)),
  releaseHold: procedure
    .input(HoldRef)
    .output(HoldRef)
    .mutation(({ ctx, input }) => releaseHold(ctx, input)),
  calendarFeed: procedure.output(CalendarFeed).query(({ ctx }) => calendarFeed(ctx)),
  // not kept to be answered again: the address is a secret
  makeCalendarFeed: procedure
    .meta({ once: false })
    .output(NewCalendarFeed)
    .mutation(({ ctx }) => makeCalendarFeed(ctx)),
  revokeCalendarFeed: procedure.output(CalendarFeed).mutation(({ ctx }) => revokeCalendarFeed(ctx)),
  week: procedure.output(z.object({ done: z.number() })).query(({ ctx }) => sessionWeek(ctx)),
})
