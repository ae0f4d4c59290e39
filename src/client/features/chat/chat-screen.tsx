import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { trpc } from '../../lib/trpc'
import { keepDraft } from '../../lib/use-draft'
import { Drawer } from '../../ui/drawer'
import { useToastsAside } from '../../ui/toast'
import { ChatPane } from './chat-pane'
import type { ChatSearch } from './chat-search'
import { withNewest } from './conversation-cache'
import { ConversationList } from './conversation-list'
import { EmptyPane } from './empty-pane'
import { useConversations } from './use-conversations'
import { useOtherTabs } from './use-other-tabs'

type Props = {
  search: ChatSearch
  /** The talks with people, for the list; `onPick` closes the drawer it may stand in. */
  people?: (onPick: () => void) => ReactNode
  /** A talk with a person, shown instead of one with Nolo. */
  pane?: (onOpenList: () => void) => ReactNode
}

/** The list of conversations on the left, on a phone in a drawer; the one being had on the right. */
export function ChatScreen({ search, people, pane }: Props) {
  const utils = trpc.useUtils()
  const [drawer, setDrawer] = useState(false)
  const [begun, setBegun] = useState<{ id: string; text: string | null } | null>(null)

  const tell = useOtherTabs(
    useCallback(
      (id: string) => {
        void utils.chat.conversations.invalidate()
        if (!utils.chat.view.getData({ id })) return
        utils.client.chat.view.query({ id }).then(
          (fresh) => utils.chat.view.setData({ id }, (view) => withNewest(view, fresh)),
          () => utils.chat.view.reset({ id }),
        )
      },
      [utils],
    ),
  )
  const list = useConversations(search, tell)
  const begin = (text: string | null, typed = false) => {
    setDrawer(false)
    const onSuccess = ({ id }: { id: string }) => {
      if (typed) keepDraft(id, '')
      setBegun({ id, text })
    }
    list.creating.mutate({ title: 'New Chat' }, { onSuccess })
  }
  const onNew = () => begin(null)
  const { c: selected } = search
  const openList = () => setDrawer(true)
  useToastsAside()
  useCloseWhenWide(drawer, () => setDrawer(false))

  return (
    <div className="grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] md:grid-cols-[16rem_minmax(0,1fr)] lg:grid-cols-[19.5rem_minmax(0,1fr)]">
      <aside aria-label="Your conversations" className="flex min-h-0 flex-col border-r border-border px-4 pt-5 max-md:hidden">
        <ConversationList search={search} list={list} onNew={onNew} people={people?.(() => undefined)} />
      </aside>
      {pane ? (
        pane(openList)
      ) : selected ? (
        <ChatPane
          key={selected}
          id={selected}
          title={list.titleOf(selected)}
          tell={tell}
          onOpenList={openList}
          onNew={onNew}
          begin={begun?.id === selected ? begun : undefined}
        />
      ) : (
        <EmptyPane pending={list.creating.isPending} onOpenList={openList} onBegin={begin} />
      )}
      <Drawer open={drawer} onOpenChange={setDrawer} title="Your conversations">
        <div className="mt-2 flex min-h-0 flex-1 flex-col">
          <ConversationList
            search={search}
            list={list}
            onNew={onNew}
            people={people?.(() => setDrawer(false))}
            onPick={() => setDrawer(false)}
          />
        </div>
      </Drawer>
    </div>
  )
}

/** A phone turned to its side shows the list beside the talk; the drawer over it goes. */
function useCloseWhenWide(open: boolean, close: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an open drawer listens.
  useEffect(() => {
    if (!open) return
    const wide = matchMedia('(min-width: 47.5rem)')
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [open])
}
