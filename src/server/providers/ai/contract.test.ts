import { afterEach, describe, expect, test } from 'vitest'
import { Proposal } from '#shared/chat'
import type { AiProvider, CoachEvent, CoachRequest } from './ai'
import { guidedCoach } from './built-in'
import { openaiCoach } from './openai'
import { answer, wireServer } from './wire-server'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const GOAL = {
  id: 'g1',
  title: 'Speak up in meetings',
  description: '',
  category: 'Career' as const,
  progress: 72,
  status: 'active' as const,
  targetDate: null,
  milestones: [],
}
const TALK = ['I want to speak up in meetings but I always go quiet', 'I will ask one question on Tuesday morning, 5 minutes']
const request = (said: string[], signal = new AbortController().signal): CoachRequest => ({
  firstName: 'Thandi',
  today: '2026-11-21',
  turns: said.map((content) => ({ role: 'user' as const, content })),
  goals: [GOAL],
  signal,
})
const MODEL_SAYS = answer(
  'One step, then: ask one question, ',
  'Tuesday morning, 5 minutes.\n',
  '\n``',
  '`nolo\n{"suggestions":["Yes","Change it"],',
  '"proposal":{"title":"Ask one question","when":"Tuesday morning","minutes":5,"goalId":"g1","category":"Career"}}\n```',
)

const providers: [string, () => Promise<AiProvider>][] = [
  ['guided', async () => guidedCoach()],
  [
    'model',
    async () => {
      const server = await wireServer(MODEL_SAYS)
      closing.push(server.close)
      return openaiCoach({ apiKey: 'sk-secret', baseURL: server.baseURL, model: 'm' })
    },
  ],
]

describe.each(providers)('a %s coach', (source, make) => {
  test('says who writes', async () => expect((await make()).source).toBe(source))

  test('gives text in pieces and exactly one end, last', async () => {
    const events: CoachEvent[] = []
    for await (const event of (await make()).reply(request(TALK))) events.push(event)
    expect(events.slice(0, -1).every((event) => event.type === 'text' && event.text !== '')).toBe(true)
    expect(events.length).toBeGreaterThan(2)
    expect(events.at(-1)).toMatchObject({ type: 'end' })
  })

  test('offers one step that fits the contract, for a goal of the person', async () => {
    let end: CoachEvent | undefined
    let text = ''
    for await (const event of (await make()).reply(request(TALK))) {
      if (event.type === 'text') text += event.text
      else end = event
    }
    expect(text).toContain('Tuesday morning')
    expect(text).not.toMatch(/`|\{|suggestions/)
    if (end?.type !== 'end') throw new Error('no end')
    expect(Proposal.parse(end.proposal)).toMatchObject({
      minutes: 5,
      goalId: 'g1',
      goalTitle: 'Speak up in meetings',
      category: 'Career',
    })
    expect(end.suggestions.length).toBeLessThanOrEqual(3)
  })

  test('stops when the person stops it', async () => {
    const abort = new AbortController()
    let pieces = 0
    const listen = async () => {
      for await (const _ of (await make()).reply(request(TALK, abort.signal))) {
        pieces++
        abort.abort()
      }
    }
    await expect(listen()).rejects.toMatchObject({ name: 'AbortError' })
    expect(pieces).toBe(1)
  })

  test('does not begin for one who has left', async () => {
    const provider = await make()
    const listen = async () => {
      for await (const _ of provider.reply(request(TALK, AbortSignal.abort()))) throw new Error('began')
    }
    await expect(listen()).rejects.toMatchObject({ name: 'AbortError' })
  })
})
