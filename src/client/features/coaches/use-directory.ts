import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { DirectoryAddress } from '#shared/coach-filters'

/** Each filter as it is set or, undefined, reset. */
export type FilterChange = { [Filter in keyof DirectoryAddress]?: DirectoryAddress[Filter] | undefined }

/** The directory's filters live in its address: typing changes it in place, a choice can be gone back from. */
export function useDirectory() {
  const address: DirectoryAddress = useSearch({ from: '/coaches' })
  const navigate = useNavigate({ from: '/coaches' })
  const change = useCallback(
    (filters: FilterChange, replace = false) =>
      void navigate({
        search: (before: DirectoryAddress) => ({ ...before, page: undefined, ...filters }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  )
  const clear = useCallback(() => void navigate({ search: {}, resetScroll: false }), [navigate])
  return { address, change, clear, filtered: Boolean(address.q || address.specialty || address.verified) }
}
