import { PanelLeft, Sparkles } from 'lucide-react'
import { Chip } from '../../ui/chip'
import { HelpNow } from '../../ui/help-now'
import { IconButton } from '../../ui/icon-button'
import { NoloFace } from '../../ui/nolo-face'
import { useOnline } from './use-online'

type Props = { title?: string; onOpenList: () => void }

/** Who one is talking to, about what, and the way to people who help. */
export function ChatHeader({ title, onOpenList }: Props) {
  const online = useOnline()
  const word = online ? 'Online' : 'Offline'
  return (
    <header className="flex min-h-15 items-center gap-2.5 border-b border-border py-2 pr-4 pl-2 md:min-h-18 md:px-8">
      <IconButton label="Your conversations" onClick={onOpenList} className="md:hidden">
        <PanelLeft size={22} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <NoloFace className="hidden size-10 min-[25rem]:block" />
      <div className="min-w-0 flex-1">
        <h1 data-page-heading className="text-[1.1875rem] leading-tight font-[640] tracking-[-.005em] whitespace-nowrap">
          Nolo Chat
        </h1>
        <p className="truncate text-xs text-muted lg:hidden">{word}, AI Powered</p>
        <p className="truncate text-xs text-muted max-lg:hidden">{title}</p>
      </div>
      <span className="hidden items-center gap-2.5 lg:flex">
        <Chip tone={online ? 'success' : 'warning'}>
          <span className="size-2 rounded-full bg-current" />
          {word}
        </Chip>
        <Chip>
          <Sparkles size={15} strokeWidth={1.75} aria-hidden />
          AI Powered
        </Chip>
      </span>
      <HelpNow className="border border-border-strong bg-raised px-3 text-sm whitespace-nowrap hover:bg-tint max-[22.4rem]:[&>svg]:hidden" />
    </header>
  )
}
