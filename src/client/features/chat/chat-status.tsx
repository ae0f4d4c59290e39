import type { ChatMessage } from '#shared/chat'
import { withoutMarks } from '#shared/without-marks'
import { OFFLINE, useOnline } from './use-online'

type Props = { thinking: boolean; finished: ChatMessage | null }

/** For those who listen: that Nolo is thinking, and then the whole reply once, not word by word. */
export function ChatStatus({ thinking, finished }: Props) {
  const online = useOnline()
  return (
    <p role="status" className="sr-only">
      {thinking && `Nolo ${online ? 'is thinking' : OFFLINE}`}
      {!thinking &&
        finished &&
        (finished.status === 'interrupted' ? 'This reply was interrupted.' : `Nolo: ${withoutMarks(finished.content)}`)}
    </p>
  )
}
