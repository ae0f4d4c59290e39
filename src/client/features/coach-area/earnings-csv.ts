import { dayIn } from '#client/lib/format'
import type { Earning, Earnings } from '#shared/coach-area'
import { minorPerUnit } from '#shared/money'

const HEAD = ['Date', 'Session', 'Minutes', 'Seats', 'Currency', 'Paid', 'Yours', 'State']

/** A cell no spreadsheet takes for a formula, in quotes where it needs them. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const amount = (minor: number, currency: string) => {
  const units = minorPerUnit(currency)
  return (minor / units).toFixed(units === 1 ? 0 : 2)
}

const line = (earning: Earning, timeZone: string): string[] => [
  dayIn(timeZone, new Date(earning.at)),
  earning.with,
  String(earning.duration),
  String(earning.seats ?? 1),
  earning.paid.currency,
  amount(earning.paid.amount, earning.paid.currency),
  amount(earning.yours.amount, earning.yours.currency),
  earning.state,
]

/** All earnings as a spreadsheet's file, a line each. */
export const earningsCsv = ({ months, timeZone }: Earnings): string =>
  [HEAD, ...months.flatMap(({ earnings }) => earnings.map((earning) => line(earning, timeZone)))]
    .map((cells) => cells.map(cell).join(','))
    .join('\r\n')
    .concat('\r\n')
