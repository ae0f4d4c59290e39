import { ArrowUp, Square } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { MESSAGE_LENGTH } from '#shared/chat-rules'
import { isBlank } from '#shared/text'
import { cn } from '../lib/class-names'
import { useGrowing } from './use-growing'

type Props = {
  /** Whom it goes to: the field's name and its hint. */
  label: string
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onText: (text: string) => void
  onSend: () => void
  /** A message is on its way. */
  pending: boolean
  /** Set while a reply is being written: ends it. */
  onStop?: () => void
}

const WARN_AT = MESSAGE_LENGTH - 400
const roundClass =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-full bg-primary text-on-primary transition-colors duration-120 hover:bg-primary-hover disabled:cursor-default disabled:opacity-45'

/** Enter that is meant as "send": not with Shift, and not the one that picks a word in an input method. */
const sends = (event: KeyboardEvent) =>
  event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && event.keyCode !== 229

/** Where one writes. Enter sends, Shift+Enter begins a new line. */
export function Composer({ label, field, text, onText, onSend, pending, onStop }: Props) {
  const countId = useId()
  useGrowing(field, text)
  const tooLong = text.length > MESSAGE_LENGTH
  const unusable = pending || isBlank(text) || tooLong
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!unusable && !onStop) onSend()
      }}
    >
      <div
        className={cn(
          'flex items-end gap-2 rounded-[26px] border bg-raised py-1.5 pr-1.5 pl-4.5 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-ring',
          tooLong ? 'border-danger ring-1 ring-danger' : 'border-field',
        )}
      >
        <textarea
          ref={field}
          rows={1}
          aria-label={label}
          aria-describedby={text.length > WARN_AT ? countId : undefined}
          aria-invalid={tooLong || undefined}
          placeholder={label}
          value={text}
          enterKeyHint="send"
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (!sends(event)) return
            event.preventDefault()
            if (!unusable && !onStop) onSend()
          }}
          className="max-h-48 min-w-0 flex-1 resize-none bg-transparent py-2.5 text-base leading-normal outline-none placeholder:text-muted"
        />
        {onStop ? (
          <button type="button" aria-label="Stop the reply" title="Stop (Esc)" onClick={onStop} className={roundClass}>
            <Square size={16} strokeWidth={1.75} fill="currentColor" aria-hidden />
          </button>
        ) : (
          <button type="submit" aria-label="Send message" disabled={unusable} className={roundClass}>
            <ArrowUp size={20} strokeWidth={1.75} aria-hidden />
          </button>
        )}
      </div>
      {text.length > WARN_AT && (
        <p id={countId} className={cn('mt-1 px-4.5 text-xs', tooLong ? 'font-medium text-danger' : 'text-muted')}>
          {tooLong && `Please keep this under ${MESSAGE_LENGTH.toLocaleString('en')} characters. `}
          {text.length.toLocaleString('en')} of {MESSAGE_LENGTH.toLocaleString('en')}
        </p>
      )}
    </form>
  )
}
