import { Chip } from '#client/ui/chip'
import type { GoalStatus } from '#shared/goals'
import { STATUS } from './goal-status'

export function StatusChip({ status }: { status: GoalStatus }) {
  const { label, tone, Icon } = STATUS[status]
  return (
    <Chip tone={tone}>
      <Icon size={15} strokeWidth={1.75} aria-hidden />
      {label}
    </Chip>
  )
}
