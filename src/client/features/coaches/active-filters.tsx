import { X } from 'lucide-react'
import type { DirectoryAddress } from '#shared/coach-filters'
import type { FilterChange } from './use-directory'

const FilterChip = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <li className="inline-flex h-9 max-w-full items-center rounded-full bg-primary-soft pl-3.5 text-xs font-[550] text-primary">
    <span className="truncate">{label}</span>
    <button
      type="button"
      aria-label={`Remove filter ${label}`}
      onClick={onRemove}
      className="relative grid size-9 shrink-0 cursor-pointer place-items-center rounded-full after:absolute after:-inset-1 hover:bg-primary/10"
    >
      <X size={16} strokeWidth={1.75} aria-hidden />
    </button>
  </li>
)

type Props = { address: DirectoryAddress; change: (filters: FilterChange) => void; clear: () => void }

/** What narrows the list just now, each taken away on its own or all at once. */
export const ActiveFilters = ({ address: { q, specialty, verified }, change, clear }: Props) => (
  <div className="mt-5 flex flex-wrap items-center gap-2.5 border-t border-border pt-4">
    <span className="text-sm text-muted">Active filters:</span>
    <ul className="contents">
      {q && <FilterChip label={`"${q}"`} onRemove={() => change({ q: undefined })} />}
      {specialty && <FilterChip label={specialty} onRemove={() => change({ specialty: undefined })} />}
      {verified && <FilterChip label="Verified Only" onRemove={() => change({ verified: undefined })} />}
    </ul>
    <button
      type="button"
      onClick={clear}
      className="min-h-11 cursor-pointer rounded-control px-2 text-ui font-semibold text-primary"
    >
      Clear All Filters
    </button>
  </div>
)
