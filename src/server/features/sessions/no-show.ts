import { and, eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import type { NoShow, SessionDetail } from '#shared/session-detail'
import { mayBecome, mayMarkNoShow, noShowPercent, noShowWindow } from '#shared/session-policy'
import { sessionDetail } from './detail'
import { closeMove, giveBack } from './end-session'
import { tellOfNoShow } from './no-show-mail'
import { ownSession, timed } from './own-session'
import { reviews, sessions } from './tables'

/** Notes that one side did not come. Where that is the coach, everything paid goes back. */
export async function markNoShow(ctx: SignedIn, { id, who }: z.infer<typeof NoShow>): Promise<SessionDetail> {
  const { deps, user } = ctx
  await deps.store.transaction(async (tx) => {
    const now = new Date(deps.clock.now())
    const { session, side } = await ownSession(tx, user.id, id)
    if (session.status === 'no_show') throw new AppError('CONFLICT', 'It is noted already that somebody did not come.')
    if (!mayBecome(session.status, 'no_show')) throw new AppError('CONFLICT', 'This session did not take place.')
    if (!mayMarkNoShow(timed(session), now.getTime()))
      throw new AppError(
        'CONFLICT',
        now.getTime() < noShowWindow(timed(session)).from
          ? 'Please wait ten minutes from the start first.'
          : 'This can be noted until two days after the session.',
      )
    if ((await tx.$count(reviews, eq(reviews.sessionId, id))) > 0)
      throw new AppError('CONFLICT', 'This session has a review, so it took place.')
    const [noted] = await tx
      .update(sessions)
      .set({ status: 'no_show', noShow: who, endedAt: now, endedBy: side })
      .where(and(eq(sessions.id, id), eq(sessions.status, session.status)))
      .returning({ id: sessions.id })
    if (!noted) throw new AppError('CONFLICT', 'This session was changed meanwhile. Please look again.')
    await closeMove(tx, id, 'withdrawn')
    await giveBack(tx, id, noShowPercent(who), `no-show.${id}`, now)
    await tellOfNoShow(tx, { sessionId: id, who, by: side, config: deps.config, now })
  })
  return sessionDetail(ctx, { id })
}
