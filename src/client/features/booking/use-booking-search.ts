import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useUser } from '#client/lib/session'
import type { BookingSearch } from './choices'

/** The address of the wizard: `choose` changes it in place, `go` makes a step one can come back from. */
export function useBookingSearch() {
  const inAddress: BookingSearch = useSearch({ from: '/booking' })
  // what was just chosen shows at once; the address follows
  const [ahead, setAhead] = useState({ of: inAddress, search: inAddress })
  const search = ahead.of === inAddress ? ahead.search : inAddress
  const navigate = useNavigate({ from: '/booking' })
  const { timeZone } = useUser()
  const choose = useCallback(
    (change: BookingSearch) => {
      setAhead((last) => ({ of: inAddress, search: { ...(last.of === inAddress ? last.search : inAddress), ...change } }))
      void navigate({ search: (before: BookingSearch) => ({ ...before, ...change }), replace: true, resetScroll: false })
    },
    [navigate, inAddress],
  )
  const go = useCallback(
    (change: BookingSearch) => void navigate({ search: (before: BookingSearch) => ({ ...before, ...change }) }),
    [navigate],
  )
  const ownZone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return { search, choose, go, timeZone: search.zone ?? ownZone, ownZone }
}
