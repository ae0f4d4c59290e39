import { Link } from '@tanstack/react-router'
import { MessageCircle, NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { count } from '#client/lib/format'
import { timeIn } from '#client/lib/slot-times'
import { trpc } from '#client/lib/trpc'
import { Avatar } from '#client/ui/avatar'
import { Button, buttonClass } from '#client/ui/button'
import { Card, CardHeader } from '#client/ui/card'
import { EmptyState } from '#client/ui/empty-state'
import { Field, Input } from '#client/ui/field'
import type { CoachClient } from '#shared/coach-sessions'
import { dayWord } from './days'
import { NoteDialog } from './note-dialog'
import { FRESH } from './use-coach-days'
import { useShowAll } from './use-show-all'

const FIRST = 10

/** Without capitals and marks: whoever types "noel" finds Noël. */
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const isNamed = (name: string, typed: string) => plain(name).includes(plain(typed.trim()))

function Row({ client, timeZone, onNote }: { client: CoachClient; timeZone: string; onNote: () => void }) {
  const { firstName, profileImageUrl, completed, lastAt, nextAt } = client
  const sessionId = client.nextSessionId ?? client.lastSessionId
  const when = (instant: string) => `${dayWord(instant, timeZone)} ${timeIn(timeZone, instant)}`
  const lines = [lastAt && `last ${when(lastAt)}`, nextAt && `next ${when(nextAt)}`].filter(Boolean)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0">
      <Avatar firstName={firstName} lastName="" imageUrl={profileImageUrl} className="size-11 text-sm" />
      <div className="min-w-44 flex-1">
        <h3>{firstName}</h3>
        <p className="text-sm text-muted">
          {count(completed, 'session')} held
          {lines.length > 0 && `; ${lines.join(', ')}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:gap-1 max-md:*:flex-auto max-md:*:px-2.5">
        <Link
          to="/chat"
          search={{ client: client.id }}
          aria-label={`Send message to ${firstName}`}
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          <MessageCircle size={18} strokeWidth={1.75} aria-hidden />
          <span className="md:hidden">Message</span>
          <span className="max-md:hidden">Send message</span>
        </Link>
        {sessionId && (
          <Button variant="ghost" size="sm" onClick={onNote} aria-label={`Write a note about ${firstName}`}>
            <NotebookPen size={18} strokeWidth={1.75} aria-hidden />
            Note
          </Button>
        )}
        {sessionId && (
          <Link
            to="/sessions/$sessionId"
            params={{ sessionId: sessionId }}
            aria-label={`Open the ${client.nextSessionId ? 'next' : 'last'} session with ${firstName}`}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {client.nextSessionId ? 'Next session' : 'Last session'}
          </Link>
        )}
      </div>
    </li>
  )
}

/** Everybody who booked the coach: whoever comes next first, and the rest when asked for or searched. */
export function ClientList() {
  const [clients] = trpc.sessions.clients.useSuspenseQuery(undefined, FRESH)
  const [own] = trpc.coaches.own.useSuspenseQuery()
  const [noted, setNoted] = useState<CoachClient | null>(null)
  const [typed, setTyped] = useState('')
  const { list, shown: first, showAll } = useShowAll<HTMLUListElement>(FIRST)
  const found = clients.filter(({ firstName }) => isNamed(firstName, typed))
  const shown = found.slice(0, typed ? undefined : first)
  return (
    <Card aria-labelledby="clients-title">
      <CardHeader title="Clients" id="clients-title" className="mb-3">
        {clients.length > 0 && (
          <span role="status" className="text-sm text-muted">
            {count(found.length, 'person', 'people')}
          </span>
        )}
      </CardHeader>
      {clients.length === 0 && (
        <EmptyState title="Nobody has booked yet">
          Here stand the people you work with, with what you noted about each session.
        </EmptyState>
      )}
      {clients.length > FIRST && (
        <Field label="Search clients" hideLabel className="mb-4 md:max-w-md">
          <Input
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            placeholder="First name"
            maxLength={80}
            autoComplete="off"
          />
        </Field>
      )}
      {clients.length > 0 && found.length === 0 && <p className="text-muted">Nobody who booked you is called that.</p>}
      <ul ref={list} className="divide-y divide-border">
        {shown.map((client) => (
          <Row key={client.id} client={client} timeZone={own.timeZone} onNote={() => setNoted(client)} />
        ))}
      </ul>
      {shown.length < found.length && (
        <Button variant="ghost" className="mt-2 -ml-4 text-primary!" onClick={showAll}>
          Show all {found.length}
        </Button>
      )}
      {noted && <NoteDialog client={noted} timeZone={own.timeZone} onClose={() => setNoted(null)} />}
    </Card>
  )
}
