const MINUTE = 60_000

/** "11 hours, 46 minutes": the two largest parts of what is left, rounded up to the minute. */
export function partsLeft(ms: number): { figure: number; unit: string }[] {
  const minutes = Math.max(Math.ceil(ms / MINUTE), 0)
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  const parts =
    days > 0
      ? ([
          [days, 'day'],
          [hours, 'hour'],
        ] as const)
      : ([
          [hours, 'hour'],
          [rest, 'minute'],
        ] as const)
  return parts
    .filter(([figure, unit]) => figure > 0 || unit === 'minute')
    .map(([figure, unit]) => ({ figure, unit: figure === 1 ? unit : `${unit}s` }))
}
