import { Card } from '#client/ui/card'
import { Repeat, Skeleton, SkeletonScreen } from '#client/ui/skeleton'

/** The dashboard before its parts have come. */
export const AdminSkeleton = () => (
  <SkeletonScreen className="wrap pt-4 pb-10 md:pt-7">
    <Skeleton className="h-10 w-72 max-w-full" />
    <div className="mt-6 grid grid-cols-2 gap-2.5 md:gap-5 lg:grid-cols-4">
      <Repeat times={4}>
        <Card className="h-26">
          <Skeleton className="h-8 w-20" />
        </Card>
      </Repeat>
    </div>
    <Card className="mt-6 h-96">
      <Skeleton className="h-7 w-56" />
    </Card>
  </SkeletonScreen>
)
