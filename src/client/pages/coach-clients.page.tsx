import { ClientList } from '#client/features/coach-area/client-list'
import { CoachFrame } from '#client/features/coach-area/coach-frame'
import type { Api } from '#client/lib/trpc'

export const load = async (api: Api) => {
  await Promise.all([api.coaches.own.ensureData(), api.sessions.clients.ensureData()])
}

export default function CoachClientsPage() {
  return (
    <CoachFrame title="Clients" line="The people who book you.">
      <ClientList />
    </CoachFrame>
  )
}
