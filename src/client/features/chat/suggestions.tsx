import { SuggestionChip } from '../../ui/chip'

type Props = { suggestions: string[]; disabled: boolean; onPick: (text: string) => void }

/** Things one might say next; a press says it. On a phone they lie in one row to be pushed sideways. */
export function Suggestions({ suggestions, disabled, onPick }: Props) {
  if (suggestions.length === 0) return null
  return (
    <ul
      aria-label="Suggestions"
      className="-mx-3 mb-2 flex gap-2 overflow-x-auto px-3 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      {suggestions.map((text) => (
        <li key={text} className="flex max-md:shrink-0">
          <SuggestionChip disabled={disabled} onClick={() => onPick(text)}>
            {text}
          </SuggestionChip>
        </li>
      ))}
    </ul>
  )
}
