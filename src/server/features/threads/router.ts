import { procedure, router } from '#server/core/trpc'
import {
  ThreadEvents,
  ThreadMessage,
  ThreadOpen,
  ThreadPage,
  ThreadPeople,
  ThreadPost,
  ThreadRead,
  ThreadRef,
  ThreadSearch,
  ThreadUnread,
  ThreadView,
} from '#shared/threads'
import { followThreads } from './events'
import { listThreads } from './list'
import { openThread } from './open'
import { postToThread } from './post'
import { readThread } from './read'
import { countUnread } from './thread'
import { viewThread } from './view'

export const threadsRouter = router({
  list: procedure
    .input(ThreadSearch)
    .output(ThreadPeople)
    .query(({ ctx, input }) => listThreads(ctx, input)),
  open: procedure
    .input(ThreadOpen)
    .output(ThreadRef)
    .mutation(({ ctx, input }) => openThread(ctx, input)),
  view: procedure
    .input(ThreadPage)
    .output(ThreadView)
    .query(({ ctx, input }) => viewThread(ctx, input)),
  post: procedure
    .input(ThreadPost)
    .output(ThreadMessage)
    .mutation(({ ctx, input }) => postToThread(ctx, input)),
  read: procedure
    .input(ThreadRead)
    .output(ThreadUnread)
    .mutation(({ ctx, input }) => readThread(ctx, input)),
  unread: procedure.output(ThreadUnread).query(async ({ ctx }) => ({ count: await countUnread(ctx.deps.store.db, ctx.user.id) })),
  events: procedure.input(ThreadEvents).subscription(({ ctx, input, signal }) => followThreads(ctx, input, signal)),
})
