import { Card, CardHeader } from '../ui/card'
import { Chip } from '../ui/chip'
import { CopyButton } from './copy-button'
import type { LiveEvent, Outcome } from './use-call'

const pretty = (data: unknown) => (data === undefined ? 'Nothing' : JSON.stringify(data, null, 2))

const Code = ({ text, label }: { text: string; label: string }) => (
  <section
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    tabIndex={0}
    aria-label={label}
    className="max-h-120 overflow-auto rounded-option bg-sunken p-4"
  >
    <pre className="font-mono text-sm whitespace-pre-wrap wrap-anywhere">{text}</pre>
  </section>
)

/** What came back: the answer, or the refusal with its code, sentence and field; and how long it took. */
export const CallResult = ({ outcome }: { outcome: Outcome }) => {
  const refused = 'refusal' in outcome
  const took = outcome.ms < 10 ? outcome.ms.toFixed(1) : Math.round(outcome.ms)
  return (
    <Card aria-label="Result">
      <CardHeader title="Result">
        <div className="flex flex-wrap items-center gap-2">
          <Chip tone={refused ? 'danger' : 'success'}>{refused ? outcome.refusal.code : 'OK'}</Chip>
          <span className="text-sm text-muted">{took} ms</span>
          <CopyButton label="Copy result" text={() => pretty(refused ? outcome.refusal : outcome.data)} />
        </div>
      </CardHeader>
      {refused ? (
        <div role="alert">
          <p className="text-ui font-semibold">{outcome.refusal.sentence}</p>
          {outcome.refusal.field && <p className="mt-1 text-sm text-muted">Field: {outcome.refusal.field}</p>}
        </div>
      ) : (
        <Code label="Answer" text={pretty(outcome.data)} />
      )}
    </Card>
  )
}

/** What a subscription has said so far, each with its time since the start. */
export const LiveEvents = ({ events, running }: { events: LiveEvent[]; running: boolean }) => (
  <Card aria-label="Events">
    <CardHeader title="Events">
      <Chip tone={running ? 'success' : 'plain'}>{running ? 'Live' : 'Stopped'}</Chip>
    </CardHeader>
    {events.length === 0 ? (
      <p className="text-ui text-muted">{running ? 'Waiting for the first event.' : 'No event came.'}</p>
    ) : (
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        aria-label="Events so far"
        className="max-h-120 divide-y divide-border overflow-auto rounded-option bg-sunken px-4"
      >
        {events.map(({ id, at, data }) => (
          <li key={id} className="grid gap-x-4 py-2 sm:grid-cols-[6rem_1fr]">
            <span className="figure text-sm text-muted">{Math.round(at)} ms</span>
            <span className="font-mono text-sm wrap-anywhere">{JSON.stringify(data)}</span>
          </li>
        ))}
      </ol>
    )}
  </Card>
)
