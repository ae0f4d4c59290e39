import { BadgeCheck } from 'lucide-react'
import { useCallback, useId } from 'react'
import { cn } from '#client/lib/class-names'
import { buttonClass } from '#client/ui/button'
import { Card, CardHeader } from '#client/ui/card'
import { Field } from '#client/ui/field'
import { Select } from '#client/ui/select'
import type { Specialty } from '#shared/coach-options'
import { ActiveFilters } from './active-filters'
import { SearchBox } from './search-box'
import { useDirectory } from './use-directory'

const SORTS = { rating: 'Highest Rated', price: 'Lowest Price', experience: 'Most Experience' } as const

/** The directory's filters; what is chosen stands in the address. */
export function FilterPanel({ specialties }: { specialties: readonly Specialty[] }) {
  const { address, change, clear, filtered } = useDirectory()
  const title = useId()
  const search = useCallback((q: string | undefined) => change({ q }, true), [change])
  const offered =
    address.specialty && !specialties.includes(address.specialty) ? [address.specialty, ...specialties] : specialties
  return (
    <Card aria-labelledby={title}>
      <CardHeader title="Filter & Search" id={title} className="mb-3.5" />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3.5 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
        <Field label="Search" className="max-md:col-span-2">
          <SearchBox q={address.q} onSearch={search} />
        </Field>
        <Field label="Specialty" className="max-md:col-span-2">
          <Select
            value={address.specialty ?? 'all'}
            onChange={({ target }) => change({ specialty: offered.find((name) => name === target.value) })}
          >
            <option value="all">All Specialties</option>
            {offered.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        <Field label="Sort by" className="max-sm:col-span-2">
          <Select
            value={address.sort ?? 'rating'}
            onChange={({ target: { value } }) =>
              change({ sort: value === 'price' || value === 'experience' ? value : undefined })
            }
          >
            {Object.entries(SORTS).map(([sort, label]) => (
              <option key={sort} value={sort}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <button
          type="button"
          aria-pressed={Boolean(address.verified)}
          onClick={() => change({ verified: address.verified ? undefined : true })}
          className={cn(
            buttonClass({ variant: 'secondary', className: 'px-3 max-sm:col-span-2' }),
            'aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary',
          )}
        >
          <BadgeCheck size={18} strokeWidth={1.75} aria-hidden />
          Verified Only
        </button>
      </div>
      {filtered && <ActiveFilters address={address} change={change} clear={clear} />}
    </Card>
  )
}
