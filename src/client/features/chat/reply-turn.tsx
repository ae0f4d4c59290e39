import { CircleAlert, Info, RotateCcw } from 'lucide-react'
import type { ChatMessage } from '#shared/chat'
import { type Reader, timeOfDay } from '../../lib/chat-times'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { Thinking } from '../../ui/thinking'
import { CrisisText } from './crisis-text'
import { ReplyActions } from './message-actions'
import { ProposalCard } from './proposal-card'
import { ReplyText } from './reply-text'
import { careBubble, noloBubble, TurnFrame } from './turn-frame'
import { OFFLINE, useOnline } from './use-online'

type Props = {
  message: ChatMessage
  reader: Reader
  last: boolean
  /** The first reply of the guided coach in what is shown: says so. */
  guidedHint: boolean
  /** The last reply is being asked for again: what it said makes room. */
  retryPending: boolean
  answerPending: boolean
  onRetry: (message: ChatMessage) => void
  onRate: (message: ChatMessage, given: 1 | -1 | null) => void
  onAnswer: (message: ChatMessage, accept: boolean) => void
}

/** Nolo before the first word. Without a network nobody thinks yet: the message waits, and goes out by itself. */
export function ThinkingTurn() {
  const online = useOnline()
  return (
    <TurnFrame
      who={
        <>
          <b className="font-semibold text-text">Nolo</b>
          {online ? 'is thinking' : OFFLINE}
        </>
      }
    >
      {online && (
        <div className={noloBubble}>
          <Thinking />
        </div>
      )}
    </TurnFrame>
  )
}

const Note = ({ Icon, children }: { Icon: typeof Info; children: React.ReactNode }) => (
  <p className="flex items-start gap-2 text-sm text-muted">
    <Icon size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
    {children}
  </p>
)

function Who({ message, reader, guidedHint }: Pick<Props, 'message' | 'reader' | 'guidedHint'>) {
  return (
    <>
      <b className="font-semibold text-text">Nolo</b>
      <span>AI coach · {timeOfDay(message.createdAt, reader)}</span>
      {guidedHint && <Chip className="h-6">Guided mode, no AI model</Chip>}
    </>
  )
}

/** What Nolo said, and what can be done with it. */
export function ReplyTurn({ message, reader, last, guidedHint, retryPending, answerPending, onRetry, onRate, onAnswer }: Props) {
  const { status, source, proposal, content } = message
  const askedAgain = last && retryPending
  if (askedAgain || (status === 'streaming' && content === '')) return <ThinkingTurn />
  const crisis = source === 'crisis'
  const retryable = last && status === 'complete' && !crisis
  return (
    <TurnFrame who={<Who message={message} reader={reader} guidedHint={guidedHint} />}>
      {message.stoodIn && <Note Icon={Info}>The AI model could not be reached, so the guided coach answered.</Note>}
      {content !== '' && (
        <div className={crisis ? careBubble : noloBubble}>
          {crisis ? <CrisisText text={content} /> : <ReplyText text={content} />}
        </div>
      )}
      {status === 'interrupted' && (
        <div className="flex flex-wrap items-center gap-x-3">
          <Note Icon={CircleAlert}>This reply was interrupted.</Note>
          {last && (
            <Button size="sm" variant="tinted" onClick={() => onRetry(message)}>
              <RotateCcw size={16} strokeWidth={1.75} aria-hidden />
              Retry
            </Button>
          )}
        </div>
      )}
      {proposal && status === 'complete' && (
        <ProposalCard
          proposal={proposal}
          answer={message.proposalAnswer}
          pending={answerPending}
          onAnswer={(accept) => onAnswer(message, accept)}
        />
      )}
      {status !== 'streaming' && content !== '' && (
        <ReplyActions message={message} last={last} onRate={onRate} onRetry={retryable ? onRetry : undefined} />
      )}
    </TurnFrame>
  )
}
