import { Card } from '#client/ui/card'
import { Repeat, Skeleton, SkeletonScreen } from '#client/ui/skeleton'

/** A screen of the coach's area before its data is there. */
export const CoachSkeleton = () => (
  <SkeletonScreen className="wrap grid gap-6 pt-4 pb-10 md:pt-7">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="grid gap-2.5">
        <Skeleton className="h-9 w-64" />
        <Skeleton className="h-5 w-80 max-w-full" />
      </div>
      <Skeleton className="h-11 w-44 rounded-control" />
    </div>
    <div className="flex gap-3 overflow-hidden border-b border-border pb-2">
      <Repeat times={5}>
        <Skeleton className="h-8 w-20 shrink-0" />
      </Repeat>
    </div>
    <Card className="grid gap-4">
      <Skeleton className="h-7 w-48" />
      <Repeat times={6}>
        <Skeleton className="h-10 w-full" />
      </Repeat>
    </Card>
  </SkeletonScreen>
)
