import { Check, Copy, Pencil, RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import type { ChatMessage } from '#shared/chat'
import { cn } from '../../lib/class-names'
import { IconButton } from '../../ui/icon-button'
import { useToast } from '../../ui/toast'

/**
 * The row under the last reply always shows. The others show once the pointer or the focus is there and lie in the gap
 * between two turns; where nothing hovers they show too, with room of their own.
 */
const quiet =
  'relative z-10 -mb-9 opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 pointer-coarse:-mb-4 pointer-coarse:opacity-100'
const rowClass = 'flex transition-opacity duration-120'

function CopyButton({ text }: { text: string }) {
  const toast = useToast()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      setTimeout(() => setCopied(false), 2000)
      toast({ title: 'Copied' })
    } catch {
      toast({ title: 'This could not be copied', description: 'Your browser did not allow it.', variant: 'destructive' })
    }
  }
  const Icon = copied ? Check : Copy
  return (
    <IconButton label="Copy" onClick={copy}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </IconButton>
  )
}

type ReplyProps = {
  message: ChatMessage
  last: boolean
  onRate: (message: ChatMessage, given: 1 | -1 | null) => void
  onRetry?: (message: ChatMessage) => void
}

/** Under a reply: copy it, say whether it helped, ask for another. */
export function ReplyActions({ message, last, onRate, onRetry }: ReplyProps) {
  const thumb = (given: 1 | -1, label: string, Icon: typeof ThumbsUp) => (
    <IconButton
      label={label}
      aria-pressed={message.rating === given}
      onClick={() => onRate(message, message.rating === given ? null : given)}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden className={message.rating === given ? 'fill-sun text-text' : undefined} />
    </IconButton>
  )
  return (
    <div className={cn(rowClass, '-ml-3', last || message.rating !== null ? '-mb-3' : quiet)}>
      <CopyButton text={message.content} />
      {message.source !== 'crisis' && thumb(1, 'This helped', ThumbsUp)}
      {message.source !== 'crisis' && thumb(-1, 'This did not help', ThumbsDown)}
      {onRetry && (
        <IconButton label="Write this reply again" onClick={() => onRetry(message)}>
          <RotateCcw size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </div>
  )
}

/** Under one's own message: copy it, or change it and send it again. */
export const OwnActions = ({ text, onEdit }: { text: string; onEdit?: () => void }) => (
  <div className={cn(rowClass, '-mr-3 justify-end', quiet)}>
    <CopyButton text={text} />
    {onEdit && (
      <IconButton label="Edit and send again" onClick={onEdit}>
        <Pencil size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
    )}
  </div>
)
