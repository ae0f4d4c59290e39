import type { Config } from '#server/core/config'
import { queueMail } from '#server/core/outbox'
import type { Tx } from '#server/core/store'
import { sessionPage } from './calendar-entry'
import { timeFacts } from './mail-facts'
import { meetingOf, nameOf } from './meeting'
import type { reviews } from './tables'

type Written = { review: typeof reviews.$inferSelect; config: Config; now: Date }

/** Step: tells the coach that a session was reviewed, once; a change of its words is no news. */
export async function tellOfReview(tx: Tx, { review, config, now }: Written): Promise<void> {
  const meeting = await meetingOf(tx, review.sessionId)
  const reader = meeting?.people.coach
  if (!meeting || !reader) return
  const client = nameOf(meeting, 'client')
  await queueMail(tx, {
    key: `review-${review.id}`,
    userId: reader.id,
    to: reader.email,
    runAt: now,
    letter: {
      subject: `${client} reviewed your session`,
      greeting: `${client} reviewed your session`,
      facts: [`Stars: ${review.stars} of 5`, ...timeFacts(meeting, 'coach', meeting.session.scheduledAt.getTime())],
      paragraphs: ['The words stand on the session page and on your own. You can answer them there.'],
      button: { label: 'Read the review', href: sessionPage(config, review.sessionId) },
      foot: 'You get this because a client reviewed a session with you.',
    },
  })
}
