import { CURRENCIES } from '#shared/currencies'
import { currencyOf } from '#shared/money'
import { formatFullDay } from '../lib/format'
import { useMoney } from '../lib/money'
import { useUser } from '../lib/session'
import { usePickCurrency } from '../lib/use-pick-currency'
import { Combobox, type ComboboxOption } from './combobox'
import { Flag } from './flag'

const currencyOptions = (): ComboboxOption[] =>
  CURRENCIES.map(({ code, name, symbol, flag, country }) => ({
    value: code,
    code,
    label: name,
    detail: symbol,
    picture: <Flag country={flag} />,
    words: country,
  }))

function RatesNote() {
  const { ratesDate, isLoading } = useMoney()
  const { locale } = useUser()
  return `${CURRENCIES.length} currencies.${isLoading ? '' : ` Rates of ${formatFullDay(ratesDate, locale)}.`}`
}

type Props = {
  /** Its name where no Field gives it one. */
  name?: string
  /** The code alone, where there is little room. */
  short?: boolean
  className?: string
}

/** The currency every price is shown in, picked by code, name or country. Kept as soon as it is picked. */
export function CurrencyPicker({ name, short = false, className }: Props) {
  const chosen = currencyOf(useUser().currency)
  const { pick, isPending } = usePickCurrency()
  const label = short ? chosen?.code : chosen && `${chosen.code}, ${chosen.name}`
  return (
    <Combobox
      value={chosen?.code ?? null}
      label={label ?? 'Choose a currency'}
      picture={chosen && <Flag country={chosen.flag} />}
      name={name}
      searchLabel="Search a currency"
      placeholder="Name, code or country"
      options={currencyOptions}
      note={<RatesNote />}
      onPick={pick}
      pending={isPending}
      className={className}
    />
  )
}
