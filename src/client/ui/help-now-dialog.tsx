import { ExternalLink, MessageSquare, Phone } from 'lucide-react'
import { useId, useState } from 'react'
import { countryOf, HELP_LINES, HELP_LINES_DATE, type HelpLine, helpLinesFor } from '#shared/help-lines'
import { cn } from '../lib/class-names'
import { formatFullDay } from '../lib/format'
import { useUser } from '../lib/session'
import { Dialog } from './dialog'
import { Select } from './select'

const iconOf = ({ href }: HelpLine) => (href.startsWith('tel:') ? Phone : href.startsWith('sms:') ? MessageSquare : ExternalLink)

function Line({ line, urgent = false }: { line: HelpLine; urgent?: boolean }) {
  const Icon = iconOf(line)
  const away = line.href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <li>
      <a
        href={line.href}
        {...away}
        className={cn(
          'flex min-h-15 items-center gap-3.5 rounded-option border px-4 py-2.5',
          urgent
            ? 'border-primary bg-primary text-on-primary hover:bg-primary-hover'
            : 'border-border-strong bg-surface hover:bg-tint',
        )}
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
        <span className="min-w-0">
          <span className={cn('block text-sm', !urgent && 'text-muted')}>{line.name}</span>
          <b className="figure block text-lede font-[640]">{line.contact}</b>
        </span>
      </a>
    </li>
  )
}

/** Help lines of the person's country, one press away each. */
export default function HelpNowDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { locale, timeZone } = useUser()
  const [country, setCountry] = useState(() => countryOf({ locale, timeZone }))
  const { lines, emergency, country: known } = helpLinesFor(country)
  const select = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      aside
      title="You do not have to carry this alone"
      description="Nolo is an AI and cannot keep you safe. These people can, and they are there for exactly this."
    >
      <label htmlFor={select} className="mb-1.5 block text-sm font-semibold">
        Where are you?
      </label>
      <Select id={select} value={known ?? ''} onChange={(event) => setCountry(event.target.value || null)}>
        {HELP_LINES.map((entry) => (
          <option key={entry.countryName} value={entry.country ?? ''}>
            {entry.countryName}
          </option>
        ))}
      </Select>
      <ul className="mt-4 grid gap-2">
        <Line line={emergency} urgent />
        {lines.map((line) => (
          <Line key={line.href} line={line} />
        ))}
      </ul>
      <p className="mt-4 text-xs text-muted">Numbers last checked on {formatFullDay(HELP_LINES_DATE, locale)}.</p>
    </Dialog>
  )
}
