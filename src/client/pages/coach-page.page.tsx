import { CoachFrame } from '#client/features/coach-area/coach-frame'
import { PageForm } from '#client/features/coach-area/page-form'
import type { Api } from '#client/lib/trpc'

export const load = async (api: Api) => {
  await api.coaches.own.ensureData()
}

export default function CoachPagePage() {
  return (
    <CoachFrame title="Page and rate" line="What people read of you, and what an hour costs.">
      <PageForm />
    </CoachFrame>
  )
}
