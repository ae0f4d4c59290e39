import { eq } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import type { Db } from '#server/core/store'
import { dayOf } from '#shared/calendar'
import type { Earning, Earnings } from '#shared/coach-area'
import { users } from '../auth/tables'
import { accountOfCoach } from '../payments/service'
import { ledgerEntries, payments, refunds } from '../payments/tables'
import { groups, sessions } from '../sessions/tables'
import { ownCoach } from './own-coach'

/** What a line says of a session; what was noted for it stays sealed. */
const ABOUT = {
  id: sessions.id,
  groupId: sessions.groupId,
  status: sessions.status,
  scheduledAt: sessions.scheduledAt,
  duration: sessions.duration,
  sessionFormat: sessions.sessionFormat,
}

type Seat = {
  paymentId: string
  at: Date
  currency: string
  paid: number
  yours: number
  session: Pick<typeof sessions.$inferSelect, keyof typeof ABOUT> | null
  title: string | null
  name: string
}

/** Every payment the ledger names for a coach: what was paid and not given back, and what of it is the coach's. */
async function seatsOf(db: Db, coachId: string): Promise<Seat[]> {
  const rows = await db
    .select({
      entry: { paymentId: ledgerEntries.paymentId, amount: ledgerEntries.amount, at: ledgerEntries.at },
      payment: { amount: payments.amount, currency: payments.currency },
      session: ABOUT,
      title: groups.title,
      firstName: users.firstName,
    })
    .from(ledgerEntries)
    .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .leftJoin(sessions, eq(sessions.id, payments.subjectId))
    .leftJoin(groups, eq(groups.id, sessions.groupId))
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(eq(ledgerEntries.account, accountOfCoach(coachId)))
  const seats = new Map<string, Seat>()
  for (const { entry, payment, session, title, firstName } of rows) {
    const name = firstName ?? 'A former client'
    const { paymentId, at } = entry
    const seat = seats.get(paymentId) ?? {
      ...{ paymentId, at, session, title, name },
      ...{ currency: payment.currency, paid: payment.amount, yours: 0 },
    }
    seat.yours += entry.amount
    if (at < seat.at) seat.at = at
    seats.set(paymentId, seat)
  }
  const back = await db
    .selectDistinct({ id: refunds.id, paymentId: refunds.paymentId, amount: refunds.amount })
    .from(refunds)
    .innerJoin(ledgerEntries, eq(ledgerEntries.paymentId, refunds.paymentId))
    .where(eq(ledgerEntries.account, accountOfCoach(coachId)))
  for (const { paymentId, amount } of back) {
    const seat = seats.get(paymentId)
    if (seat) seat.paid -= amount
  }
  return [...seats.values()]
}

function stateOf(seats: Seat[]): Earning['state'] {
  if (seats.some(({ session }) => session?.status === 'scheduled')) return 'ahead'
  return seats.every(({ yours }) => yours === 0) ? 'refunded' : 'earned'
}

/** One line for a session, one for a whole group in each currency. */
function asEarning(seats: Seat[]): Earning {
  const [first] = seats as [Seat]
  const { session, currency } = first
  const sum = (pick: (seat: Seat) => number) => ({ amount: seats.reduce((total, seat) => total + pick(seat), 0), currency })
  return {
    id: session?.groupId ?? session?.id ?? first.paymentId,
    at: (session?.scheduledAt ?? first.at).toISOString(),
    with: session?.groupId ? first.title || 'Group' : first.name,
    duration: session?.duration ?? 0,
    format: session?.sessionFormat ?? null,
    seats: session?.groupId ? seats.filter(({ paid }) => paid > 0).length : null,
    paid: sum(({ paid }) => paid),
    yours: sum(({ yours }) => yours),
    state: stateOf(seats),
    cancelled: seats.every((seat) => seat.session?.status === 'cancelled'),
  }
}

const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] => {
  const groupsByKey = new Map<string, Item[]>()
  for (const item of items) groupsByKey.set(keyOf(item), [...(groupsByKey.get(keyOf(item)) ?? []), item])
  return [...groupsByKey]
}

const sumsOf = (earnings: readonly Earning[]) =>
  grouped(earnings, ({ yours }) => yours.currency)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([currency, ofOne]) => ({
      paid: { amount: ofOne.reduce((total, { paid }) => total + paid.amount, 0), currency },
      yours: { amount: ofOne.reduce((total, { yours }) => total + yours.amount, 0), currency },
    }))

/** What the asking coach earned, month by month, latest first, as the ledger has it. */
export async function ownEarnings(ctx: SignedIn): Promise<Earnings> {
  const { db } = ctx.deps.store
  const { id, timeZone } = await ownCoach(db, ctx)
  const seats = await seatsOf(db, id)
  const lines = grouped(seats, (seat) => `${seat.session?.groupId ?? seat.paymentId} ${seat.currency}`)
    .map(([, ofOne]) => asEarning(ofOne))
    .sort((one, other) => other.at.localeCompare(one.at))
  const months = grouped(lines, ({ at }) => dayOf(Date.parse(at), timeZone).slice(0, 7)).map(([month, earnings]) => ({
    month,
    earnings,
    sums: sumsOf(earnings.filter(({ state }) => state !== 'ahead')),
  }))
  const ahead = sumsOf(lines.filter(({ state }) => state === 'ahead')).map(({ yours }) => yours)
  return { timeZone, months, ahead }
}
