/** Where a charge stands with whoever takes the money. */
export type ChargeState =
  | { status: 'requires_card' }
  /** The payer's bank asks them to confirm, in a dialog of its own. */
  | { status: 'requires_confirmation' }
  | { status: 'succeeded' }
  | { status: 'failed'; problem: string }

/** What is to be paid: minor units of an ISO 4217 currency; `reference` is ours and names the charge once and for all. */
export type NewCharge = { reference: string; amount: number; currency: string; description: string }

/**
 * Who takes the money. Every call may be repeated: the same reference is the same charge, the same refund key the same refund.
 * A failure of the line throws; what the payer's bank says is a state.
 */
export type PaymentProvider = {
  name: 'test' | 'stripe'
  /** Makes the charge known; nothing is taken yet. The secret is what a card form in the browser needs. */
  open(charge: NewCharge): Promise<{ ref: string; clientSecret: string }>
  /** Where it stands now. */
  look(ref: string): Promise<ChargeState>
  /** Gives back a part or all of a charge that succeeded. */
  refund(ref: string, refund: { key: string; amount: number }): Promise<void>
  /** Ends a charge nobody paid, so that it can not succeed any more; tells where it stood if it was paid after all. */
  cancel(ref: string): Promise<ChargeState>
  /** The built-in provider's own card form: takes a card's number, or the payer's answer to a confirmation. */
  form: {
    pay(ref: string, card: string): Promise<ChargeState>
    confirm(ref: string, approved: boolean): Promise<ChargeState>
  } | null
}

/** Test card numbers, the same as Stripe's own. */
export const TEST_CARDS = {
  succeeds: '4242424242424242',
  declines: '4000000000000002',
  asks: '4000002500003155',
} as const
