import { Card, CardHeader } from '#client/ui/card'
import type { SessionDetail } from '#shared/session-detail'

/** What the coach asks to have ready, and what the client wrote when booking. */
export function Prepare({ session }: { session: SessionDetail }) {
  const { notes, specialRequests, side, other } = session
  const toHaveReady = session.status === 'scheduled' ? session.toHaveReady : []
  const said = [
    { label: 'Notes', text: notes },
    { label: 'Special requests', text: specialRequests },
  ].filter(({ text }) => text)
  if (toHaveReady.length === 0 && said.length === 0) return null
  return (
    <Card aria-labelledby="ready-title">
      {toHaveReady.length > 0 && (
        <>
          <CardHeader title="To have ready" id="ready-title" className="mb-3">
            <span className="text-sm text-muted">from {side === 'client' ? other.firstName : 'you'}</span>
          </CardHeader>
          <ul className="grid list-disc gap-1.5 pl-5 marker:text-star">
            {toHaveReady.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </>
      )}
      {said.length > 0 && (
        <>
          <h2 id={toHaveReady.length > 0 ? undefined : 'ready-title'} className={toHaveReady.length > 0 ? 'mt-6 mb-3' : 'mb-3'}>
            Written when it was booked
          </h2>
          <dl className="grid gap-x-4 gap-y-1 text-ui md:grid-cols-[9rem_1fr] md:gap-y-2.5">
            {said.map(({ label, text }) => (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap max-md:mb-2">{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Card>
  )
}
