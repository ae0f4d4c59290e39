import { ledgerEntries, refunds } from '#server/features/payments/tables'
import type { Booking } from '#shared/sessions'
import { makeCoach } from './make-coach'
import { withMailbox } from './sign-in'

/**
 * A session of 60 minutes, booked and paid: Tuesday 24 November 2026, 10:00 in Johannesburg, for 32.43 dollars. The clock stands
 * six days before.
 */
export async function bookedSession(fields: Parameters<typeof makeCoach>[1] = {}, ask: Partial<Booking> = {}) {
  const app = await withMailbox()
  const { coach, user: coachUser } = await makeCoach(app.deps, fields)
  const client = await app.signUp({ firstName: 'Thandi', lastName: 'Mokoena' })
  const asClient = app.caller(client).sessions
  const asCoach = app.caller(coachUser).sessions
  const asStranger = app.caller(await app.signUp()).sessions
  const asOtherCoach = app.caller((await makeCoach(app.deps)).user).sessions
  const asNobody = app.caller(null).sessions
  const booking = { coachId: coach.id, date: '2026-11-24', time: '10:00', ...ask } as Booking
  const session = await asClient.book(booking)
  const { db } = app.deps.store
  return {
    app,
    coach,
    coachUser,
    client,
    session,
    id: session.id,
    booking,
    asClient,
    asCoach,
    asStranger,
    asOtherCoach,
    asNobody,
    /** Minor units of every refund, in the order they were made. */
    refunded: async () => (await db.select().from(refunds).orderBy(refunds.createdAt)).map(({ amount }) => amount),
    /** What an account has by the books. */
    balance: async (account: string) =>
      (await db.select().from(ledgerEntries))
        .filter((entry) => entry.account === account)
        .reduce((sum, entry) => sum + entry.amount, 0),
    /** All entries of the books together. */
    total: async () => (await db.select().from(ledgerEntries)).reduce((sum, { amount }) => sum + amount, 0),
    /** Starts of the coach that are free that day, on the Johannesburg clock. */
    freeStarts: async (day = '2026-11-24') => {
      const asked = { coachId: coach.id, from: day, days: 1, duration: 60 as const, timeZone: 'Africa/Johannesburg' }
      const { days } = await asStranger.slots({ ...asked, sessionType: 'individual' })
      return (days[0]?.free ?? []).map(({ startsAt }) =>
        new Date(Date.parse(startsAt) + 2 * 3_600_000).toISOString().slice(11, 16),
      )
    },
  }
}
export type BookedSession = Awaited<ReturnType<typeof bookedSession>>

/** The code a call is refused with. */
export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'no refusal',
    (error: { code?: string }) => error.code ?? String(error),
  )
