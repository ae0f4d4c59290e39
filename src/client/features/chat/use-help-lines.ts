import { useState } from 'react'
import { countryOf, type HelpLines, helpLinesFor } from '#shared/help-lines'
import { useReader } from '../../lib/chat-times'

/** The help lines that work where the person is. */
export function useHelpLines(): HelpLines {
  const reader = useReader()
  const [lines] = useState(() => helpLinesFor(countryOf(reader)))
  return lines
}
