import { Card } from '#client/ui/card'
import { Repeat, Skeleton, SkeletonScreen } from '#client/ui/skeleton'

/** The list of sessions before it is there. */
export const SessionsSkeleton = () => (
  <SkeletonScreen className="wrap grid gap-4 pt-4 pb-10 md:pt-7">
    <Skeleton className="h-10 w-52" />
    <Repeat times={3}>
      <Card className="h-24">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="mt-3 h-4 w-1/3" />
      </Card>
    </Repeat>
  </SkeletonScreen>
)

/** A waiting room before it is there. */
export const SessionSkeleton = () => (
  <SkeletonScreen className="wrap min-h-dvh pt-4 pb-10 md:pt-7">
    <Skeleton className="h-40 w-full rounded-panel!" />
    <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
      <div className="grid content-start gap-6">
        <Card className="h-40">
          <Skeleton className="h-6 w-40" />
        </Card>
        <Card className="h-64">
          <Skeleton className="h-6 w-28" />
        </Card>
      </div>
      <Card className="h-80">
        <Skeleton className="h-16 w-full" />
      </Card>
    </div>
  </SkeletonScreen>
)
