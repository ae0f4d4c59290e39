import { Button } from '../ui/button'
import { Card, CardHeader } from '../ui/card'
import { forgetRecent, type RecentCall } from './recent-calls'

type Props = {
  recent: RecentCall[]
  onRepeat: (call: RecentCall) => void
  onCleared: (calls: RecentCall[]) => void
  /** A name in the address that is no procedure. */
  unknown: string
}

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' })

/** What the panel is, and what was called last. */
export const Welcome = ({ recent, onRepeat, onCleared, unknown }: Props) => (
  <>
    <Card className="max-md:hidden">
      <CardHeader title={unknown ? `There is no procedure ${unknown}` : 'Pick a procedure'} />
      <p className="text-ui text-muted">
        Every procedure of the API is at the left, with what it takes, who may call it and what it may answer. Press{' '}
        <kbd className="rounded-chip border border-border px-1.5">/</kbd> to search, the arrow keys to walk the list. Calls go to
        this server, with this browser's session.
      </p>
    </Card>
    <Card>
      <CardHeader title="Last calls">
        {recent.length > 0 && (
          <Button variant="ghost" size="sm" onClick={() => onCleared(forgetRecent())}>
            Clear
          </Button>
        )}
      </CardHeader>
      {recent.length === 0 ? (
        <p className="text-ui text-muted">Nothing was called yet. What you send is kept here, in this browser only.</p>
      ) : (
        <ul className="divide-y divide-border">
          {recent.map((call) => (
            <li key={call.at} className="flex items-center gap-3 py-2">
              <div className="min-w-0 flex-1">
                <p className="truncate text-ui font-semibold">{call.path}</p>
                <p className="truncate text-xs text-muted">
                  {time.format(call.at)} {call.input === undefined ? '' : JSON.stringify(call.input)}
                </p>
              </div>
              <Button variant="secondary" size="sm" aria-label={`Open ${call.path} again`} onClick={() => onRepeat(call)}>
                Again
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  </>
)
