import * as z from 'zod'
import { procedure, router } from '#server/core/trpc'
import { Session } from '#shared/sessions'
import { listSessions, sessionWeek } from './service'

export const sessionsRouter = router({
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
  week: procedure.output(z.object({ done: z.number() })).query(({ ctx }) => sessionWeek(ctx)),
})
