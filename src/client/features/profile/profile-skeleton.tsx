import { Card } from '#client/ui/card'
import { Skeleton, SkeletonScreen } from '#client/ui/skeleton'

/** The profile before what it knows is there. */
export const ProfileSkeleton = () => (
  <SkeletonScreen className="wrap pt-4 pb-10 md:pt-7">
    <div className="grid grid-cols-1 gap-2.5 pt-2 pb-6 lg:pb-16">
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="h-5 w-110 max-w-full" />
    </div>
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-6">
      <div className="grid gap-4 lg:gap-6">
        {['h-72', 'h-64', 'h-110'].map((height) => (
          <Card key={height} className={height}>
            <Skeleton className="h-7 w-36" />
            <div className="mt-6 grid gap-4 md:grid-cols-2">
              <Skeleton className="h-11 rounded-control" />
              <Skeleton className="h-11 rounded-control" />
            </div>
          </Card>
        ))}
      </div>
      <div className="grid gap-4 max-lg:hidden lg:gap-6">
        <Card className="grid h-56 justify-items-center">
          <Skeleton className="size-22 rounded-arch" />
          <Skeleton className="h-6 w-40" />
        </Card>
        <Card className="h-36">
          <Skeleton className="h-7 w-24" />
        </Card>
        <Card className="h-48">
          <Skeleton className="h-7 w-32" />
        </Card>
        <Card className="h-60">
          <Skeleton className="h-7 w-28" />
        </Card>
      </div>
    </div>
  </SkeletonScreen>
)
