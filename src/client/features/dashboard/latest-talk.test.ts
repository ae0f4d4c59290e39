import { expect, test } from 'vitest'
import type { ChatMessage, ConversationView } from '#shared/chat'
import { lastReply } from './latest-talk'

const message = (id: string, role: 'user' | 'assistant', content: string): ChatMessage => ({
  id,
  role,
  content,
  createdAt: '2026-11-21T08:00:00Z',
  status: role === 'user' ? 'complete' : 'streaming',
  source: role === 'user' ? null : 'guided',
  suggestions: [],
  proposal: null,
  proposalAnswer: null,
  rating: null,
  stoodIn: false,
})
const view: ConversationView = {
  conversation: { id: 'c', title: 'Talk', createdAt: '2026-11-21T08:00:00Z' },
  messages: [message('one', 'assistant', 'Before'), message('two', 'user', 'Hello'), message('three', 'assistant', 'Good')],
  before: null,
  raised: null,
}

test('the last reply is the newest one of Nolo', () => {
  expect(lastReply(view)?.id).toBe('three')
  expect(lastReply(undefined)).toBeUndefined()
})
