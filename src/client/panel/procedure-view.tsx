import { ArrowLeft } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { PanelProcedure } from '#shared/panel'
import { Button } from '../ui/button'
import { Card, CardHeader } from '../ui/card'
import { Chip } from '../ui/chip'
import { CallResult, LiveEvents } from './call-result'
import { Contract } from './contract'
import { asCurl, asTypedCall } from './copies'
import { CopyButton } from './copy-button'
import { startValue } from './form-schema'
import { draftOf, InputPane } from './input-pane'
import { KindChip } from './kind-chip'
import { type RecentCall, remember } from './recent-calls'
import { useCall } from './use-call'

type Props = {
  procedure: PanelProcedure
  /** An earlier call to begin from. */
  start: RecentCall | null
  onCalled: (calls: RecentCall[]) => void
}

const WHO: Record<string, string> = { anyone: 'Anyone may call it', 'signed in': 'For signed-in people' }

/** One procedure: what it is, its input, the call, and what came back. */
export function ProcedureView({ procedure, start, onCalled }: Props) {
  const { path, kind, access, summary, rest } = procedure
  const [draft, setDraft] = useState(() => draftOf(start?.input ?? startValue(procedure.input)))
  const { call, stop, running, outcome, events } = useCall(procedure)
  const form = useRef<HTMLFormElement>(null)
  const live = kind === 'subscription'
  const input = procedure.input ? draft.value : undefined
  const refusal = outcome && 'refusal' in outcome ? outcome.refusal : null
  const refused = refusal?.field ? { field: refusal.field, sentence: refusal.sentence } : null

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (draft.problem || running) return
    onCalled(remember(path, input))
    void call(input)
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
  }

  return (
    <>
      <header>
        <a href="#/" className="mb-2 flex min-h-11 w-max items-center gap-1.5 text-ui font-semibold text-primary md:hidden">
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden /> All procedures
        </a>
        <h2 className="wrap-anywhere">{path}</h2>
        <p className="mt-1 text-ui text-muted">{summary}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <KindChip kind={kind} />
          <Chip>{WHO[access] ?? `For people in the role ${access}`}</Chip>
          {rest && (
            <Chip className="font-mono">
              {rest.method} {rest.path}
            </Chip>
          )}
        </div>
      </header>
      <Card aria-label="Call">
        <form ref={form} noValidate onSubmit={send} onKeyDown={sendByKey}>
          {procedure.input ? (
            <InputPane schema={procedure.input} draft={draft} refused={refused} onChange={setDraft} />
          ) : (
            <p className="text-ui text-muted">Takes no input.</p>
          )}
          <div className="mt-5 flex flex-wrap gap-2">
            {live && running ? (
              <Button key="stop" variant="danger" onClick={stop}>
                Stop
              </Button>
            ) : (
              <Button key="call" type="submit" pending={running}>
                {live ? 'Start' : 'Call'}
              </Button>
            )}
            <CopyButton label="Copy as curl" text={() => asCurl(procedure, input, location.origin)} />
            <CopyButton label="Copy as typed call" text={() => asTypedCall(procedure, input)} />
          </div>
        </form>
      </Card>
      {live && (running || outcome || events.length > 0) && <LiveEvents events={events} running={running} />}
      {outcome && <CallResult outcome={outcome} />}
      <Card>
        <CardHeader title="Contract" />
        <Contract procedure={procedure} />
      </Card>
    </>
  )
}
