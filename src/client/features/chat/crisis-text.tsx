import { ExternalLink, MessageSquare, Phone, Siren } from 'lucide-react'
import { HELP_LINES, type HelpLine } from '#shared/help-lines'

const KNOWN = new Map<string, { line: HelpLine; urgent: boolean }>(
  HELP_LINES.flatMap(({ lines, emergency }) => [
    ...lines.map((line) => [`${line.name}: ${line.contact}`, { line, urgent: false }] as const),
    [`${emergency.name}: ${emergency.contact}`, { line: emergency, urgent: true }] as const,
  ]),
)
const iconOf = (href: string, urgent: boolean) =>
  urgent ? Siren : href.startsWith('tel:') ? Phone : href.startsWith('sms:') ? MessageSquare : ExternalLink

function Line({ words }: { words: string }) {
  const known = KNOWN.get(words)
  if (!known) return <li className="rounded-control bg-primary-soft px-3.5 py-2.5">{words}</li>
  const { line, urgent } = known
  const Icon = iconOf(line.href, urgent)
  const away = line.href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <li>
      <a
        href={line.href}
        {...away}
        className="flex min-h-11 items-center gap-3 rounded-control bg-primary-soft px-3.5 py-1.5 hover:underline"
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-primary" />
        <span className="min-w-0">
          {line.name}: <b className="figure font-[650]">{line.contact}</b>
        </span>
      </a>
    </li>
  )
}

/** The crisis check's fixed words; each help line in them is one press away. */
export const CrisisText = ({ text }: { text: string }) => (
  <div className="grid gap-3.5">
    {text.split(/\n{2,}/).map((block) =>
      block.startsWith('- ') ? (
        <ul key={block} className="grid gap-2">
          {block.split('\n').map((line) => (
            <Line key={line} words={line.replace(/^- /, '')} />
          ))}
        </ul>
      ) : (
        <p key={block}>{block}</p>
      ),
    )}
  </div>
)
