import { useRef } from 'react'
import { useTitle } from '../../lib/title'
import { useDraft } from '../../lib/use-draft'
import { Composer } from '../../ui/composer'
import { composeClass, paneClass } from '../../ui/talk-layout'
import { ChatHeader } from './chat-header'
import { ComposerFoot } from './composer-foot'
import { NO_CONVERSATION_YET } from './use-conversations'
import { Welcome } from './welcome'

type Props = {
  pending: boolean
  onOpenList: () => void
  /** `typed`: the words were the draft, which is sent with them. */
  onBegin: (text: string, typed?: boolean) => void
}

/** Before the first conversation. A topic or the first words typed begin one. */
export function EmptyPane({ pending, onOpenList, onBegin }: Props) {
  useTitle('Nolo Chat')
  const [text, setText] = useDraft(NO_CONVERSATION_YET)
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <section aria-label="Nolo Chat" className={paneClass}>
      <ChatHeader onOpenList={onOpenList} />
      <div className="flex min-h-0 flex-1 overflow-y-auto px-4">
        <Welcome disabled={pending} onPick={onBegin} />
      </div>
      <div className={composeClass}>
        <div>
          <Composer
            label="Message Nolo"
            field={field}
            text={text}
            onText={setText}
            onSend={() => onBegin(text, true)}
            pending={pending}
          />
          <ComposerFoot />
        </div>
      </div>
    </section>
  )
}
