import { expect, test } from 'vitest'
import type { ChatMessage, ConversationView } from '#shared/chat'
import { withNewest, withOlder, withPosted, withRetried } from './conversation-cache'

const said = (id: string, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  role: 'user',
  content: id,
  createdAt: '2026-11-20T08:00:00.000Z',
  status: 'complete',
  source: null,
  suggestions: [],
  proposal: null,
  proposalAnswer: null,
  rating: null,
  stoodIn: false,
  ...change,
})
const running = (id: string, content = '') => said(id, { role: 'assistant', source: 'guided', status: 'streaming', content })
const view = (messages: ChatMessage[], change: Partial<ConversationView> = {}): ConversationView => ({
  conversation: { id: 'c', title: 'New Chat', createdAt: '2026-11-20T08:00:00.000Z' },
  messages,
  before: null,
  raised: null,
  ...change,
})
const ids = (shown: ConversationView) => shown.messages.map((message) => message.id)

test('sending puts message and reply at the end, once', () => {
  const posted = { message: said('m'), reply: running('r') }
  const shown = withPosted(view([said('a')]), posted)
  expect(ids(shown)).toEqual(['a', 'm', 'r'])
  expect(ids(withPosted(shown, posted))).toEqual(['a', 'm', 'r'])
})

test('edit and resend removes everything from the edited message on', () => {
  const shown = withPosted(view([said('a'), said('b'), said('c')]), { message: said('m'), reply: running('r') }, 'b')
  expect(ids(shown)).toEqual(['a', 'm', 'r'])
})

test('a retried reply takes the place of the old one, under a new id or its own', () => {
  expect(ids(withRetried(view([said('a'), said('old')]), 'old', running('new')))).toEqual(['a', 'new'])
  expect(ids(withRetried(view([said('a'), said('old')]), 'old', running('old')))).toEqual(['a', 'old'])
})

test('reading again takes nothing away from a reply that was heard further', () => {
  const heard = view([running('r', 'Good morning')])
  expect(withNewest(heard, view([running('r', 'Good')])).messages[0]?.content).toBe('Good morning')
  expect(withNewest(heard, view([said('r', { content: 'Good' })])).messages[0]?.status).toBe('complete')
  expect(withNewest(view([said('r')]), view([running('r')])).messages[0]?.status).toBe('complete')
})

test('older messages go in front; reading the newest page again keeps them', () => {
  const shown = withOlder(view([said('c'), said('d')], { before: 'c' }), view([said('a'), said('b')], { before: 'a' }))
  expect(ids(shown)).toEqual(['a', 'b', 'c', 'd'])
  expect(shown.before).toBe('a')
  const again = withNewest(shown, view([said('c'), said('d'), said('e')], { before: 'c' }))
  expect(ids(again)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(again.before).toBe('a')
  expect(ids(withNewest(shown, view([said('z')])))).toEqual(['z'])
})
