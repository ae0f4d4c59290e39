import { Card } from '#client/ui/card'
import { Repeat, Skeleton, SkeletonScreen } from '#client/ui/skeleton'

/** The first step before it is known what was typed already. */
export const ApplySkeleton = () => (
  <SkeletonScreen className="wrap pt-4 pb-10 md:pt-7">
    <Skeleton className="h-10 w-64 max-w-full" />
    <Skeleton className="mt-5 h-8 w-170 max-w-full" />
    <div className="mt-7 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
      <Card className="grid gap-5">
        <Skeleton className="h-7 w-56" />
        <Repeat times={4}>
          <Skeleton className="h-12 rounded-control" />
        </Repeat>
        <Skeleton className="h-32 rounded-control" />
      </Card>
      <Card className="max-lg:hidden">
        <Skeleton className="h-80" />
      </Card>
    </div>
  </SkeletonScreen>
)
