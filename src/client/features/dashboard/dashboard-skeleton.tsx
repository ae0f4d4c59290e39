import { Card } from '#client/ui/card'
import { Repeat, Skeleton, SkeletonScreen } from '#client/ui/skeleton'

const Lines = ({ rows }: { rows: number }) => (
  <>
    <Skeleton className="mb-5 h-7 w-40" />
    <Repeat times={rows}>
      <div className="mb-5 grid gap-3">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-2 w-full" />
      </div>
    </Repeat>
  </>
)

/** The dashboard before its figures are there. */
export const DashboardSkeleton = () => (
  <SkeletonScreen className="wrap grid gap-4 pt-4 pb-10 md:gap-6 md:pt-7">
    <div className="h-56 rounded-panel bg-banner md:h-50 xl:h-33" />
    <div className="grid grid-cols-4 gap-2 md:gap-4">
      <Repeat times={4}>
        <Skeleton className="h-19 rounded-card md:h-18" />
      </Repeat>
    </div>
    <div className="grid gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
      <Card className="max-lg:order-last">
        <Lines rows={3} />
      </Card>
      <Card>
        <Lines rows={2} />
      </Card>
    </div>
  </SkeletonScreen>
)
