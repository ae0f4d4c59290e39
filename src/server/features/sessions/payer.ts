import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'
import type { PaymentProvider } from '#server/providers/payments/payments'

/** Who takes the money; refuses where nobody does. */
export function paymentsOf({ payments }: Deps): PaymentProvider {
  if (payments) return payments
  throw new AppError(
    'SERVICE_UNAVAILABLE',
    'Booking is not possible just now, as payments are not set up. Please try again later.',
  )
}
