import { freeStartsByTemporal } from '#server/testing/slots-by-temporal'
import { freeStarts, type SlotRange, type SlotRules, type Taken } from '#shared/slots'
import { median } from './process-cost'

const DAY = 86_400_000
const HOUR = 3_600_000

export type SlotsResult = { days: number; slots: number; micros: number; temporalMicros: number; rounds: number }

/** A coach of ordinary habits across a clock change, with forty meetings and ten other appointments. */
function ordinary(): { rules: SlotRules; taken: Taken; range: SlotRange } {
  const now = Date.parse('2026-09-21T08:10:00Z')
  const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: 540, end: 1080 }))
  const span = (day: number, hour: number) => ({ start: now + day * DAY + hour * HOUR, end: now + day * DAY + (hour + 1) * HOUR })
  return {
    rules: {
      timeZone: 'Europe/Berlin',
      weekly,
      overrides: [
        { day: '2026-10-08', openings: [{ start: 600, end: 780 }] },
        { day: '2026-10-09', openings: [] },
      ],
      timeOff: [{ firstDay: '2026-10-19', lastDay: '2026-10-23' }],
      bufferMinutes: 15,
      noticeMinutes: 120,
      horizonDays: 60,
      mostPerDay: 6,
    },
    taken: {
      meetings: Array.from({ length: 40 }, (_, n) => span(1 + ((n * 7) % 58), (n * 3) % 8)),
      busy: Array.from({ length: 10 }, (_, n) => span(2 + n * 5, 4)),
    },
    range: { from: now, to: now + 60 * DAY, duration: 60, now },
  }
}

/** CPU time of one run: what else the machine does counts less than by the clock on the wall. */
const microsOf = (work: () => void, times: number) => {
  const from = process.cpuUsage()
  for (let n = 0; n < times; n++) work()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / times
}

/** The free starts of sixty days, by our engine and by plain Temporal in turns; both must say the same. */
export function measureSlots(rounds: number): SlotsResult {
  const { rules, taken, range } = ordinary()
  const ours = () => freeStarts(rules, taken, range)
  const temporal = () => freeStartsByTemporal(rules, taken, range)
  const slots = ours().length
  if (slots < 300 || JSON.stringify(ours()) !== JSON.stringify(temporal())) throw new Error('The two engines disagree.')
  microsOf(ours, 5000)
  microsOf(temporal, 2)
  const times = Array.from({ length: rounds }, () => [microsOf(ours, 1000), microsOf(temporal, 2)] as const)
  return {
    days: 60,
    slots,
    micros: median(times.map(([fast]) => fast)),
    temporalMicros: median(times.map(([, slow]) => slow)),
    rounds,
  }
}
