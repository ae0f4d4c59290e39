import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useUser } from '#client/lib/session'
import type { BookingSearch } from './choices'

/** The address of the wizard: `choose` changes it in place, `go` makes a step one can come back from. */
export function useBookingSearch() {
  const search = useSearch({ from: '/booking' })
  const navigate = useNavigate({ from: '/booking' })
  const { timeZone } = useUser()
  const choose = useCallback(
    (change: BookingSearch) =>
      void navigate({ search: (before: BookingSearch) => ({ ...before, ...change }), replace: true, resetScroll: false }),
    [navigate],
  )
  const go = useCallback(
    (change: BookingSearch) => void navigate({ search: (before: BookingSearch) => ({ ...before, ...change }) }),
    [navigate],
  )
  const ownZone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return { search, choose, go, timeZone: search.zone ?? ownZone, ownZone }
}
