import { and, eq } from 'drizzle-orm'
import ical, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import type { CurrentUser } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import { jobs } from '#server/core/job-table'
import { makeCoach } from '#server/testing/make-coach'
import { mails, withMailbox } from '#server/testing/sign-in'
import type { Booking } from '#shared/sessions'
import { users } from '../auth/tables'
import { type Announcement, announce } from './announce'
import { endSessions } from './end-sessions'
import { groups, moves, sessions } from './tables'

const HOUR = 3_600_000

/** Wednesday 18 November 2026, 10:00 in Johannesburg; the client is in Johannesburg, the coach reads New York. */
async function setting() {
  const app = await withMailbox()
  const { coach, user: coachUser } = await makeCoach(app.deps, { toHaveReady: 'A glass of water\nOne question' })
  const { store, clock } = app.deps
  await store.transaction((tx) =>
    tx.update(users).set({ timeZone: 'America/New_York', locale: 'en-US' }).where(eq(users.id, coachUser.id)),
  )
  const client = await app.signUp({ firstName: 'Thandi', lastName: 'Mokoena' })
  const book = (ask: Partial<Booking> = {}, who: CurrentUser = client) =>
    app.caller(who).sessions.book({ coachId: coach.id, date: '2026-11-24', time: '10:00', ...ask } as Booking)
  const tell = (sessionId: string, event: Announcement['event'], by: Announcement['by'] = 'client') =>
    store.transaction((tx) => announce(tx, { sessionId, event, by, at: new Date(clock.now()) }))
  const change = (id: string, to: Partial<typeof sessions.$inferInsert>) =>
    store.transaction((tx) => tx.update(sessions).set(to).where(eq(sessions.id, id)))
  /** Subjects of what a person got, oldest first. */
  const subjectsOf = async ({ email }: { email: string }) => {
    const all = await mails(app)
    return all
      .filter((mail) => mail.to === email)
      .map((mail) => mail.subject)
      .reverse()
  }
  const lastTo = async ({ email }: { email: string }) => {
    const mail = (await mails(app)).find(({ to }) => to === email)
    if (!mail) throw new Error('There is no mail.')
    return mail
  }
  const eventIn = ({ attachments = [] }: Awaited<ReturnType<typeof lastTo>>) => {
    const content = attachments[0]?.content ?? ''
    const event = Object.values(ical.sync.parseICS(content)).find((one): one is VEvent => one?.type === 'VEVENT')
    if (!event) throw new Error('There is no event.')
    return { ...event, text: content.replace(/\r\n[ \t]/g, ''), kind: attachments[0]?.contentType }
  }
  return { app, coach, coachUser, client, book, tell, change, subjectsOf, lastTo, eventIn }
}

test('a booking tells both sides, each in their own zone and way of writing', async () => {
  const { book, client, coachUser, lastTo } = await setting()
  const { id } = await book({ notes: 'My CV <b>', specialRequests: 'Speak slowly' })
  const own = await lastTo(client)
  expect(own.subject).toBe('You and Sizwe, Tuesday at 10:00')
  expect(own.text).toBe(`It is in the diary, Thandi

Tuesday 24 November, 10:00 to 11:00
Johannesburg time (SAST)
For Sizwe: Tuesday 24 November, 03:00 to 04:00, New York time (GMT-5)
Sizwe Nkosi, individual, video, 60 minutes
Price: $32.43

Free to cancel until Monday 23 November, 10:00; half is paid back after that.

You wrote: “My CV <b>”

You asked for: “Speak slowly”

On the session page you can leave a note, move the session or cancel it. The calendar file is attached.

Open the session page:
http://127.0.0.1:3000/sessions/${id}

You get this because you booked a session.

Nolo`)
  const theirs = await lastTo(coachUser)
  expect(theirs.subject).toBe('Thandi booked you, Tuesday at 3:00 AM')
  expect(theirs.text).toContain(
    'Tuesday, November 24, 3:00 AM to 4:00 AM\nNew York time (EST)\nFor Thandi: Tuesday, November 24, 10:00 AM to 11:00 AM, Johannesburg time (GMT+2)\nThandi, individual, video, 60 minutes\nYour part: $27.57',
  )
  expect(theirs.text).toContain('Thandi wrote: “My CV <b>”')
  for (const secret of [client.lastName, client.email]) expect(theirs.text + theirs.html).not.toContain(secret)
  expect(own.text + own.html).not.toContain(coachUser.email)
})

test('the calendar file has the instant, one id for good, and names nobody but its reader', async () => {
  const { book, client, coachUser, lastTo, eventIn, tell, change } = await setting()
  const { id } = await book({ notes: 'A private note' })
  const event = eventIn(await lastTo(client))
  expect(event.kind).toBe('text/calendar; charset=utf-8; method=REQUEST')
  expect(event).toMatchObject({ uid: `${id}@127.0.0.1`, sequence: 0, status: 'CONFIRMED', summary: 'Session with Sizwe Nkosi' })
  expect([event.start.toISOString(), event.end?.toISOString()]).toEqual(['2026-11-24T08:00:00.000Z', '2026-11-24T09:00:00.000Z'])
  expect(event.text).toMatch(/^METHOD:REQUEST\r$/m)
  expect(event.text).toMatch(/^ORGANIZER;CN="?Nolo"?:(mailto:)?hello@nolo.test\r$/im)
  expect(event.text.match(/^ATTENDEE.*$/gm)).toEqual([
    expect.stringMatching(new RegExp(`PARTSTAT=ACCEPTED.*${client.email}`, 'i')),
  ])
  expect(event.text).not.toContain(coachUser.email)
  expect(event.text).not.toContain('private note')
  const theirs = eventIn(await lastTo(coachUser))
  expect(theirs).toMatchObject({ uid: `${id}@127.0.0.1`, summary: 'Session with Thandi' })
  for (const secret of [client.email, client.lastName, 'private note']) expect(theirs.text).not.toContain(secret)

  await change(id, { scheduledAt: new Date('2026-11-26T12:30:00Z'), sequence: 1 })
  await tell(id, 'moved')
  const moved = eventIn(await lastTo(client))
  expect(moved).toMatchObject({ uid: `${id}@127.0.0.1`, sequence: 1, status: 'CONFIRMED' })
  expect(moved.start.toISOString()).toBe('2026-11-26T12:30:00.000Z')

  await change(id, { status: 'cancelled', sequence: 2, endedAt: new Date('2026-11-19T08:00:00Z') })
  await tell(id, 'cancelled')
  const gone = eventIn(await lastTo(client))
  expect(gone).toMatchObject({ uid: `${id}@127.0.0.1`, sequence: 2, status: 'CANCELLED' })
  expect(gone.kind).toContain('method=CANCEL')
})

test('reminders come 26 hours and one hour before, once, to both', async () => {
  const { app, book, client, coachUser, subjectsOf, lastTo } = await setting()
  await book()
  app.clock.set('2026-11-23T05:59:59Z')
  expect(await subjectsOf(client)).toHaveLength(1)
  app.clock.set('2026-11-23T06:00:00Z')
  await mails(app)
  expect((await subjectsOf(client)).slice(1)).toEqual(['Tomorrow at 10:00 with Sizwe'])
  const first = await lastTo(client)
  expect(first.text).toContain('Johannesburg time (SAST), 26 hours from now')
  expect(first.text).toContain('Sizwe asks you to have ready: A glass of water; One question')
  expect(first.text).toContain(
    'The room opens at 09:50. Cannot make it? Free to cancel until today, 10:00'.replace('today', 'Monday 23 November'),
  )
  expect(first.attachments).toBeUndefined()
  expect((await subjectsOf(coachUser)).slice(1)).toEqual(['Tomorrow at 3:00 AM with Thandi'])
  app.clock.set('2026-11-24T07:00:00Z')
  await mails(app)
  await mails(app)
  expect((await subjectsOf(client)).slice(2)).toEqual(['Soon: you and Sizwe, at 10:00'])
  expect((await lastTo(client)).text).toContain('1 hour from now')
  expect(await subjectsOf(coachUser)).toHaveLength(3)
  app.clock.advance(48 * HOUR)
  expect(await subjectsOf(client)).toHaveLength(3)
})

test('a cancelled session reminds nobody; a moved one of its new time only', async () => {
  const { app, book, client, coachUser, change, tell, subjectsOf } = await setting()
  const first = await book()
  const second = await book({ date: '2026-11-25' })
  await mails(app)
  await change(first.id, { status: 'cancelled', sequence: 1, endedBy: 'coach' })
  await tell(first.id, 'cancelled', 'coach')
  await change(second.id, { scheduledAt: new Date('2026-11-27T08:00:00Z'), sequence: 1 })
  await tell(second.id, 'moved')
  await mails(app)
  const heard = (await subjectsOf(client)).length
  app.clock.set('2026-11-26T05:59:00Z')
  expect(await subjectsOf(client)).toHaveLength(heard)
  app.clock.set('2026-11-26T06:00:00Z')
  expect((await subjectsOf(client)).slice(heard)).toEqual(['Tomorrow at 10:00 with Sizwe'])
  app.clock.set('2026-11-27T07:00:00Z')
  expect((await subjectsOf(client)).slice(heard + 1)).toEqual(['Soon: you and Sizwe, at 10:00'])
  expect((await subjectsOf(coachUser)).filter((subject) => subject.startsWith('Soon'))).toHaveLength(1)
})

test('what is booked late is reminded of as far as that makes sense', async () => {
  const { app, book, client, subjectsOf } = await setting()
  await book({ date: '2026-11-18', time: '12:30' })
  const [job] = await app.deps.store.db
    .select()
    .from(jobs)
    .where(and(eq(jobs.kind, 'session-reminder'), eq(jobs.userId, client.id)))
  expect(job?.runAt.toISOString()).toBe('2026-11-18T09:30:00.000Z')
  app.clock.set('2026-11-18T09:30:00Z')
  expect(await subjectsOf(client)).toEqual(['You and Sizwe, today at 12:30', 'Soon: you and Sizwe, at 12:30'])
  expect(await app.deps.store.db.$count(jobs, eq(jobs.kind, 'session-reminder'))).toBe(2)
})

test('a worker that was away does not remind of what is over or near', async () => {
  const { app, book, client, subjectsOf } = await setting()
  await book()
  await mails(app)
  app.clock.set('2026-11-24T07:20:00Z')
  expect((await subjectsOf(client)).slice(1)).toEqual(['Soon: you and Sizwe, at 10:00'])
  const late = await book({ date: '2026-11-25', time: '10:00' })
  expect(late.status).toBe('scheduled')
  await mails(app)
  const heard = (await subjectsOf(client)).length
  app.clock.set('2026-11-25T08:00:00Z')
  expect(await subjectsOf(client)).toHaveLength(heard)
})

test('the same news twice is one mail; news that no longer hold are none', async () => {
  const { app, book, client, coachUser, change, tell, subjectsOf } = await setting()
  const { id } = await book()
  await tell(id, 'booked')
  await mails(app)
  expect(await subjectsOf(client)).toHaveLength(1)
  const second = await book({ date: '2026-11-25' })
  await change(second.id, { status: 'cancelled', sequence: 1, endedBy: 'client' })
  await tell(second.id, 'cancelled')
  await tell(second.id, 'cancelled')
  expect((await subjectsOf(client)).slice(1)).toEqual(['You cancelled Wednesday 25 November'])
  expect((await subjectsOf(coachUser)).slice(1)).toEqual(['Thandi cancelled: Wednesday, November 25 at 3:00 AM'])
  for (const [sequence, day] of [
    [1, '26'],
    [2, '27'],
  ] as const) {
    await change(id, { scheduledAt: new Date(`2026-11-${day}T08:00:00Z`), sequence })
    await tell(id, 'moved')
  }
  expect((await subjectsOf(client)).slice(2)).toEqual(['New time: you and Sizwe, Friday 27 November at 10:00'])
})

test('a group’s guests hear nothing of each other, and its coach hears once', async () => {
  const { app, book, client, coach, coachUser, change, tell, subjectsOf, lastTo, eventIn } = await setting()
  const other = await app.signUp({ firstName: 'Bongani', lastName: 'Zulu' })
  const one = await book({ sessionType: 'group', notes: 'Thandi only' })
  const two = await book({ sessionType: 'group', notes: 'Bongani only' }, other)
  const own = await lastTo(other)
  const said = own.text + own.html + eventIn(own).text
  for (const secret of ['Thandi', client.email, 'Thandi only']) expect(said).not.toContain(secret)
  expect(await subjectsOf(coachUser)).toEqual([expect.stringContaining('takes a seat'), expect.stringContaining('takes a seat')])
  const [group] = await app.deps.store.db.select().from(groups).where(eq(groups.coachId, coach.id))
  const coachFile = eventIn(await lastTo(coachUser))
  expect(coachFile.uid).toBe(`${group?.id}@127.0.0.1`)
  expect(coachFile.text).not.toMatch(/Thandi|Bongani|Mokoena|Zulu/)

  await change(one.id, { status: 'cancelled', sequence: 1, endedBy: 'client' })
  await tell(one.id, 'cancelled')
  const seat = await lastTo(coachUser)
  expect(seat.text).toContain('Thandi gave up a seat in your group')
  expect(seat.text).toContain('1 of 5 seats taken')
  expect(seat.attachments).toBeUndefined()

  app.clock.set('2026-11-23T06:00:00Z')
  expect((await subjectsOf(client)).filter((subject) => subject.startsWith('Tomorrow'))).toEqual([])
  expect((await subjectsOf(other)).at(-1)).toBe('Tomorrow at 10:00 with Sizwe')
  expect((await subjectsOf(coachUser)).filter((subject) => subject.startsWith('Tomorrow'))).toEqual([
    'Tomorrow at 3:00 AM with your group',
  ])

  await app.deps.store.transaction((tx) => tx.update(groups).set({ cancelledAt: new Date(app.clock.now()) }))
  await change(two.id, { status: 'cancelled', sequence: 1, endedBy: 'coach' })
  await tell(two.id, 'cancelled', 'coach')
  expect((await subjectsOf(coachUser)).at(-1)).toBe('You cancelled: tomorrow at 3:00 AM')
  expect(eventIn(await lastTo(coachUser))).toMatchObject({ uid: `${group?.id}@127.0.0.1`, status: 'CANCELLED', sequence: 1 })
  app.clock.set('2026-11-24T07:00:00Z')
  expect((await subjectsOf(coachUser)).filter((subject) => subject.startsWith('Soon'))).toEqual([])
})

test('questions about a new time go to whoever answers, and the answer to whoever asked', async () => {
  const { app, book, client, coachUser, change, tell, subjectsOf, lastTo } = await setting()
  const { id } = await book()
  await mails(app)
  const ask = async (status: 'open' | 'declined' | 'withdrawn' | 'expired') => {
    app.clock.advance(1000)
    const at = new Date(app.clock.now())
    const row = { id: randomId(), sessionId: id, askedBy: 'coach' as const, startsAt: new Date('2026-11-25T09:00:00Z'), status }
    await app.deps.store.transaction((tx) =>
      tx.insert(moves).values({ ...row, openFor: null, expiresAt: new Date('2026-11-19T08:00:00Z'), createdAt: at }),
    )
  }
  await ask('open')
  await tell(id, 'move_asked', 'coach')
  await tell(id, 'move_asked', 'coach')
  expect((await subjectsOf(client)).slice(1)).toEqual(['Sizwe asks: Wednesday 25 November at 11:00 instead?'])
  const { text } = await lastTo(client)
  expect(text).toContain('Wednesday 25 November, 11:00 to 12:00\nJohannesburg time (SAST)')
  expect(text).toContain('Until now: Tuesday 24 November, 10:00')
  expect(text).toContain('The new time is kept for you until Thursday 19 November, 10:00.')
  expect(await subjectsOf(coachUser)).toHaveLength(1)
  await ask('declined')
  await tell(id, 'move_declined', 'client')
  expect((await subjectsOf(coachUser)).slice(1)).toEqual(['It stays: you and Thandi, Tuesday at 3:00 AM'])
  await ask('withdrawn')
  await tell(id, 'move_asked', 'coach')
  await tell(id, 'move_withdrawn', 'coach')
  expect((await subjectsOf(client)).slice(2)).toEqual(['It stays: you and Sizwe, Tuesday at 10:00'])
  await ask('expired')
  await tell(id, 'move_expired', 'system')
  expect([await subjectsOf(client), await subjectsOf(coachUser)].map((list) => list.length)).toEqual([4, 3])
  await ask('declined')
  await tell(id, 'move_declined', 'client')
  await change(id, { status: 'cancelled', sequence: 1 })
  expect(await subjectsOf(coachUser)).toHaveLength(3)
})

test('a client who is gone is named to nobody, and the coach’s calendar still hears of it', async () => {
  const { app, book, client, coachUser, change, tell, lastTo, eventIn } = await setting()
  const { id } = await book()
  await mails(app)
  await change(id, { status: 'cancelled', sequence: 1, endedBy: 'client' })
  await tell(id, 'cancelled')
  await app.deps.store.transaction((tx) => tx.delete(users).where(eq(users.id, client.id)))
  const mail = await lastTo(coachUser)
  expect(mail.subject).toBe('A client cancelled: Tuesday at 3:00 AM')
  expect(mail.text).not.toContain('Thandi')
  expect(eventIn(mail)).toMatchObject({ uid: `${id}@127.0.0.1`, sequence: 1, status: 'CANCELLED' })
})

test('the last guest of a group who is gone ends it in the coach’s calendar', async () => {
  const { app, book, client, coachUser, lastTo, eventIn } = await setting()
  await book({ sessionType: 'group' })
  await mails(app)
  const [group] = await app.deps.store.db.select().from(groups)
  await app.deps.store.transaction((tx) =>
    endSessions(tx, { userId: client.id, by: 'themselves', now: new Date(app.clock.now()) }),
  )
  await app.deps.store.transaction((tx) => tx.delete(users).where(eq(users.id, client.id)))
  const mail = await lastTo(coachUser)
  expect(mail.text).toMatch(/^A client cancelled\n/)
  expect(eventIn(mail)).toMatchObject({ uid: `${group?.id}@127.0.0.1`, status: 'CANCELLED', sequence: 1 })
})

test('an address not known to be theirs is greeted without a name', async () => {
  const { app, book, lastTo } = await setting()
  const stranger = await app.signUp({ firstName: 'Nobody', emailVerified: false })
  await book({}, stranger)
  expect((await lastTo(stranger)).text).toMatch(/^It is in the diary\n/)
})

test('a name with quotes in it does not break the line of the calendar file that it stands in', async () => {
  const { app, book, lastTo } = await setting()
  const anna = await app.signUp({ firstName: 'Anna "Ann"', lastName: 'Nel"; ROLE=CHAIR:x\nY' })
  await book({}, anna)
  const content = (await lastTo(anna)).attachments?.[0]?.content ?? ''
  const [line = ''] = content.replace(/\r\n[ \t]/g, '').match(/^ATTENDEE.*$/m) ?? []
  expect(line).toMatch(/^ATTENDEE(;[A-Z-]+=("[^"]*"|[^";:,]*))+:mailto:\S+$/i)
  expect(line).toContain('CN="Anna ’Ann’ Nel’; ROLE=CHAIR:x Y"')
})
