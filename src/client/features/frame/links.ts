import { CalendarDays, CircleUserRound, House, type LucideIcon, MessageCircle, Target, Users } from 'lucide-react'

type FrameLink = {
  to: '/' | '/chat' | '/coaches' | '/booking' | '/goals' | '/profile'
  label: string
  Icon: LucideIcon
  exact: boolean
}

/** The links of the frame, each to a screen that works. */
export const LINKS: FrameLink[] = [
  { to: '/', label: 'Dashboard', Icon: House, exact: true },
  { to: '/chat', label: 'Nolo Chat', Icon: MessageCircle, exact: false },
  { to: '/coaches', label: 'Find Coaches', Icon: Users, exact: false },
  { to: '/booking', label: 'Book', Icon: CalendarDays, exact: false },
  { to: '/goals', label: 'Goals', Icon: Target, exact: false },
]

/** Those at the thumb on a phone, in their shorter words. */
export const THUMB_LINKS: FrameLink[] = [
  { to: '/', label: 'Home', Icon: House, exact: true },
  { to: '/chat', label: 'Nolo', Icon: MessageCircle, exact: false },
  { to: '/profile', label: 'Profile', Icon: CircleUserRound, exact: false },
]
