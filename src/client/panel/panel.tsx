import { useState } from 'react'
import type { PanelData } from '#shared/panel'
import { cn } from '../lib/class-names'
import { PanelBar } from './panel-bar'
import { ProcedureList } from './procedure-list'
import { ProcedureView } from './procedure-view'
import { type RecentCall, readRecent } from './recent-calls'
import { choose, useChosen } from './use-chosen'
import { Welcome } from './welcome'

/** The whole page: the procedures at the left, the chosen one at the right; on a phone one after the other. */
export function Panel({ data }: { data: PanelData }) {
  const chosen = useChosen()
  const [recent, setRecent] = useState(readRecent)
  const [again, setAgain] = useState<RecentCall | null>(null)
  const procedure = data.procedures.find(({ path }) => path === chosen)
  const repeat = (call: RecentCall) => {
    setAgain({ ...call })
    choose(call.path)
  }
  return (
    <div className="flex min-h-dvh flex-col md:h-dvh">
      <PanelBar person={data.person} />
      <div className="min-h-0 flex-1 md:grid md:grid-cols-[21rem_minmax(0,1fr)]">
        <ProcedureList procedures={data.procedures} chosen={chosen} className={cn(procedure && 'max-md:hidden')} />
        <main className={cn('relative min-w-0 p-4 md:overflow-y-auto md:p-8', !procedure && 'max-md:pt-0')}>
          <div className="mx-auto grid max-w-200 gap-6">
            {procedure ? (
              <ProcedureView
                key={`${procedure.path} ${again?.path === procedure.path ? again.at : ''}`}
                procedure={procedure}
                start={again?.path === procedure.path ? again : null}
                onCalled={setRecent}
              />
            ) : (
              <Welcome recent={recent} onRepeat={repeat} onCleared={setRecent} unknown={chosen} />
            )}
          </div>
        </main>
      </div>
    </div>
  )
}
