import * as z from 'zod'
import { Id, Instant, typedText } from './text'

/** A conversation between a client and a coach, as either side sees it in a list. */
export const Thread = z.object({
  id: Id,
  /** The one on the other side. */
  other: z.object({
    firstName: z.string().max(80),
    lastName: z.string().max(80),
    profileImageUrl: z.string().nullable(),
    coachId: Id.nullable(),
  }),
  /** True when the one who asks is its coach. */
  asCoach: z.boolean(),
  lastAt: Instant,
  lastLine: z.string().max(160),
  unread: z.number().int().min(0),
})
export type Thread = z.infer<typeof Thread>
export const ThreadMessage = z.object({
  id: Id,
  place: z.number().int(),
  own: z.boolean(),
  content: z.string().max(4000),
  createdAt: Instant,
})
export type ThreadMessage = z.infer<typeof ThreadMessage>
export const ThreadRef = z.object({ id: Id })
export const ThreadPage = z.object({ id: Id, before: z.number().int().min(1).optional() })
export const ThreadView = z.object({
  thread: Thread,
  messages: z.array(ThreadMessage).max(50),
  nextBefore: z.number().int().nullable(),
  /** How far the other side has read. */
  readByOther: z.number().int(),
})
export type ThreadView = z.infer<typeof ThreadView>
export const ThreadPost = z.object({ id: Id, content: typedText(4000, 'Please write something first.') })
export const ThreadRead = z.object({ id: Id, place: z.number().int().min(0) })
/** What arrives by itself in open tabs. */
export const ThreadEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), threadId: Id, message: ThreadMessage }),
  z.object({ type: z.literal('read'), threadId: Id, place: z.number().int() }),
])
export type ThreadEvent = z.infer<typeof ThreadEvent>
