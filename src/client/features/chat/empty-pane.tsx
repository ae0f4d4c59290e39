import { useRef } from 'react'
import { NO_CONVERSATION } from '#shared/chat'
import { useTitle } from '../../lib/title'
import { useDraft } from '../../lib/use-draft'
import { Composer } from '../../ui/composer'
import { composeClass, paneClass } from '../../ui/talk-layout'
import { useToast } from '../../ui/toast'
import { ChatHeader } from './chat-header'
import { ComposerFoot } from './composer-foot'
import { NO_CONVERSATION_YET } from './use-conversations'
import { Welcome } from './welcome'

type Props = { pending: boolean; onOpenList: () => void; onNew: () => void; onBegin: (text: string) => void }

/** Before the first conversation. A topic begins one; words typed here wait for one. */
export function EmptyPane({ pending, onOpenList, onNew, onBegin }: Props) {
  const toast = useToast()
  useTitle('Nolo Chat')
  const [text, setText] = useDraft(NO_CONVERSATION_YET)
  const field = useRef<HTMLTextAreaElement>(null)
  const refuse = () =>
    toast({
      title: NO_CONVERSATION,
      description: 'Start one first; what you wrote comes along.',
      variant: 'destructive',
      action: { label: 'New Chat', onClick: onNew },
    })
  return (
    <section aria-label="Nolo Chat" className={paneClass}>
      <ChatHeader onOpenList={onOpenList} />
      <div className="flex min-h-0 flex-1 overflow-y-auto px-4">
        <Welcome disabled={pending} onPick={onBegin} />
      </div>
      <div className={composeClass}>
        <div>
          <Composer label="Message Nolo" field={field} text={text} onText={setText} onSend={refuse} pending={pending} />
          <ComposerFoot />
        </div>
      </div>
    </section>
  )
}
