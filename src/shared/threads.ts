import * as z from 'zod'
import { MESSAGE_LENGTH } from './chat-rules'
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
    /** A coach whose papers were checked. */
    verified: z.boolean(),
  }),
  /** True when the one who asks is its coach. */
  asCoach: z.boolean(),
  lastAt: Instant,
  lastLine: z.string().max(160),
  unread: z.number().int().min(0),
  /** Why nothing can be written here any more, as a sentence; null while one can. */
  closed: z.string().max(200).nullable(),
})
export type Thread = z.infer<typeof Thread>
export const ThreadMessage = z.object({
  id: Id,
  place: z.number().int(),
  own: z.boolean(),
  content: z.string().max(MESSAGE_LENGTH),
  createdAt: Instant,
})
export type ThreadMessage = z.infer<typeof ThreadMessage>
/** What one asks the list for: names are searched, pages are fifty threads, last used first. */
export const ThreadSearch = z.object({ search: z.string().trim().max(200).default(''), before: Id.optional() })
export const ThreadPeople = z.object({ items: z.array(Thread).max(50), nextBefore: Id.nullable() })
export type ThreadPeople = z.infer<typeof ThreadPeople>
/** With a coach, or as a coach with somebody who booked. */
export const ThreadOpen = z
  .object({ coachId: Id.optional(), clientId: Id.optional() })
  .refine(({ coachId, clientId }) => (coachId === undefined) !== (clientId === undefined), 'Please say with whom: one person.')
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
export const ThreadPost = z.object({
  id: Id,
  content: typedText(MESSAGE_LENGTH, 'Please write something first.'),
  /** The message's id, chosen by the sender: the same message sent again is stored once. */
  messageId: z.uuid().optional(),
})
export type ThreadPost = z.infer<typeof ThreadPost>
export const ThreadRead = z.object({ id: Id, place: z.number().int().min(0) })
/** Messages from others the person has not read yet, in all threads. */
export const ThreadUnread = z.object({ count: z.number().int().min(0) })
/** From where an event stream goes on: the id of the last event heard. */
export const ThreadEvents = z.object({
  lastEventId: z
    .string()
    .regex(/^\d{1,16}$/, 'That place is not one of ours.')
    .nullish(),
})
/** What arrives by itself in open tabs. */
export const ThreadEvent = z.discriminatedUnion('type', [
  /** The stream stands; what comes from here on is told. */
  z.object({ type: z.literal('open') }),
  z.object({ type: z.literal('message'), threadId: Id, message: ThreadMessage }),
  /** How far one has read: `own` is oneself, perhaps elsewhere, else the other side. */
  z.object({ type: z.literal('read'), threadId: Id, place: z.number().int(), own: z.boolean() }),
])
export type ThreadEvent = z.infer<typeof ThreadEvent>
