import { eq } from 'drizzle-orm'
import type { Deps } from '#server/core/deps'
import { renderLetter } from '#server/core/letter'
import { readerZone } from '#server/core/reader-time'
import { users } from '../auth/tables'
import { coaches } from '../coaches/tables'
import { goneEntry, groupEntry } from './calendar-entry'
import { invitationFile } from './calendar-file'
import { spanText, whenWords } from './mail-facts'
import type { SessionNews } from './session-mails'
import { groups } from './tables'

/** To a coach whose client deleted their account, and with it the session: the time is free, and nobody is named. */
export async function sendGoneClientMail(deps: Deps, { event, side, was, key, sessionId }: SessionNews, userId: string | null) {
  if (event !== 'cancelled' || side !== 'coach' || !userId) return
  const { db } = deps.store
  const [found] = await db
    .select({ user: users, coach: coaches })
    .from(coaches)
    .innerJoin(users, eq(users.id, coaches.userId))
    .where(eq(coaches.userId, userId))
    .limit(1)
  if (!found) return
  const { user, coach } = found
  const [group] = was.groupId ? await db.select().from(groups).where(eq(groups.id, was.groupId)).limit(1) : []
  const isSeat = group !== undefined && group.cancelledAt === null
  const reader = { timeZone: user.timeZone ?? coach.timeZone, locale: user.locale }
  const now = deps.clock.now()
  const startsAt = Date.parse(was.startsAt)
  const letter = renderLetter({
    subject: `A client cancelled: ${whenWords(startsAt, now, reader)}`,
    greeting: isSeat ? 'A guest gave up a seat in your group' : 'A client cancelled',
    facts: [
      `${isSeat ? 'Seat given up' : 'Cancelled'}: ${spanText(startsAt, was.duration, reader)}`,
      readerZone(startsAt, reader),
      `${was.sessionFormat}, ${was.duration} minutes`,
    ],
    paragraphs: isSeat
      ? ['The other guests keep their seats. This one can be booked again.']
      : ['The time is free again. The calendar file is attached, and takes the session out of your calendar.'],
    button: { label: 'See your sessions', href: `${deps.config.origin}/coach` },
    foot: 'You get this because a session of yours changed.',
  })
  const entry = group ? groupEntry(group, was.sessionFormat, null, deps.config) : goneEntry(sessionId, was, deps.config)
  const attachments = isSeat ? undefined : [await invitationFile({ ...entry, stampedAt: new Date(now) }, user, deps.config)]
  await deps.mail.send({ to: user.email, userId, messageId: key, ...letter, ...(attachments && { attachments }) })
}
