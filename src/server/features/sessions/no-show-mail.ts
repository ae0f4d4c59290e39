import type { Config } from '#server/core/config'
import { queueMail } from '#server/core/outbox'
import type { Tx } from '#server/core/store'
import { formatMinor } from '#shared/money'
import type { Side } from './announce'
import { sessionPage } from './calendar-entry'
import { timeFacts } from './mail-facts'
import { meetingOf, nameOf } from './meeting'

type Noted = { sessionId: string; who: Side; by: Side; config: Config; now: Date }

/** Step: tells the other side what was noted about a session, and whom to write to if it is not right. */
export async function tellOfNoShow(tx: Tx, { sessionId, who, by, config, now }: Noted): Promise<void> {
  const meeting = await meetingOf(tx, sessionId)
  const side = by === 'client' ? 'coach' : 'client'
  const reader = meeting?.people[side]
  if (!meeting || !reader) return
  const { session } = meeting
  const missing = who === side ? 'you' : nameOf(meeting, who)
  const back = formatMinor(session.price, session.currency)
  const money = who === 'coach' ? `All of the price goes back to the client: ${back}.` : 'Nothing is paid back.'
  await queueMail(tx, {
    key: `session-no-show-${sessionId}`,
    userId: reader.id,
    to: reader.email,
    runAt: now,
    letter: {
      subject: `${nameOf(meeting, by)} noted that ${missing} did not come`,
      greeting: `${nameOf(meeting, by)} noted that ${missing} did not come`,
      facts: timeFacts(meeting, side, session.scheduledAt.getTime()),
      paragraphs: [money],
      button: { label: 'Open the session page', href: sessionPage(config, sessionId) },
      foot: `If this is not right, please write to ${config.mailFrom}. A person reads it.`,
    },
  })
}
