import { CoachFrame } from '#client/features/coach-area/coach-frame'
import { HoursForm } from '#client/features/coach-area/hours-form'
import type { Api } from '#client/lib/trpc'

export const load = async (api: Api) => {
  await Promise.all([api.coaches.own.ensureData(), api.coaches.availability.ensureData()])
}

export default function CoachHoursPage() {
  return (
    <CoachFrame title="Hours" line="When people can book you.">
      <HoursForm />
    </CoachFrame>
  )
}
