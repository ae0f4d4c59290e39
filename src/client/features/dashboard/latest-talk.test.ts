import { expect, test } from 'vitest'
import type { ChatMessage, ConversationView } from '#shared/chat'
import { lastReply, plainWords, withPiece } from './latest-talk'

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

test('pieces of a reply go where they belong, however often they are heard', () => {
  const once = withPiece(view, 'three', { type: 'text', from: 4, text: ' morning' })
  expect(lastReply(once)?.content).toBe('Good morning')
  expect(lastReply(withPiece(once, 'three', { type: 'text', from: 4, text: ' morning' }))?.content).toBe('Good morning')
  expect(withPiece(view, 'three', { type: 'text', from: 9, text: 'gap' })).toBe(view)
})

test('the end of a reply brings its final state', () => {
  const done = withPiece(view, 'three', {
    type: 'done',
    message: { ...message('three', 'assistant', 'Good morning.'), status: 'complete' },
  })
  expect(lastReply(done)).toMatchObject({ content: 'Good morning.', status: 'complete' })
})

test('the small bubble shows words, not marks', () => {
  expect(plainWords('## Next\n**One** step:\n- walk `now`\n- [read](https://a.b)')).toBe('Next\nOne step:\n• walk now\n• read')
})
