import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LOADING_PRICES, type LocalMoney } from '#shared/currency'
import { BUILT_IN_RATES } from '#shared/money'
import { PricingLoading } from '../ui/pricing-loading'
import { useMoney } from './money'
import { createQueryClient, seed } from './query'
import { trpc, trpcClient } from './trpc'

function Prices() {
  const { show, price, format, ratesDate } = useMoney()
  const seat = price({ rate: 400_00, minutes: 90, type: 'group' })
  return [show(29_00, 'USD'), show(650_00, 'ZAR'), seat, format(1234, 'GBP'), ratesDate]
    .map((text) => text ?? 'not yet')
    .join(' ')
}

/** What stands on the screen with what the page brought along. */
function seen(data?: LocalMoney) {
  const queryClient = createQueryClient()
  if (data) seed(queryClient, [{ path: 'currency.detect', input: null, data }])
  return renderToStaticMarkup(
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <PricingLoading />
        <Prices />
      </QueryClientProvider>
    </trpc.Provider>,
  )
}

test('until the currency is known no price is shown, and a status says so', () => {
  const page = seen()
  expect(page).toContain(`role="status"`)
  expect(page).toContain(LOADING_PRICES)
  expect(page).toContain('not yet not yet not yet £12.34')
})

test.each([
  ['ZAR', 'R536.50 R650.00 R420.00'],
  ['JPY', '¥4,350 ¥5,270 ¥3,405'],
  ['EUR', '€26.68 €32.32 €20.89'],
  ['USD', '$29.00 $35.14 $22.70'],
])('in %s every price is converted; what was charged is not', (currency, prices) => {
  const page = seen({ currency, rates: BUILT_IN_RATES, ratesDate: '2026-11-20' })
  expect(page).not.toContain(LOADING_PRICES)
  expect(page).toContain(`${prices} £12.34 2026-11-20`)
})
