import { CurrencyPicker } from '#client/ui/currency-picker'

/** The currency of every price, at the foot of every screen. */
export default function FooterCurrency() {
  return <CurrencyPicker name="Show prices in" short className="w-32" />
}
