import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Proposal } from '#shared/chat'
import type { KnownGoal, Turn } from './ai'
import { guidedReply } from './built-in'
import { countWords } from './guided/reflect'

const meetings: KnownGoal = {
  id: 'g1',
  title: 'Speak up in meetings',
  description: '',
  category: 'Career',
  progress: 72,
  status: 'active',
  targetDate: null,
  milestones: [
    { title: 'Say one thing in the team meeting', done: true },
    { title: 'Ask a question in the Tuesday review', done: false },
  ],
}
const sleep: KnownGoal = { ...meetings, id: 'g2', title: 'Sleep before eleven', category: 'Health', progress: 20, milestones: [] }

/** Plays a whole talk and gives every reply. */
function play(said: string[], goals: KnownGoal[] = [meetings, sleep]) {
  const turns: Turn[] = []
  return said.map((content) => {
    turns.push({ role: 'user', content })
    const reply = guidedReply({ firstName: 'Thandi', goals, turns })
    turns.push({ role: 'assistant', content: reply.text })
    return reply
  })
}
const last = (said: string[], goals?: KnownGoal[]) => play(said, goals).at(-1)!

describe('a whole talk', () => {
  const replies = play([
    'Hi',
    'Work on one small step',
    'Speak up in meetings',
    'I would say one sentence early',
    'I rehearse, then someone says it first and I go quiet.',
    'Maybe ask a question before I have the whole sentence ready',
    'Tuesday morning, 5 minutes',
    'Yes, that works',
  ])
  const text = replies.map((reply) => reply.text)

  test('goes from consent over goal, reality and options to one step with a time and a size', () => {
    expect(text[0]).toContain('just be heard?')
    expect(text[1]).toContain('From your goals: “Speak up in meetings” and “Sleep before eleven”')
    expect(replies[1]?.suggestions).toEqual(['Speak up in meetings', 'Sleep before eleven', 'Something else'])
    expect(text[2]).toContain('at 72%; next milestone “Ask a question in the Tuesday review”')
    expect(text[4]).toContain('ou rehearse, then someone says it first and you go quiet.')
    expect(replies[6]?.proposal).toEqual({
      title: 'Ask a question before I have the whole sentence ready',
      when: 'Tuesday morning',
      minutes: 5,
      goalId: 'g1',
      goalTitle: 'Speak up in meetings',
      category: 'Career',
    })
    expect(text[7]).toContain('tell me afterwards how it went')
  })

  test('says once, at the start, that it is the guided mode', () => {
    expect(text[0]).toContain('Hello, Thandi. I am Nolo in guided mode')
    for (const later of text.slice(1)) expect(later).not.toContain('guided mode')
  })

  test('asks at most one question a turn and proposes only once all is known', () => {
    for (const reply of text) expect(reply.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1)
    expect(replies.filter((reply) => reply.proposal !== null)).toHaveLength(1)
  })
})

test('what an earlier message has answered is not asked again', () => {
  const reply = last(['I want to run a 5k but I keep stopping after two weeks because I get bored. Can you help me?'])
  expect(reply.text).toContain('You want to run a 5k but you keep stopping after two weeks')
  expect(reply.text).toMatch(/try this week|within your reach|one notch easier/)
  const all = [
    'I want to run a 5k but I keep stopping because I get bored',
    'I will run round the block on Saturday morning for 20 minutes',
  ]
  expect(last(all).proposal).toMatchObject({
    title: 'Run round the block',
    when: 'on Saturday morning',
    minutes: 20,
    category: 'Health',
  })
})

test('a step can be changed before it is kept', () => {
  const talk = [
    'I want to sleep before eleven but I keep scrolling in bed',
    'Put the phone in the kitchen',
    'Tonight, 10 minutes',
  ]
  expect(last(talk).proposal).toMatchObject({ minutes: 10, when: 'Tonight', goalId: 'g2' })
  expect(last([...talk, 'Make it smaller']).proposal).toMatchObject({ minutes: 5 })
  expect(last([...talk, 'Change the time', 'Thursday at 9pm']).proposal).toMatchObject({ when: 'Thursday at 9pm', minutes: 10 })
  expect(last([...talk, 'rather Friday']).proposal).toMatchObject({ when: 'Friday' })
})

test('just listen is taken seriously until the person asks for a step', () => {
  const heard = play([
    'I just want you to listen. Today my mother shouted at me in front of everyone.',
    'I felt so small.',
    'It is always like this.',
  ])
  for (const reply of heard) {
    expect(reply.text).not.toContain('?')
    expect(reply.proposal).toBe(null)
  }
  expect(heard[0]?.text).toContain('your mother shouted at you')
  expect(last(['Just listen', 'My mother shouted at me in front of everyone.', 'Help me find a step']).text).toMatch(/\?$/)
})

test('who asks for advice or does not know gets two or three things to choose from', () => {
  const asked = last(['I want to save money but I keep spending it', 'any ideas?'])
  expect(asked.text.match(/^\d\. /gm)).toHaveLength(3)
  expect(asked.suggestions).toHaveLength(3)
  const unsure = last(['I want to save money but I keep spending it', "I don't know"])
  expect(unsure.text).toContain('1. ')
  const picked = last([
    'I want to save money but I keep spending it',
    'any ideas?',
    'the second one',
    'tomorrow evening, half an hour',
  ])
  expect(picked.proposal).toMatchObject({
    title: 'Set aside one small sum the day money comes in',
    minutes: 30,
    category: 'Financial',
  })
})

test.each([
  ['are you human?', 'I am a computer program'],
  ['do I have depression?', 'for a doctor or psychologist'],
  ['this is useless', 'That is fair'],
  ['Ek wil graag meer oefen maar ek is te moeg', 'only work in English'],
  ['ich möchte mehr Sport machen und bin müde', 'only work in English'],
  ['Я хочу бегать', 'only work in English'],
  ['what is the weather', 'outside what guided mode can do'],
  ['👍', 'could not make out'],
  ['bye', 'Take care'],
  ['I feel hopeless', 'Get help now'],
  ['what are my goals?', 'From your goals: “Speak up in meetings”'],
  ['I did it', 'What helped you most'],
])('%s is met where it stands', (content, words) => {
  expect(last([content]).text).toContain(words)
})

test('a goal that is finished or put away is not brought up', () => {
  expect(
    last(
      ['Hi', 'Work on one small step'],
      [
        { ...meetings, status: 'completed' },
        { ...sleep, status: 'archived' },
      ],
    ).text,
  ).not.toContain('From your goals')
})

test('words that sound like a diagnosis are only ever quoted', () => {
  expect(last(['I want to get up earlier but I am depressed', 'hm']).text).not.toMatch(/\byou are depressed/i)
  expect(play(['I want to get up earlier but I am depressed'])[0]?.text).toContain('In your words: “')
})

const phrase = fc.oneof(
  fc.constantFrom(
    'Hi',
    'yes',
    'no',
    'thanks',
    "I don't know",
    'any ideas?',
    'Just listen',
    'Help me find a step',
    'Something else',
    'I did it',
    'Speak up in meetings',
    'I want to run more but I keep stopping',
    'Tuesday at 7, 20 minutes',
    'the second one',
    'Make it smaller',
    'Change the time',
    'this is useless',
    'are you human?',
    'I will call my sister tomorrow',
    'what are my goals?',
    '20 min',
    'I feel hopeless',
    'I am tired and my manager shouts at me every day '.repeat(40),
  ),
  fc.lorem({ maxCount: 60 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 4000 }),
)
const FORBIDDEN =
  /always (?:here|there|available)|24\/7|I am (?:a )?(?:human|person|therapist|doctor|psychologist)|you (?:have|suffer from) (?:depression|anxiety)|I promise|guarantee/i

test('any talk: twice the same words, short, one proposal that keeps the contract, no claim it cannot hold', () => {
  fc.assert(
    fc.property(fc.array(phrase, { minLength: 1, maxLength: 9 }), fc.string({ maxLength: 200 }), (said, title) => {
      const goals = [{ ...meetings, title }, sleep]
      const replies = play(said, goals)
      expect(play(said, goals)).toEqual(replies)
      for (const { text, suggestions, proposal } of replies) {
        expect(text.trim()).not.toBe('')
        expect(countWords(text)).toBeLessThanOrEqual(85)
        expect(text).not.toMatch(FORBIDDEN)
        expect(suggestions.length).toBeLessThanOrEqual(3)
        for (const chip of suggestions) expect(chip.length).toBeLessThanOrEqual(62)
        if (proposal) expect(() => Proposal.parse(proposal)).not.toThrow()
      }
    }),
  )
})
