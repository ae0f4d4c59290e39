import { Skeleton, SkeletonScreen } from '../../ui/skeleton'

const LINES = ['a', 'b', 'c', 'd']

/** The list while it is coming. */
export const ConversationListSkeleton = () => (
  <SkeletonScreen className="grid gap-1 pt-1">
    {LINES.map((line) => (
      <div key={line} className="grid gap-2 px-3.5 py-3">
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-3.5 w-11/12" />
      </div>
    ))}
  </SkeletonScreen>
)

/** A talk while it is coming. */
export const MessagesSkeleton = () => (
  <SkeletonScreen className="mx-auto flex h-full w-full max-w-read flex-col justify-end gap-6 px-4 py-6">
    <div className="flex gap-3">
      <Skeleton className="size-9 rounded-full" />
      <Skeleton className="h-20 w-3/5 rounded-card" />
    </div>
    <Skeleton className="h-12 w-2/5 self-end rounded-card" />
    <div className="flex gap-3">
      <Skeleton className="size-9 rounded-full" />
      <Skeleton className="h-28 w-3/5 rounded-card" />
    </div>
  </SkeletonScreen>
)

/** The whole screen before its code or its data has come. */
export const ChatSkeleton = () => (
  <div className="grid min-h-0 flex-1 md:grid-cols-[19.5rem_minmax(0,1fr)]">
    <aside className="border-r border-border px-4 py-5 max-md:hidden">
      <Skeleton className="mb-4 h-11 rounded-control" />
      <ConversationListSkeleton />
    </aside>
    <section className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)] bg-surface">
      <div className="flex min-h-15 items-center gap-3 border-b border-border px-4 md:min-h-18 md:px-8">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="h-5 w-28" />
      </div>
      <MessagesSkeleton />
    </section>
  </div>
)
