import { Archive, CircleCheck, CircleDot, type LucideIcon, Pause } from 'lucide-react'
import type { GoalStatus } from '#shared/goals'

type Look = { label: string; tone: 'ink' | 'success' | 'warning' | 'plain'; Icon: LucideIcon }

/** Word, colour and picture of a status. */
export const STATUS: Record<GoalStatus, Look> = {
  active: { label: 'Active', tone: 'ink', Icon: CircleDot },
  paused: { label: 'Paused', tone: 'warning', Icon: Pause },
  completed: { label: 'Completed', tone: 'success', Icon: CircleCheck },
  archived: { label: 'Archived', tone: 'plain', Icon: Archive },
}
