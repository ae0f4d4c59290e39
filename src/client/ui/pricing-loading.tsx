import { LOADING_PRICES } from '#shared/currency'
import { useMoney } from '../lib/money'

/** Stands where prices will, while their currency is looked for. */
export const PricingLoading = () => (
  <p role="status" className="text-sm text-muted empty:hidden">
    {useMoney().isLoading && LOADING_PRICES}
  </p>
)
