import { Check, Ellipsis, Pencil, Sun, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cn } from '#client/lib/class-names'
import { Chip } from '#client/ui/chip'
import { IconButton } from '#client/ui/icon-button'
import { Menu, MenuItem } from '#client/ui/menu'
import type { Milestone } from '#shared/goals'
import { RenameMilestone } from './rename-milestone'

type Props = {
  milestone: Milestone
  /** The first step not done yet lies in the sun. */
  next: boolean
  /** Settles when the tick is kept or taken back. */
  onCheck: (done: boolean) => Promise<unknown>
  onRename: (title: string) => Promise<unknown>
  onRemove: () => void
}

export function MilestoneRow({ milestone: { title, done: kept }, next, onCheck, onRename, onRemove }: Props) {
  const [renaming, setRenaming] = useState(false)
  const [ticked, setTicked] = useState<boolean | null>(null)
  const more = useRef<HTMLButtonElement>(null)
  const done = ticked ?? kept
  const endRenaming = () => {
    flushSync(() => setRenaming(false))
    more.current?.focus()
  }
  const tick = async (value: boolean) => {
    setTicked(value)
    await onCheck(value)
    setTicked(null)
  }
  if (renaming)
    return (
      <li className="px-2 py-1 md:px-3.5">
        <RenameMilestone title={title} onSave={onRename} onClose={endRenaming} />
      </li>
    )
  return (
    <li className={cn('flex items-center gap-1 rounded-option pr-1 not-first:mt-0.5', next && 'bg-sun-soft')}>
      <label className="relative flex min-h-12 min-w-0 flex-1 cursor-pointer flex-wrap items-center gap-x-3.5 gap-y-1 rounded-option py-2 pl-2 has-focus-visible:outline-2 has-focus-visible:outline-ring md:pl-3.5">
        <input
          type="checkbox"
          checked={done}
          onChange={(event) => tick(event.target.checked)}
          className="absolute size-6 cursor-pointer opacity-0"
        />
        <span
          aria-hidden
          className={cn(
            'grid size-6 shrink-0 place-items-center rounded-chip border-[1.5px] transition-colors duration-120',
            done ? 'border-primary bg-primary text-on-primary' : 'border-field bg-raised',
          )}
        >
          {done && <Check size={16} strokeWidth={2.5} aria-hidden />}
        </span>
        <span className={cn('min-w-0 flex-[1_1_10rem] break-words', done ? 'text-muted' : 'font-[550]')}>{title}</span>
        {next && (
          <Chip tone="sun" className="max-md:ml-9.5 max-md:bg-surface">
            <Sun size={15} strokeWidth={1.75} aria-hidden />
            Next small step
          </Chip>
        )}
      </label>
      <Menu
        trigger={
          <IconButton ref={more} label={`More for ${title}`}>
            <Ellipsis size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => setRenaming(true)}>
          <Pencil size={18} strokeWidth={1.75} aria-hidden />
          Rename
        </MenuItem>
        <MenuItem danger onSelect={onRemove}>
          <Trash2 size={18} strokeWidth={1.75} aria-hidden />
          Remove
        </MenuItem>
      </Menu>
    </li>
  )
}
