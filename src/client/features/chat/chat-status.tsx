import type { ChatMessage } from '#shared/chat'
import { withoutMarks } from '#shared/without-marks'

type Props = { thinking: boolean; finished: ChatMessage | null }

/** For those who listen: that Nolo is thinking, and then the whole reply once, not word by word. */
export const ChatStatus = ({ thinking, finished }: Props) => (
  <p role="status" className="sr-only">
    {thinking && 'Nolo is thinking'}
    {!thinking &&
      finished &&
      (finished.status === 'interrupted' ? 'This reply was interrupted.' : `Nolo: ${withoutMarks(finished.content)}`)}
  </p>
)
