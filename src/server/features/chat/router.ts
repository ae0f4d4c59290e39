import * as z from 'zod'
import { procedure, router } from '#server/core/trpc'
import {
  ChatAnswer,
  ChatMessage,
  ChatPost,
  ChatPosted,
  ChatSend,
  ChatWeek,
  Conversation,
  ConversationDraft,
  ConversationPage,
  ConversationRef,
  ConversationRename,
  ConversationSearch,
  ConversationSummary,
  ConversationView,
  FollowReply,
  Message,
  MessagePage,
  MessageRating,
  MessageRef,
  MessageSend,
  ProposalAnswer,
} from '#shared/chat'
import { Id } from '#shared/text'
import { conversationPage, createConversation, deleteConversation, listConversations, renameConversation } from './conversations'
import { followReply } from './follow'
import { listMessages, rateMessage, viewConversation } from './messages'
import { postMessage, retryReply, stopReply } from './post'
import { answerProposal, chatWeek, sendAndWait } from './service'

const rest = (method: 'GET' | 'POST', path: `/${string}`, summary: string) => ({
  openapi: { method, path, summary, tags: ['chat'], protect: true },
})

export const chatRouter = router({
  listConversations: procedure
    .meta(rest('GET', '/api/conversations', 'Conversations with Nolo, last used first'))
    .input(ConversationPage)
    .output(z.array(Conversation))
    .query(({ ctx, input }) => listConversations(ctx, input)),
  createConversation: procedure
    .meta(rest('POST', '/api/conversations', 'Start a conversation'))
    .input(ConversationDraft)
    .output(Conversation)
    .mutation(({ ctx, input }) => createConversation(ctx, input)),
  listMessages: procedure
    .meta(rest('GET', '/api/conversations/{id}/messages', 'Messages of a conversation, oldest first'))
    .input(MessagePage)
    .output(z.array(Message))
    .query(({ ctx, input }) => listMessages(ctx, input)),
  sendTo: procedure
    .meta(rest('POST', '/api/conversations/{id}/messages', 'Send a message in a conversation and wait for the reply'))
    .input(MessageSend)
    .output(ChatAnswer)
    .mutation(({ ctx, input }) => sendAndWait(ctx, { conversationId: input.id, content: input.content })),
  send: procedure
    .meta(rest('POST', '/api/chat', 'Send a message to the conversation named in the body'))
    .input(ChatSend)
    .output(ChatAnswer)
    .mutation(({ ctx, input }) => sendAndWait(ctx, { conversationId: input.conversationId, content: input.message })),
  conversations: procedure
    .input(ConversationSearch)
    .output(z.object({ items: z.array(ConversationSummary), nextBefore: Id.nullable() }))
    .query(({ ctx, input }) => conversationPage(ctx, input)),
  renameConversation: procedure
    .input(ConversationRename)
    .output(Conversation)
    .mutation(({ ctx, input }) => renameConversation(ctx, input)),
  deleteConversation: procedure
    .input(ConversationRef)
    .output(ConversationRef)
    .mutation(({ ctx, input }) => deleteConversation(ctx, input)),
  view: procedure
    .input(ConversationRef.extend({ before: Id.optional() }))
    .output(ConversationView)
    .query(({ ctx, input }) => viewConversation(ctx, input)),
  post: procedure
    .input(ChatPost)
    .output(ChatPosted)
    .mutation(({ ctx, input }) => postMessage(ctx, input)),
  follow: procedure.input(FollowReply).subscription(({ ctx, input, signal }) => followReply(ctx, input, signal)),
  stop: procedure
    .input(MessageRef)
    .output(ChatMessage)
    .mutation(({ ctx, input }) => stopReply(ctx, input)),
  retry: procedure
    .input(MessageRef)
    .output(z.object({ reply: ChatMessage }))
    .mutation(({ ctx, input }) => retryReply(ctx, input)),
  rate: procedure
    .input(MessageRating)
    .output(ChatMessage)
    .mutation(({ ctx, input }) => rateMessage(ctx, input)),
  answerProposal: procedure
    .input(ProposalAnswer)
    .output(ChatMessage)
    .mutation(({ ctx, input }) => answerProposal(ctx, input)),
  week: procedure.output(ChatWeek).query(({ ctx }) => chatWeek(ctx)),
})
