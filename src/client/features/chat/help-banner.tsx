import { ExternalLink, Phone, PhoneCall } from 'lucide-react'
import type { HelpLine } from '#shared/help-lines'
import { buttonClass } from '../../ui/button'
import { useHelpLines } from './use-help-lines'

/** "SADAG" of "SADAG, to talk". */
const shortName = (line: HelpLine) => line.name.split(',')[0] ?? line.name

/** Stays over a conversation in which somebody may be in danger: who can be with them now. */
export function HelpBanner() {
  const { lines, emergency } = useHelpLines()
  const first = lines[0] ?? emergency
  const away = first.href.startsWith('https:')
  const Icon = away ? ExternalLink : Phone
  return (
    <section
      aria-label="Help lines"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b-2 border-primary bg-primary-soft px-4 py-2.5 md:px-8 md:py-3"
    >
      <PhoneCall size={22} strokeWidth={1.75} aria-hidden className="hidden shrink-0 text-primary md:block" />
      <p className="min-w-52 flex-1 text-ui leading-snug max-md:basis-full">
        <b className="font-[650]">A person can be with you right now.</b> {shortName(first)}{' '}
        <b className="figure font-[650] whitespace-nowrap">{first.contact}</b>, in danger{' '}
        <b className="figure font-[650]">{emergency.contact}</b>.
      </p>
      <a
        href={first.href}
        {...(away ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        className={buttonClass({ size: 'sm', className: 'max-md:flex-1' })}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        {away ? `Open ${first.contact}` : `Call ${shortName(first)}`}
      </a>
    </section>
  )
}
