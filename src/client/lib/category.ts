import { Briefcase, GraduationCap, HeartPulse, type LucideIcon, Sprout, Users, Wallet } from 'lucide-react'
import type { GoalCategory } from '#shared/goals'

/** The colour and picture a category has everywhere; the word always stands beside them. */
export const CATEGORY: Record<GoalCategory, { color: string; Icon: LucideIcon }> = {
  Personal: { color: 'var(--muted)', Icon: Sprout },
  Career: { color: 'var(--chart-1)', Icon: Briefcase },
  Health: { color: 'var(--chart-4)', Icon: HeartPulse },
  Relationships: { color: 'var(--chart-3)', Icon: Users },
  Financial: { color: 'var(--chart-2)', Icon: Wallet },
  Education: { color: 'var(--chart-5)', Icon: GraduationCap },
}
