import * as z from 'zod'
import { MESSAGE_LENGTH, NO_CONVERSATION } from './chat-rules'
import { CrisisTier } from './crisis'
import { GoalCategory } from './goals'
import { Id, Instant, Paging, typedText } from './text'

export { MESSAGE_LENGTH, NO_CONVERSATION, SEND_FAILED } from './chat-rules'
export const MESSAGE_REQUIRED = 'Please write a message.'

/** streaming: still being written; interrupted: broke off, what was said is kept. */
export const MessageStatus = z.enum(['streaming', 'complete', 'interrupted'])
export type MessageStatus = z.infer<typeof MessageStatus>
/** Who wrote a reply: the built-in guided coach, a model, or the crisis check's fixed words. Null on a person's message. */
export const MessageSource = z.enum(['guided', 'model', 'crisis'])
export type MessageSource = z.infer<typeof MessageSource>

export const Conversation = z.object({ id: Id, title: z.string(), createdAt: Instant })
export type Conversation = z.infer<typeof Conversation>
/** A conversation in the list beside the chat: its last words and when they were said. */
export const ConversationSummary = Conversation.extend({ updatedAt: Instant, preview: z.string() })
export type ConversationSummary = z.infer<typeof ConversationSummary>

export const Message = z.object({
  id: Id,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  createdAt: Instant,
  status: MessageStatus,
  source: MessageSource.nullable(),
})
export type Message = z.infer<typeof Message>

/**
 * What a reply offers to write down; nothing is written before the person says yes. A step goes into the goal as a
 * milestone, or becomes a goal of its own where no goal is named.
 */
export const Proposal = z.object({
  title: z.string().max(200),
  /** When, in the person's own words or a day: "Tuesday morning". */
  when: z.string().max(80),
  minutes: z.number().int().min(1).max(480),
  goalId: Id.nullable(),
  goalTitle: z.string().max(200).nullable(),
  category: GoalCategory,
})
export type Proposal = z.infer<typeof Proposal>

/** A message with all the chat screen shows of it. */
export const ChatMessage = Message.extend({
  suggestions: z.array(z.string()),
  proposal: Proposal.nullable(),
  proposalAnswer: z.enum(['accepted', 'declined']).nullable(),
  rating: z.union([z.literal(1), z.literal(-1)]).nullable(),
  /** True when a model was asked, failed, and the guided coach answered instead. */
  stoodIn: z.boolean(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

const content = typedText(MESSAGE_LENGTH, MESSAGE_REQUIRED)
const title = typedText(120, 'Please enter a title.')
export const ConversationRef = z.object({ id: Id })
export const ConversationDraft = z.object({ title: title.default('New Chat') })
export type ConversationDraft = z.input<typeof ConversationDraft>
export const ConversationRename = z.object({ id: Id, title })
export const ConversationPage = z.object(Paging)
export const ConversationSearch = z.object({
  search: typedText(200).default(''),
  limit: z.number().int().min(1).max(50).default(50),
  before: Id.optional(),
})
export type ConversationSearch = z.input<typeof ConversationSearch>
export const MessagePage = ConversationRef.extend(Paging)
export const MessageRef = z.object({ id: Id })

/** POST /api/chat */
export const ChatSend = z.object({ conversationId: z.string(NO_CONVERSATION).min(1, NO_CONVERSATION).pipe(Id), message: content })
/** POST /api/conversations/{id}/messages */
export const MessageSend = ConversationRef.extend({ content })
/** Both wait until the reply is stored. */
export const ChatAnswer = z.object({ message: Message, reply: Message, suggestions: z.array(z.string()).optional() })
export type ChatAnswer = z.infer<typeof ChatAnswer>

/** The screen's send: answers at once with the stored message and the reply that has begun. */
export const ChatPost = z.object({
  conversationId: Id,
  content,
  /** Edit and resend: the person's message this one replaces; everything from it on is removed. */
  replaces: Id.optional(),
})
export type ChatPost = z.infer<typeof ChatPost>
export const ChatPosted = z.object({ message: ChatMessage, reply: ChatMessage })
export type ChatPosted = z.infer<typeof ChatPosted>

/** What a follower of a running reply hears: `text` is everything from character `from` on, `done` ends it. */
export type ReplyEvent = { type: 'text'; from: number; text: string } | { type: 'done'; message: ChatMessage }
export const FollowReply = z.object({ id: Id, from: z.number().int().min(0).max(100_000).default(0) })

export const ConversationView = z.object({
  conversation: Conversation,
  messages: z.array(ChatMessage),
  /** Set when older messages exist: pass it as `before`. */
  before: Id.nullable(),
  /** The highest crisis tier this conversation has reached; it stays. */
  raised: CrisisTier.nullable(),
})
export type ConversationView = z.infer<typeof ConversationView>
export const MessageRating = z.object({ id: Id, rating: z.union([z.literal(1), z.literal(-1)]).nullable() })
export const ProposalAnswer = z.object({ id: Id, accept: z.boolean() })
export const ChatWeek = z.object({ talks: z.number(), days: z.array(z.string()) })
export type ChatWeek = z.infer<typeof ChatWeek>
