import type { Config } from '#server/core/config'
import type { Letter } from '#server/core/letter'
import { readerTime } from '#server/core/reader-time'
import { formatMinor } from '#shared/money'
import { coachPart } from '../payments/service'
import type { Announcement, Side } from './announce'
import { sessionPage } from './calendar-entry'
import { freeUntilWords } from './cancel-words'
import { capital, dayWord, readerOf, timeFacts, whenWords, whoFact } from './mail-facts'
import { type Meeting, nameOf } from './meeting'

export type Telling = {
  meeting: Meeting
  side: Side
  now: number
  config: Pick<Config, 'origin'>
}
const CHANGED = 'You get this because a session of yours changed.'
const ATTACHED = 'The calendar file is attached.'

export const start = ({ meeting }: Telling): number => meeting.session.scheduledAt.getTime()
const wordsWhen = (telling: Telling) => whenWords(start(telling), telling.now, readerOf(telling.meeting, telling.side))
export const page = ({ meeting, config }: Telling) => sessionPage(config, meeting.session.id)

/** By name only where the address is known to be theirs: else whoever signed up with it chose the name. */
const greet = ({ meeting, side }: Telling, words: string): string => {
  const reader = meeting.people[side]
  return reader?.emailVerifiedAt ? `${words}, ${reader.firstName}` : words
}

/** What the client wrote when booking, for the two who may read it. */
function wordsWritten({ meeting, side }: Telling): string[] {
  const { notes, specialRequests } = meeting.session
  const who = side === 'client' ? 'You' : nameOf(meeting, 'client')
  return [
    notes.trim() && `${who} wrote: “${notes.trim()}”`,
    specialRequests.trim() && `${who} asked for: “${specialRequests.trim()}”`,
  ].filter((line): line is string => Boolean(line))
}

/** A session was booked. */
export function bookedLetter(telling: Telling): Letter {
  const { meeting, side } = telling
  const { price, currency } = meeting.session
  const facts = [...timeFacts(meeting, side, start(telling)), whoFact(meeting, side)]
  const client = nameOf(meeting, 'client')
  if (side === 'client')
    return {
      subject: `You and ${nameOf(meeting, 'coach')}, ${wordsWhen(telling)}`,
      greeting: greet(telling, 'It is in the diary'),
      facts: [...facts, `Price: ${formatMinor(price, currency)}`],
      paragraphs: [
        freeUntilWords(telling),
        ...wordsWritten(telling),
        `On the session page you can leave a note, move the session or cancel it. ${ATTACHED}`,
      ],
      button: { label: 'Open the session page', href: page(telling) },
      foot: 'You get this because you booked a session.',
    }
  return {
    subject: `${client} ${meeting.group ? 'takes a seat' : 'booked you'}, ${wordsWhen(telling)}`,
    greeting: meeting.group ? `${client} takes a seat in your group` : `${client} booked a session with you`,
    facts: [...facts, `Your part: ${formatMinor(coachPart(price), currency)}`],
    paragraphs: [...wordsWritten(telling), ATTACHED],
    button: { label: 'Open the session page', href: page(telling) },
    foot: 'You get this because a client booked you.',
  }
}

/** The session has a new time. */
export function movedLetter(telling: Telling): Letter {
  const { meeting, side } = telling
  const other = nameOf(meeting, side === 'client' ? 'coach' : 'client')
  return {
    subject: `New time: you and ${other}, ${wordsWhen(telling)}`,
    greeting: `Your session with ${other} has a new time`,
    facts: [...timeFacts(meeting, side, start(telling)), whoFact(meeting, side)],
    paragraphs: [
      'The old time is free again. The reminders come before the new one.',
      ...(side === 'client' ? [freeUntilWords(telling)] : []),
      'The calendar file is attached, and moves the session in your calendar.',
    ],
    button: { label: 'Open the session page', href: page(telling) },
    foot: CHANGED,
  }
}

type Cancelled = Telling & { by: Announcement['by']; refunded: number }

/** The session will not be. */
export function cancelledLetter({ by, refunded, ...telling }: Cancelled): Letter {
  const { meeting, side, now, config } = telling
  const { session, group } = meeting
  const coach = nameOf(meeting, 'coach')
  const client = nameOf(meeting, 'client')
  const day = dayWord(start(telling), now, readerOf(meeting, side))
  const [first = '', ...where] = timeFacts(meeting, side, start(telling))
  // the meeting stands, one guest fewer
  const gaveUpSeat = group !== null && group.cancelledAt === null
  const whatElse = {
    client: `${client} cancelled. The time is free again.`,
    coach: `${group ? 'Your guests get' : `${client} gets`} back what was paid.`,
    admin: 'Nolo called it off. The time is free again.',
    system: 'Nolo called it off. The time is free again.',
  }
  const facts = [`${gaveUpSeat && side === 'coach' ? 'Seat given up' : 'Cancelled'}: ${first}`, ...where, whoFact(meeting, side)]
  const calendar = 'The calendar file is attached, and takes the session out of your calendar.'
  if (side === 'coach')
    return {
      subject: `${by === 'client' ? client : by === 'coach' ? 'You' : 'Nolo'} cancelled: ${wordsWhen(telling)}`,
      greeting: gaveUpSeat ? `${client} gave up a seat in your group` : `${capital(day)} is off`,
      facts,
      paragraphs: gaveUpSeat ? ['The other guests keep their seats. This one can be booked again.'] : [whatElse[by], calendar],
      button: { label: 'See your sessions', href: `${config.origin}/coach` },
      foot: CHANGED,
    }
  const money = formatMinor(refunded, session.currency)
  const back = refunded > 0 ? `${money} goes back to your card, in a few days.` : 'Nothing is paid back.'
  const isAll = refunded > 0 && refunded === session.price
  const who = by === 'client' ? 'You cancelled' : by === 'coach' ? `${coach} had to cancel` : 'Cancelled:'
  return {
    subject: `${who} ${day}${refunded > 0 ? '. Your money is on its way back' : ''}`,
    greeting: `${capital(day)} is off${isAll ? ', and you get all of it back' : ''}`,
    facts: [...facts, back],
    paragraphs: [`Nothing more is sent about this session. ${calendar}`],
    button: { label: 'Pick another time', href: `${config.origin}/booking?coach=${session.coachId}` },
    foot: CHANGED,
  }
}

type Asked = Telling & { startsAt: number; expiresAt: number }

/** The other side asks for another time. */
export function moveAskedLetter({ startsAt, expiresAt, ...telling }: Asked): Letter {
  const { meeting, side, now } = telling
  const reader = readerOf(meeting, side)
  const other = nameOf(meeting, side === 'client' ? 'coach' : 'client')
  const [first = '', ...where] = timeFacts(meeting, side, startsAt)
  return {
    subject: `${other} asks: ${whenWords(startsAt, now, reader)} instead?`,
    greeting: `${other} asks for another time`,
    facts: [first, ...where, `Until now: ${readerTime(start(telling), reader)}`, whoFact(meeting, side)],
    paragraphs: [
      `The new time is kept for you until ${readerTime(expiresAt, reader)}. Until you agree, the session stays where it is.`,
    ],
    button: { label: 'Answer', href: page(telling) },
    foot: 'You get this because a session of yours may change.',
  }
}

export type Unmoved = 'move_declined' | 'move_withdrawn' | 'move_expired'
const WHY: Record<Unmoved, (other: string) => string> = {
  move_declined: (other) => `${other} cannot make the new time.`,
  move_withdrawn: (other) => `${other} took back the question about a new time.`,
  move_expired: () => 'The question about a new time was not answered in time.',
}

/** Nothing came of the question about another time. */
export function unmovedLetter(telling: Telling, event: Unmoved): Letter {
  const { meeting, side } = telling
  const other = nameOf(meeting, side === 'client' ? 'coach' : 'client')
  return {
    subject: `It stays: you and ${other}, ${wordsWhen(telling)}`,
    greeting: 'The session stays at its time',
    facts: [...timeFacts(meeting, side, start(telling)), whoFact(meeting, side)],
    paragraphs: [WHY[event](other), 'Your calendar is right as it is.'],
    button: { label: 'Open the session page', href: page(telling) },
    foot: 'You get this because somebody asked to move a session of yours.',
  }
}
