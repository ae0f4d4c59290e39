import { Link } from '@tanstack/react-router'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ConversationSummary } from '#shared/chat'
import { type Reader, shortWhen } from '../../lib/chat-times'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Menu, MenuItem } from '../../ui/menu'
import { RenameDialog } from './rename-dialog'
import type { ConversationsHandle } from './use-conversations'

type Props = {
  conversation: ConversationSummary
  selected: boolean
  q: string | undefined
  reader: Reader
  list: ConversationsHandle
  onPick: () => void
}

/** One conversation in the list: its name, its last words and when; a menu to rename or delete it. */
export function ConversationItem({ conversation, selected, q, reader, list, onPick }: Props) {
  const { id, title, preview, updatedAt } = conversation
  const [asking, setAsking] = useState<'rename' | 'delete' | null>(null)
  const close = () => setAsking(null)
  return (
    <li className="group relative">
      <Link
        to="/chat"
        search={{ c: id, q }}
        activeProps={{ 'aria-current': undefined }}
        aria-current={selected ? 'page' : undefined}
        onClick={onPick}
        className="grid grid-cols-[minmax(0,1fr)] gap-0.5 rounded-[14px] px-3.5 py-3 -outline-offset-2 hover:bg-tint aria-[current]:bg-surface aria-[current]:shadow-card aria-[current]:inset-ring aria-[current]:inset-ring-border"
      >
        <span className="flex items-baseline justify-between gap-3">
          <b className="truncate text-ui font-semibold">{title}</b>
          <time dateTime={updatedAt} className="shrink-0 text-xs text-muted">
            {shortWhen(updatedAt, Date.now(), reader)}
          </time>
        </span>
        <span className="truncate pr-7 text-sm text-muted">{preview || 'Nothing said yet'}</span>
      </Link>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`More for "${title}"`}
            className="absolute right-0.5 -bottom-0.5 grid size-11 cursor-pointer place-items-center rounded-control text-muted opacity-0 -outline-offset-4 group-focus-within:opacity-100 group-hover:opacity-100 hover:text-text data-[state=open]:opacity-100 pointer-coarse:opacity-100"
          >
            <Ellipsis size={18} strokeWidth={1.75} aria-hidden />
          </button>
        }
      >
        <MenuItem onSelect={() => setAsking('rename')}>
          <Pencil size={18} strokeWidth={1.75} aria-hidden />
          Rename
        </MenuItem>
        <MenuItem danger onSelect={() => setAsking('delete')}>
          <Trash2 size={18} strokeWidth={1.75} aria-hidden />
          Delete
        </MenuItem>
      </Menu>
      <RenameDialog
        conversation={conversation}
        open={asking === 'rename'}
        pending={list.renaming.isPending}
        onOpenChange={close}
        onRename={(name) => list.renaming.mutate({ id, title: name }, { onSuccess: close })}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={close}
        title="Delete this conversation?"
        consequence={`Everything said in "${title}" goes for good. Steps and goals you saved from it stay.`}
        confirm="Delete conversation"
        pending={list.deleting.isPending}
        onConfirm={() => list.deleting.mutate({ id }, { onSuccess: close })}
      />
    </li>
  )
}
