import { useState } from 'react'
import { Card, CardHeader } from '#client/ui/card'
import { ConfirmDialog } from '#client/ui/confirm-dialog'
import type { GoalDetail, Milestone } from '#shared/goals'
import { AddMilestone } from './add-milestone'
import { MilestoneRow } from './milestone-row'
import { useMilestones } from './use-milestones'

/** The small steps of a goal; ticking them moves it. */
export function Milestones({ goal }: { goal: GoalDetail }) {
  const { add, remove, rename, check } = useMilestones(goal)
  const [removing, setRemoving] = useState<Milestone | null>(null)
  const { milestones } = goal
  const done = milestones.filter((milestone) => milestone.done).length
  const next = goal.status === 'active' ? milestones.find((milestone) => !milestone.done)?.id : undefined
  return (
    <Card aria-labelledby="milestones">
      <CardHeader title="Milestones" id="milestones">
        {milestones.length > 0 && (
          <span className="text-sm text-muted tabular-nums">
            {done} of {milestones.length} done
          </span>
        )}
      </CardHeader>
      {milestones.length === 0 ? (
        <p className="-mt-2 mb-4 max-w-read text-ui text-muted">
          Break the goal into small steps. Each one you tick moves the goal, so you need not set its progress by hand.
        </p>
      ) : (
        <ul className="-mx-2 md:-mx-3.5">
          {milestones.map((milestone) => (
            <MilestoneRow
              key={milestone.id}
              milestone={milestone}
              next={milestone.id === next}
              onCheck={(value) => check(milestone, value)}
              onRename={(title) => rename(milestone.id, title)}
              onRemove={() => setRemoving(milestone)}
            />
          ))}
        </ul>
      )}
      <AddMilestone pending={add.isPending} onAdd={(title) => add.mutateAsync({ goalId: goal.id, title })} />
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title="Remove this milestone?"
        consequence={`“${removing?.title ?? ''}” goes for good. The goal and its other steps stay; its progress is counted anew.`}
        confirm="Remove milestone"
        pending={remove.isPending}
        onConfirm={() => removing && remove.mutate({ goalId: goal.id, id: removing.id }, { onSettled: () => setRemoving(null) })}
      />
    </Card>
  )
}
