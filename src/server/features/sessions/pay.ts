import { and, eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { SignedIn } from '#server/core/context'
import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'
import type { ChargeState, PaymentProvider } from '#server/providers/payments/payments'
import type { Booked, CardPayment, PaymentAnswer } from '#shared/sessions'
import { payments } from '../payments/tables'
import { paymentsOf } from './payer'
import { bookedOf } from './session'
import { settle } from './settle'
import { sessions } from './tables'

type Form = NonNullable<PaymentProvider['form']>
type PaymentRow = typeof payments.$inferSelect

/** Asks the provider for a charge; with our own card form and a card, for the money as well. Every step may be repeated. */
export async function charge(deps: Deps, payment: PaymentRow, card: string): Promise<string | null> {
  const provider = paymentsOf(deps)
  const { id, amount, currency } = payment
  const { ref, clientSecret } = await provider.open({ reference: id, amount, currency, description: 'A coaching session' })
  const state: ChargeState = provider.form ? await provider.form.pay(ref, card) : { status: 'requires_card' }
  await settle(deps, id, ref, state)
  return provider.form ? null : clientSecret
}

/** Lets the payer of a booking that waits for its payment do something in the provider's form. */
async function inForm(
  { deps, user }: SignedIn,
  sessionId: string,
  act: (form: Form, ref: string) => Promise<ChargeState>,
): Promise<Booked> {
  const { db } = deps.store
  const { form, ...provider } = paymentsOf(deps)
  const [row] = await db
    .select({ payment: payments, status: sessions.status, heldUntil: sessions.heldUntil })
    .from(sessions)
    .innerJoin(payments, eq(payments.subjectId, sessions.id))
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, user.id)))
    .limit(1)
  if (!row) throw new AppError('NOT_FOUND', 'There is no such session.')
  if (row.status !== 'scheduled') {
    const open = row.status === 'pending_payment' && row.heldUntil !== null && row.heldUntil.getTime() > deps.clock.now()
    if (!open) throw new AppError('CONFLICT', 'The time to pay is over and the slot is free again. Please book once more.')
    if (!form) throw new AppError('BAD_REQUEST', 'Please pay in the card form.')
    const { id, amount, currency, providerRef } = row.payment
    const ref = providerRef ?? (await provider.open({ reference: id, amount, currency, description: 'A coaching session' })).ref
    await settle(deps, id, ref, await act(form, ref))
  }
  return (await bookedOf(db, user.id, sessionId, null)) as Booked
}

/** Pays for a booking with another card. */
export const paySession = (ctx: SignedIn, { sessionId, card }: z.infer<typeof CardPayment>): Promise<Booked> =>
  inForm(ctx, sessionId, (form, ref) => form.pay(ref, card))

/** Tells the provider what the payer answered their bank. */
export const confirmPayment = (ctx: SignedIn, { sessionId, approved }: z.infer<typeof PaymentAnswer>): Promise<Booked> =>
  inForm(ctx, sessionId, (form, ref) => form.confirm(ref, approved))
