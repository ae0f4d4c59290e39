import type { Proposal } from '#shared/chat'
import type { CoachRequest, KnownGoal } from '../ai'
import { goalName, openGoals } from './goal-match'
import { type Intent, intentOf } from './reading'
import { countWords, plain, reflection, shorten } from './reflect'
import { categoryFor, type Field, ideasOf, type Move, type Talk } from './talk'

export type Said = { text: string; suggestions: string[]; proposal: Proposal | null }

export const GUIDED_NOTE = 'I am Nolo in guided mode: set questions, no language model behind them, so I can miss things.'
const WORDS = 80
const LONG = 120

const QUESTIONS: Record<Field, readonly string[]> = {
  consent: ['Would you like to work towards one small step, or would it help more to just be heard?'],
  topic: [
    'What would you most like to be different?',
    'What is on your mind most this week?',
    'What would be worth our few minutes?',
  ],
  outcome: [
    'If this went well, what would you notice first, a week from now?',
    'What would you like to be different about it a week from now?',
    'What would a good week look like here?',
  ],
  reality: [
    'What happens now when you try?',
    'Where does it get stuck at the moment?',
    'How does it go on a usual day, and where does it stop?',
  ],
  option: [
    'What is one thing you could try this week, however small?',
    'Which small change is within your reach this week?',
    'What could you do that would make it one notch easier?',
  ],
  when: ['When will you do it, and for how long?', 'Which day and time suits it, and how many minutes will you give it?'],
  minutes: ['How many minutes will you give it?', 'How long will you give it? Short counts.'],
  change: ['What would make it fit better: the step, the time or the size?'],
}
const SMALLER: Partial<Record<Field, readonly string[]>> = {
  topic: ['One word is enough: what has taken most of your energy lately?'],
  outcome: ['Smaller, then: what is one thing you would do more of, or less of?'],
  reality: ['Think of the last time you tried: what happened just before it stopped?'],
  when: ['Would tomorrow morning for 10 minutes fit, or what would fit better?'],
  minutes: ['Any number will do, even 5: how many minutes?'],
}
const CHIPS: Record<Field, readonly string[]> = {
  consent: ['Work on one small step', 'Just listen'],
  topic: ['Something at work', 'My health', 'Just listen'],
  outcome: ['I am not sure yet', 'Just listen'],
  reality: ['I keep putting it off', 'I do not know'],
  option: ['Give me ideas', 'I do not know'],
  when: ['Tomorrow morning, 10 minutes', 'Tonight, 15 minutes', 'Saturday morning, 30 minutes'],
  minutes: ['10 minutes', '20 minutes', '30 minutes'],
  change: ['Change the time', 'Make it smaller'],
}
const ASIDES: Partial<Record<Intent, readonly string[]>> = {
  concern: [
    'That sounds heavy, and I do not want to pass over it. If it gets darker, “Get help now” at the top of this chat brings you to a person. Would you like to say more about it, or stay with something lighter for now?',
  ],
  foreign: ['I am sorry, in guided mode I only work in English. A few plain English words are enough.'],
  noise: ['I could not make out words in that.'],
  angry: [
    'That is fair, and thank you for saying it straight. Guided mode follows a fixed path and misses things; you can say “just listen” or ask for ideas at any point.',
  ],
  identity: ['I am a computer program: Nolo, the AI coach, in guided mode. No person reads along, and I can be wrong.'],
  diagnosis: [
    'I cannot tell you that: naming a condition is for a doctor or psychologist who meets you, and asking one is a good step. I can help with the everyday side of it.',
  ],
  offTopic: ['That lies outside what guided mode can do. I can help you find one small step.'],
  bye: ['Take care. What you said here is kept, so you can pick it up when it suits you.'],
  thanks: ['You are welcome.', 'Gladly.'],
}

const pick = (list: readonly string[], variant: number): string => list[variant % list.length] ?? ''

/** "From your goals: ..." always says where it comes from. */
function fromGoals(goal: KnownGoal): string {
  const next = goal.milestones.find((milestone) => !milestone.done)
  const open = next ? `; next milestone “${shorten(plain(next.title), 7, 60)}”` : ''
  return `From your goals: “${goalName(goal)}”, at ${Math.round(goal.progress)}%${open}.`
}

function listGoals(goals: readonly KnownGoal[]): string {
  const names = openGoals(goals)
    .slice(0, 3)
    .map((goal) => `“${goalName(goal)}”`)
  return names.length === 0 ? '' : `From your goals: ${new Intl.ListFormat('en', { type: 'conjunction' }).format(names)}.`
}

function question(talk: Talk, field: Field, variant: number, goals: readonly KnownGoal[]): string {
  const smaller = talk.tries > 1 ? SMALLER[field] : undefined
  if (smaller) return pick(smaller, variant)
  if (field === 'topic' && talk.offered === 'goals' && openGoals(goals).length > 0) {
    return openGoals(goals).length === 1
      ? `${listGoals(goals)} Shall we look at that, or at something else?`
      : `${listGoals(goals)} Which one shall we look at, or is it something else?`
  }
  if (field === 'when' && talk.minutes) return 'When will you do it?'
  return pick(QUESTIONS[field], variant)
}

function chips(talk: Talk, field: Field, goals: readonly KnownGoal[]): string[] {
  if (field === 'topic' && talk.offered === 'goals' && openGoals(goals).length > 0) {
    return [...openGoals(goals).slice(0, 2).map(goalName), 'Something else']
  }
  return [...CHIPS[field]]
}

function proposalOf(talk: Talk): Proposal {
  const title = talk.option ?? 'Take the first small step'
  const goal = talk.goal
  return {
    title: title.slice(0, 200),
    when: (talk.when ?? 'This week').slice(0, 80),
    minutes: talk.minutes ?? 10,
    goalId: goal?.id ?? null,
    goalTitle: goal ? goal.title.slice(0, 200) : null,
    category: categoryFor(talk),
  }
}

/** What is said in one reply: the pieces that fit into eighty words; the last piece always does. */
function within(pieces: readonly string[], last: string): string {
  const kept: string[] = []
  let left = WORDS - countWords(last)
  for (const piece of pieces.filter(Boolean)) {
    if (countWords(piece) > left) continue
    kept.push(piece)
    left -= countWords(piece)
  }
  return [kept.join(' '), last].filter(Boolean).join('\n\n')
}

/** Puts a move into words. The same request always gives the same words. */
export function speak(talk: Talk, move: Move, text: string, request: Pick<CoachRequest, 'firstName' | 'goals' | 'turns'>): Said {
  const variant = text.length + request.turns.length
  const { goals } = request
  const isNew = !request.turns.some((turn) => turn.role === 'assistant' && turn.content.includes('guided mode'))
  const name = shorten(plain(request.firstName), 2, 40)
  const note = isNew ? `Hello${name ? `, ${name}` : ''}. ${GUIDED_NOTE}` : ''
  const field: Field = talk.asking ?? (talk.consent ? 'topic' : 'consent')
  const long = countWords(text) > LONG ? 'That is a lot to hold, so I keep to one thread of it.' : ''
  const said = (pieces: string[], last: string, suggestions: string[], proposal: Proposal | null = null): Said => ({
    text: within([note, ...pieces], last),
    suggestions: suggestions.slice(0, 3),
    proposal,
  })

  switch (move.kind) {
    case 'ask': {
      const heard = move.heard ? reflection(text, variant) : ''
      const goal = move.foundGoal && talk.goal ? fromGoals(talk.goal) : ''
      return said([long, heard, goal], question(talk, field, variant, goals), chips(talk, field, goals))
    }
    case 'ideas': {
      const ideas = ideasOf(talk)
      const list = ideas.map((one, index) => `${index + 1}. ${one.say}`).join('\n')
      return said(
        ['Three things people try; take one or make your own.'],
        `${list}\n\nWhich one comes nearest to what would work for you?`,
        ideas.map((one) => one.chip),
      )
    }
    case 'propose': {
      const proposal = proposalOf(talk)
      const goal = talk.goal ? ` It belongs to a goal of yours: “${goalName(talk.goal)}”.` : ''
      const step = `One step, then: “${shorten(plain(proposal.title), 16)}”, ${shorten(plain(proposal.when), 10).replace(/^(This|Tomorrow|Tonight|Today|Next|In|At|On|Every|Before|After)\b/, (word) => word.toLowerCase())}, ${proposal.minutes} minutes.${goal}`
      return said(
        [],
        `${step}\n\nThe card keeps it once you say yes. Does that feel doable?`,
        ['Yes, that works', 'Change the time', 'Make it smaller'],
        proposal,
      )
    }
    case 'closing':
      if (intentOf(text) === 'thanks')
        return said([], 'You are welcome. Tell me afterwards how it went, when it suits you.', ['I did it', 'Something else'])
      return said(
        [],
        'Good. Press the card to keep the step, and tell me afterwards how it went. What went well counts, and so does what got in the way.',
        ['I did it', 'Something else', 'Just listen'],
      )
    case 'achieved':
      return said(
        ['You did what you set out to do. If it is a milestone, tick it on the goal so it counts.'],
        'What helped you most this time?',
        ['Something else', 'Work on one small step'],
      )
    case 'listGoals':
      return openGoals(goals).length > 0
        ? said([], question({ ...talk, tries: 1 }, 'topic', variant, goals), chips(talk, 'topic', goals))
        : said(['You have no open goals written down yet.'], 'What would you like the first one to be about?', [...CHIPS.topic])
    case 'elsewhere':
      return said([], pick(QUESTIONS.topic, variant), [...CHIPS.topic])
    case 'listening': {
      const heard =
        countWords(text) > 3 && (request.turns.length > 1 || countWords(text) > 12)
          ? reflection(
              text.replace(/[^.!?\n]*\b(?:listen|vent|rant|be heard|no advice|hear me out)\b[^.!?\n]*[.!?]*/gi, ' '),
              variant,
            )
          : ''
      const invitation = pick(
        [
          'I am listening. Say as much or as little as you like.',
          'No tasks and no advice. Go on, if you want to.',
          'I am following. Take the time you need.',
        ],
        variant,
      )
      return said([long, heard], invitation, ['There is more', 'That is all for now', 'Help me find a step'])
    }
    case 'aside': {
      const words = pick(ASIDES[move.intent] ?? [''], variant)
      const restful = talk.listening || move.intent === 'bye' || move.intent === 'concern'
      if (restful) return said([], words || 'I am listening.', ['Just listen', 'Work on one small step'])
      return said(
        [words],
        question({ ...talk, tries: 1 }, talk.closed ? 'topic' : field, variant, goals),
        chips(talk, talk.closed ? 'topic' : field, goals),
      )
    }
  }
}
