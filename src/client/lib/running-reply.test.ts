import { expect, test } from 'vitest'
import type { ChatMessage } from '#shared/chat'
import { withReplyEvent } from './running-reply'

const reply = (content: string, status: ChatMessage['status'] = 'streaming'): ChatMessage => ({
  id: 'b',
  role: 'assistant',
  content,
  createdAt: '2026-11-20T08:00:00.000Z',
  status,
  source: 'guided',
  suggestions: [],
  proposal: null,
  proposalAnswer: null,
  rating: null,
  stoodIn: false,
})

test('text of a running reply replaces what stands from that character on, however often it comes', () => {
  const start = { messages: [{ ...reply('Hello', 'complete'), id: 'a' }, reply('Good m')] }
  const event = { type: 'text', from: 5, text: 'morning' } as const
  const once = withReplyEvent(start, 'b', event)
  expect(once.messages.map((message) => message.content)).toEqual(['Hello', 'Good morning'])
  expect(withReplyEvent(once, 'b', event)).toBe(once)
})

test('a piece that leaves a gap and a piece for a finished reply change nothing', () => {
  const start = { messages: [reply('Go')] }
  expect(withReplyEvent(start, 'b', { type: 'text', from: 9, text: 'x' })).toBe(start)
  const done = { messages: [reply('Good morning', 'complete')] }
  expect(withReplyEvent(done, 'b', { type: 'text', from: 0, text: 'x' })).toBe(done)
})

test('the end of a reply brings its final state', () => {
  const done = reply('Good morning.', 'complete')
  expect(withReplyEvent({ messages: [reply('Good')] }, 'b', { type: 'done', message: done }).messages).toEqual([done])
})
