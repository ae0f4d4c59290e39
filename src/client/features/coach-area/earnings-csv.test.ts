import { expect, test } from 'vitest'
import type { Earning } from '#shared/coach-area'
import { earningsCsv } from './earnings-csv'

const earning: Earning = {
  id: '1',
  at: '2026-11-19T22:30:00Z',
  with: 'Johan',
  duration: 30,
  format: 'video',
  seats: null,
  paid: { amount: 450_00, currency: 'ZAR' },
  yours: { amount: 382_50, currency: 'ZAR' },
  state: 'earned',
  cancelled: false,
}

test('a line for each, on the day of the coach, whole yen without decimals, nothing a spreadsheet would run', () => {
  const others: Earning[] = [
    { ...earning, with: 'Speaking up, "softly"', seats: 3 },
    {
      ...earning,
      with: '=HYPERLINK("http://x")',
      paid: { amount: 5000, currency: 'JPY' },
      yours: { amount: 4250, currency: 'JPY' },
    },
  ]
  const csv = earningsCsv({
    timeZone: 'Africa/Johannesburg',
    months: [{ month: '2026-11', earnings: [earning, ...others], sums: [] }],
    ahead: [],
  })
  expect(csv.split('\r\n')).toEqual([
    'Date,Session,Minutes,Seats,Currency,Paid,Yours,State',
    '2026-11-20,Johan,30,1,ZAR,450.00,382.50,earned',
    '2026-11-20,"Speaking up, ""softly""",30,3,ZAR,450.00,382.50,earned',
    `2026-11-20,"'=HYPERLINK(""http://x"")",30,1,JPY,5000,4250,earned`,
    '',
  ])
})
