import { Card } from '#client/ui/card'
import { Repeat, Skeleton, SkeletonScreen } from '#client/ui/skeleton'

/** The wizard before its coaches are there. */
export const BookingSkeleton = () => (
  <SkeletonScreen className="wrap min-h-dvh pt-4 pb-10 md:pt-7">
    <Skeleton className="h-10 w-60" />
    <Skeleton className="mt-4 mb-8 h-8 w-full max-w-136" />
    <div className="grid gap-4 lg:grid-cols-2">
      <Repeat times={4}>
        <Card className="h-44">
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="mt-3 h-16 w-full" />
        </Card>
      </Repeat>
    </div>
  </SkeletonScreen>
)
