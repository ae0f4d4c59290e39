import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { PanelProcedure } from '#shared/panel'
import { cn } from '../lib/class-names'
import { Field, Input } from '../ui/field'
import { grouped } from './procedure-search'
import { choose } from './use-chosen'

type Props = { procedures: PanelProcedure[]; chosen: string; className?: string }

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

const MARKS = { query: 'Q', mutation: 'M', subscription: 'S' }

/** Every procedure by router, with a search: `/` goes there, arrows walk the list, Enter opens. */
export function ProcedureList({ procedures, chosen, className }: Props) {
  const [search, setSearch] = useState('')
  const place = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const groups = grouped(procedures, search)
  const count = groups.reduce((sum, [, members]) => sum + members.length, 0)

  useEffect(() => {
    const toSearch = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return
      event.preventDefault()
      if (field.current?.offsetParent === null) choose('')
      requestAnimationFrame(() => field.current?.focus())
    }
    document.addEventListener('keydown', toSearch)
    return () => document.removeEventListener('keydown', toSearch)
  }, [])

  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const stops = [field.current, ...(place.current?.querySelectorAll('a') ?? [])]
    const at = stops.indexOf(document.activeElement as HTMLInputElement)
    stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus()
  }

  return (
    <nav
      ref={place}
      aria-label="Procedures"
      onKeyDown={walk}
      className={cn('relative min-h-0 border-border bg-sunken p-4 md:overflow-y-auto md:border-r', className)}
    >
      <Field label="Search procedures" hideLabel>
        <Input
          ref={field}
          type="search"
          value={search}
          placeholder="Search, or press /"
          onChange={(event) => setSearch(event.target.value)}
        />
      </Field>
      <p role="status" className="mt-2 text-xs text-muted">
        {count === procedures.length ? `${count} procedures` : `${count} of ${procedures.length} procedures`}
      </p>
      {groups.map(([router, members]) => (
        <section key={router} aria-label={router} className="mt-4">
          <h2 className="px-2 !text-sm text-muted">{router}</h2>
          <ul className="mt-1">
            {members.map(({ path, kind, summary }) => (
              <li key={path}>
                <a
                  href={`#${path}`}
                  aria-current={path === chosen ? 'page' : undefined}
                  className="flex min-h-11 items-center gap-2.5 rounded-chip px-2 py-1 hover:bg-tint aria-[current=page]:bg-primary-soft"
                >
                  <span
                    aria-hidden
                    className="grid size-6 shrink-0 place-items-center rounded-chip bg-surface text-xs text-muted"
                  >
                    {MARKS[kind]}
                  </span>
                  <span className="min-w-0">
                    <span className="block truncate text-ui font-semibold">{path.split('.').at(-1)}</span>
                    <span className="block truncate text-xs text-muted">{summary}</span>
                  </span>
                  <span className="sr-only">, {kind}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
