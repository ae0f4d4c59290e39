import { Card } from '#client/ui/card'
import { Repeat, Skeleton, SkeletonScreen } from '#client/ui/skeleton'

const Head = () => (
  <>
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="grid gap-2.5">
        <Skeleton className="h-9 w-44" />
        <Skeleton className="h-5 w-64" />
      </div>
      <Skeleton className="h-11 w-32 rounded-control" />
    </div>
    <div className="mt-5 flex gap-2 overflow-hidden py-1">
      {['w-18', 'w-24', 'w-25', 'w-32', 'w-28'].map((width) => (
        <Skeleton key={width} className={`h-11 shrink-0 rounded-full ${width}`} />
      ))}
    </div>
  </>
)

const Item = () => (
  <div className="grid gap-2.5 rounded-option border border-border bg-surface px-4.5 py-4">
    <Skeleton className="h-5 w-2/3" />
    <Skeleton className="h-4 w-1/2" />
    <Skeleton className="h-1.5 w-full" />
  </div>
)

/** The goals screen before its goals are there. */
export const GoalsSkeleton = () => (
  <SkeletonScreen className="wrap pt-4 pb-10 md:pt-7">
    <Head />
    <div className="mt-5 grid gap-2 md:grid-cols-2 md:gap-3 xl:grid-cols-3">
      <Repeat times={6}>
        <Item />
      </Repeat>
    </div>
  </SkeletonScreen>
)

/** One goal before it is there. */
export const GoalSkeleton = () => (
  <SkeletonScreen className="wrap pt-4 pb-10 md:pt-7">
    <div className="hidden lg:block">
      <Head />
    </div>
    <div className="grid gap-6 lg:mt-5 lg:grid-cols-[22.5rem_minmax(0,1fr)]">
      <div className="hidden content-start gap-2 lg:grid">
        <Repeat times={4}>
          <Item />
        </Repeat>
      </div>
      <div className="grid content-start gap-4 md:gap-6 max-lg:mt-12">
        <Card className="h-64">
          <Skeleton className="h-7 w-40 rounded-full" />
          <Skeleton className="mt-4 h-8 w-3/5" />
          <Skeleton className="mt-3 h-4 w-2/5" />
        </Card>
        <Card className="h-80">
          <Skeleton className="h-7 w-36" />
        </Card>
      </div>
    </div>
  </SkeletonScreen>
)
