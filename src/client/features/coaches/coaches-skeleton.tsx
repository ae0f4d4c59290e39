import { Repeat, Skeleton, SkeletonScreen } from '#client/ui/skeleton'
import { DirectoryHead } from './directory-head'

const PLACES = 6

const Place = () => (
  <div data-placeholder className="rounded-card border border-border bg-surface p-4 shadow-card md:p-6">
    <div className="flex gap-4">
      <Skeleton className="size-18 rounded-arch" />
      <div className="grid flex-1 content-start gap-2.5 pt-1">
        <Skeleton className="h-4.5 w-7/10" />
        <Skeleton className="h-3 w-2/5" />
        <Skeleton className="h-3 w-1/2" />
      </div>
    </div>
    <Skeleton className="mt-5 h-3 w-full" />
    <Skeleton className="mt-2 h-3 w-4/5" />
    <div className="mt-4.5 flex gap-1.5">
      <Skeleton className="h-7 w-22 rounded-full" />
      <Skeleton className="h-7 w-28 rounded-full" />
    </div>
    <Skeleton className="mt-8.5 h-5.5 w-1/3" />
    <div className="mt-3.5 flex gap-2.5">
      <Skeleton className="h-11 flex-1 rounded-control" />
      <Skeleton className="h-11 flex-1 rounded-control" />
    </div>
  </div>
)

/** Six places where coaches will stand. */
export const CoachPlaces = () => (
  <SkeletonScreen className="grid gap-4 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
    <Repeat times={PLACES}>
      <Place />
    </Repeat>
  </SkeletonScreen>
)

/** The directory before its coaches are there. */
export const CoachesSkeleton = () => (
  <div className="wrap grid gap-4 pt-4 pb-10 md:gap-6 md:pt-7 md:pb-16">
    <DirectoryHead page={undefined} />
    <Skeleton className="h-64 rounded-card md:h-40" />
    <CoachPlaces />
  </div>
)

/** A coach's page before it is there. */
export const CoachPageSkeleton = () => (
  <SkeletonScreen className="wrap grid min-h-dvh content-start gap-6 pt-16 pb-10 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
    <div className="grid gap-6">
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
    </div>
    <Skeleton className="h-110 rounded-card" />
  </SkeletonScreen>
)
