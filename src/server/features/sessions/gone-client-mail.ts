import { eq } from 'drizzle-orm'
import type { Deps } from '#server/core/deps'
import { renderLetter } from '#server/core/letter'
import { readerZone } from '#server/core/reader-time'
import { users } from '../auth/tables'
import { coaches } from '../coaches/tables'
import { invitationFile } from './calendar-file'
import { spanText, whenWords } from './mail-facts'
import type { SessionNews } from './session-mails'

/** To a coach whose client deleted their account, and with it the session: the time is free, and nobody is named. */
export async function sendGoneClientMail(deps: Deps, { event, side, was, key, sessionId }: SessionNews, userId: string | null) {
  if (event !== 'cancelled' || side !== 'coach' || !userId) return
  const [found] = await deps.store.db
    .select({ user: users, coach: coaches })
    .from(coaches)
    .innerJoin(users, eq(users.id, coaches.userId))
    .where(eq(coaches.userId, userId))
    .limit(1)
  if (!found) return
  const { user, coach } = found
  const reader = { timeZone: user.timeZone ?? coach.timeZone, locale: user.locale }
  const startsAt = Date.parse(was.startsAt)
  const letter = renderLetter({
    subject: `A client cancelled: ${whenWords(startsAt, deps.clock.now(), reader)}`,
    greeting: was.groupId ? 'A guest gave up a seat in your group' : 'A client closed their account',
    facts: [
      `${was.groupId ? 'Seat given up' : 'Cancelled'}: ${spanText(startsAt, was.duration, reader)}`,
      readerZone(startsAt, reader),
      `${was.sessionFormat}, ${was.duration} minutes`,
    ],
    paragraphs: was.groupId
      ? ['The other guests keep their seats. This one can be booked again.']
      : ['The time is free again. The calendar file is attached, and takes the session out of your calendar.'],
    button: { label: 'See your sessions', href: `${deps.config.origin}/coach` },
    foot: 'You get this because a session of yours changed.',
  })
  const entry = {
    uid: `${sessionId}@${new URL(deps.config.origin).hostname}`,
    sequence: was.sequence,
    startsAt: new Date(startsAt),
    duration: was.duration,
    title: 'Session with a former client',
    description: 'Cancelled.',
    url: `${deps.config.origin}/coach`,
    isCancelled: true,
    stampedAt: new Date(deps.clock.now()),
  }
  const attachments = was.groupId ? undefined : [await invitationFile(entry, user, deps.config)]
  await deps.mail.send({ to: user.email, userId, messageId: key, ...letter, ...(attachments && { attachments }) })
}
