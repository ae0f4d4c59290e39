import { BecomeCoach } from '#client/features/coaches/become-coach'
import { CoachList, LoadFailed, useFirstPage } from '#client/features/coaches/coach-list'
import { DirectoryHead } from '#client/features/coaches/directory-head'
import { FilterPanel } from '#client/features/coaches/filter-panel'
import type { Api } from '#client/lib/trpc'
import { Page } from '#client/ui/page'
import { type DirectoryAddress, searchOf } from '#shared/coach-filters'

/** Brings every page of the address along. Once on the screen nothing waits here: the list shows its own coming. */
export async function load(api: Api, address: DirectoryAddress, cause: 'enter' | 'stay' | 'preload') {
  const pages = Array.from({ length: (address.page ?? 0) + 1 }, (_, page) => page)
  const all = Promise.all([
    api.currency.detect.prefetch(),
    ...pages.map((page) => api.coaches.search.prefetch(searchOf(address, page))),
  ])
  if (cause !== 'stay') await all
}

export default function CoachesPage() {
  const { data, isError, isPlaceholderData } = useFirstPage()
  return (
    <Page title="Find Your Perfect Coach" className="grid gap-4 md:gap-6">
      <DirectoryHead page={data} stats={!isError} />
      {isError ? (
        <LoadFailed />
      ) : (
        <>
          <FilterPanel specialties={data?.specialties ?? []} />
          <CoachList page={data} waiting={isPlaceholderData} />
        </>
      )}
      <BecomeCoach />
    </Page>
  )
}
