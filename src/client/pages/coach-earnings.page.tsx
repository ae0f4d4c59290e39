import { CoachFrame } from '#client/features/coach-area/coach-frame'
import { EarningsTable } from '#client/features/coach-area/earnings-table'
import type { Api } from '#client/lib/trpc'

export const load = async (api: Api) => {
  await Promise.all([api.coaches.own.ensureData(), api.coaches.earnings.ensureData()])
}

export default function CoachEarningsPage() {
  return (
    <CoachFrame title="Earnings" line="85% of what every session brings is yours.">
      <EarningsTable />
    </CoachFrame>
  )
}
