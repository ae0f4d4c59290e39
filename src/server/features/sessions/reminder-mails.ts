import { and, asc, eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Deps } from '#server/core/deps'
import { type Letter, renderLetter } from '#server/core/letter'
import { readerClock } from '#server/core/reader-time'
import type { Db } from '#server/core/store'
import { joinWindow } from '#shared/session-policy'
import { Instant } from '#shared/text'
import { freeUntilWords } from './cancel-words'
import { dayWord, readerOf, timeFacts, whenWords, whoFact } from './mail-facts'
import { meetingOf, nameOf } from './meeting'
import { page, start, type Telling } from './session-letters'
import { sessions } from './tables'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** From here on the first reminder is left to the last one. */
const NEAR_MS = 2 * HOUR

const Reminder = z.object({
  key: z.string(),
  sessionId: z.string(),
  groupId: z.string().nullable(),
  side: z.enum(['client', 'coach']),
  hours: z.number(),
  startsAt: Instant,
})
type Reminder = z.infer<typeof Reminder>

/** Reminds one side, if the session still is to be at the time the reminder was made for. It may come twice under one message id. */
export async function sendReminder(deps: Deps, payload: unknown): Promise<void> {
  const reminder = Reminder.parse(payload)
  const now = deps.clock.now()
  const left = Date.parse(reminder.startsAt) - now
  if (left <= (reminder.hours > 1 ? NEAR_MS : 0)) return
  const sessionId = await sessionStillOn(deps.store.db, reminder)
  const meeting = sessionId && (await meetingOf(deps.store.db, sessionId))
  const reader = meeting ? meeting.people[reminder.side] : null
  if (!meeting || !reader) return
  const letter = reminderLetter({ meeting, side: reminder.side, now, config: deps.config }, reminder.hours > 1)
  await deps.mail.send({ to: reader.email, userId: reader.id, messageId: reminder.key, ...renderLetter(letter) })
}

/** The session at that time; for the coach of a group, any guest's that will be. */
async function sessionStillOn(db: Db, { sessionId, groupId, side, startsAt }: Reminder): Promise<string | null> {
  const which = side === 'coach' && groupId ? eq(sessions.groupId, groupId) : eq(sessions.id, sessionId)
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(which, eq(sessions.status, 'scheduled'), eq(sessions.scheduledAt, new Date(startsAt))))
    .orderBy(asc(sessions.createdAt), asc(sessions.id))
    .limit(1)
  return session?.id ?? null
}

const inWords = (left: number): string => {
  const minutes = Math.max(1, Math.round(left / MINUTE))
  if (minutes < 60) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} from now`
  const hours = Math.round(minutes / 60)
  return `${hours} ${hours === 1 ? 'hour' : 'hours'} from now`
}

function reminderLetter(telling: Telling, isFirst: boolean): Letter {
  const { meeting, side, now } = telling
  const at = start(telling)
  const reader = readerOf(meeting, side)
  const other = side === 'coach' && meeting.group ? 'your group' : nameOf(meeting, side === 'client' ? 'coach' : 'client')
  const when = whenWords(at, now, reader)
  const ready = side === 'client' ? meeting.coach.toHaveReady.split('\n').filter((line) => line.trim()) : []
  const { from: opensAt } = joinWindow({ scheduledAt: at, duration: meeting.session.duration })
  const opens = `The room opens at ${readerClock(opensAt, reader)}.`
  return {
    subject: isFirst
      ? `${when.charAt(0).toUpperCase()}${when.slice(1)} with ${other}`
      : `Soon: you and ${other}, at ${readerClock(at, reader)}`,
    greeting: isFirst ? `See you ${dayWord(at, now, reader)}` : 'It is nearly time',
    facts: [...timeFacts(meeting, side, at, `, ${inWords(at - now)}`), whoFact(meeting, side)],
    paragraphs: [
      ...(ready.length > 0 ? [`${other} asks you to have ready: ${ready.map((line) => line.trim()).join('; ')}`] : []),
      side === 'client' ? `${opens} Cannot make it? ${freeUntilWords(telling)}` : opens,
    ],
    button: { label: side === 'client' ? 'Get ready' : 'Open the session page', href: page(telling) },
    foot: isFirst ? 'One more reminder comes an hour before.' : 'You get this because a session of yours is near.',
  }
}
