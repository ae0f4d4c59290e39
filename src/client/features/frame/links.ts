import { House, type LucideIcon, MessageCircle, Target } from 'lucide-react'

type FrameLink = { to: '/' | '/chat' | '/goals'; label: string; short: string; Icon: LucideIcon; exact: boolean }

/** The links of the frame, each to a screen that works. `short` is its word in the bottom bar. */
export const LINKS: FrameLink[] = [
  { to: '/', label: 'Dashboard', short: 'Home', Icon: House, exact: true },
  { to: '/chat', label: 'Nolo Chat', short: 'Nolo', Icon: MessageCircle, exact: false },
  { to: '/goals', label: 'Goals', short: 'Goals', Icon: Target, exact: false },
]
