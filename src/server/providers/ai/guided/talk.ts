import type { KnownGoal } from '../ai'
import { minutesIn, titleFrom, whenIn } from './commitment'
import { goalIn, goalName, openGoals } from './goal-match'
import { categoryOf, ideasFor, pickedIn } from './ideas'
import { type Intent, intentOf } from './reading'
import { countWords } from './reflect'

/** What a talk still needs, in its order: consent, then goal, reality, options, will. */
export type Field = 'consent' | 'topic' | 'outcome' | 'reality' | 'option' | 'when' | 'minutes' | 'change'
export type Talk = {
  consent: boolean
  listening: boolean
  topic: string | null
  goal: KnownGoal | null
  outcome: string | null
  reality: string | null
  option: string | null
  when: string | null
  minutes: number | null
  /** What the last reply asked for, and how often in a row. */
  asking: Field | null
  tries: number
  /** What the last reply offered to choose from. */
  offered: 'goals' | 'ideas' | 'time' | null
  closed: boolean
}
/** What the reply to a message does. */
export type Move =
  | { kind: 'ask'; foundGoal: boolean; heard: boolean }
  | { kind: 'ideas' | 'propose' | 'closing' | 'achieved' | 'listGoals' | 'listening' | 'elsewhere' }
  | { kind: 'aside'; intent: Intent }

export const NEW_TALK: Talk = {
  consent: false,
  listening: false,
  topic: null,
  goal: null,
  outcome: null,
  reality: null,
  option: null,
  when: null,
  minutes: null,
  asking: null,
  tries: 0,
  offered: null,
  closed: false,
}
const ASIDES: readonly Intent[] = ['concern', 'foreign', 'noise', 'angry', 'identity', 'diagnosis', 'offTopic', 'bye']
const WISH = /(?<!what |whatever |all )\bI(?:['’]d like| want| would like| wish| hope| need)\b|\bmy goal is\b|\bso that I\b/i
const STUCK =
  /\b(?:but|because|keep|always|never|every time|when(?:ever)? I|struggl\w+|stuck|hard|can['’]?t|cannot|afraid|scared|nervous|instead|until|too (?:tired|busy|late)|give up|give in|go quiet|freeze|forget|get distracted|put(?:ting)? it off)\b/i
const PLAN =
  /\bI(?:['’]ll| will| could| can| plan to|['’]m going to| am going to)\b(?! not| never)|\bmaybe (?:I|by|ask\w*|start\w*|do\w*|go\w*)\b/i
/** Asks for ideas without saying about what. */
const BARE_QUESTION = /^\W*(?:\w+ ){0,2}(?:any|some|what (?:should|can|could|would) (?:i|you))(?: \w+){0,3}\W*$/i
const ASKS_FOR_HELP = /\bhelp\b|\bcoach me\b|\bhow (?:do|can|should) I\b/i

/** The first thing a talk does not know yet; null when a step can be proposed. */
export function missing(talk: Talk): Field | null {
  if (!talk.consent) return 'consent'
  if (!talk.topic) return 'topic'
  // Who already names a step is ahead of the questions that lead to one.
  if (!talk.option) return talk.outcome ? (talk.reality ? 'option' : 'reality') : 'outcome'
  if (!talk.when) return 'when'
  return talk.minutes ? null : 'minutes'
}

export const categoryFor = (talk: Talk) =>
  talk.goal?.category ?? categoryOf([talk.topic, talk.outcome, talk.reality, talk.option].join(' '))
export const ideasOf = (talk: Talk) => ideasFor(categoryFor(talk), talk.goal)

const LISTEN_WORDS = /[^.!?\n]*\b(?:listen|vent|rant|be heard|no advice|hear me out)\b[^.!?\n]*[.!?]*/gi
/** What was said while we only listened is not asked for again later. */
const remember = (talk: Talk, text: string): Talk => (talk.topic || countWords(text) < 4 ? talk : { ...talk, topic: text })

const afresh = (talk: Talk): Talk => ({ ...NEW_TALK, consent: true, listening: talk.listening })

function chooseGoal(talk: Talk, text: string, intent: Intent, goals: readonly KnownGoal[]): KnownGoal | null {
  if (talk.goal || (talk.topic && talk.asking !== 'topic' && talk.asking !== 'outcome')) return talk.goal
  const listed = openGoals(goals).slice(0, 3)
  if (talk.offered === 'goals') {
    if (intent === 'yes' && listed.length === 1) return listed[0] ?? null
    const picked = listed[pickedIn(text, listed.map(goalName))]
    if (picked) return picked
  }
  return goalIn(text, goals)
}

function chooseOption(talk: Talk, text: string, intent: Intent): string | null {
  const ideas = ideasOf(talk)
  if (talk.offered === 'ideas') {
    const picked =
      ideas[
        pickedIn(
          text,
          ideas.map((one) => one.chip),
        )
      ] ?? (intent === 'yes' ? ideas[0] : undefined)
    if (picked) return picked.title
  }
  const asked = talk.asking === 'option' || talk.asking === 'change'
  if (intent !== 'content' || (!asked && !(PLAN.test(text) && talk.topic && talk.asking !== null && talk.asking !== 'consent')))
    return null
  const title = titleFrom(text)
  return countWords(title) >= 2 || (asked && title.length > 3) ? title : null
}

const bareNumber = (text: string): number | null => {
  const found = Number(/^\D{0,12}(\d{1,3})\D{0,12}$/.exec(text)?.[1] ?? 0)
  return found >= 1 && found <= 480 ? found : null
}

/** Takes from the words every field they answer, asked for or not. */
function fill(talk: Talk, text: string, intent: Intent, goals: readonly KnownGoal[]): Talk {
  const next = { ...talk }
  const content = intent === 'content'
  const question = intent === 'advice' && !BARE_QUESTION.test(text)
  next.goal = chooseGoal(talk, text, intent, goals)
  const onlyChosen =
    next.goal !== talk.goal && (talk.offered === 'goals' || countWords(text) <= countWords(next.goal?.title ?? '') + 1)
  if (next.goal && !next.topic) next.topic = next.goal.title
  if ((content || question) && !next.topic && countWords(text) >= (content ? 2 : 5)) next.topic = text
  if (content && !onlyChosen) {
    if (!next.outcome && (talk.asking === 'outcome' || WISH.test(text))) next.outcome = text
    if (!next.reality && (talk.asking === 'reality' || (STUCK.test(text) && countWords(text) >= 6))) next.reality = text
  }
  if (!next.option && next.consent && !onlyChosen) next.option = chooseOption(next, text, intent)
  if (next.option) {
    next.when ??= whenIn(text)
    if (talk.asking === 'when') next.minutes = minutesIn(text) ?? next.minutes
    next.minutes ??= minutesIn(text) ?? (talk.asking === 'minutes' ? bareNumber(text) : null)
  }
  const offeredTime = talk.offered === 'time' && intent === 'yes'
  if (talk.asking === 'when' && !next.when && (offeredTime || (content && talk.tries > 1)))
    next.when = offeredTime ? 'Tomorrow morning' : 'This week'
  if (offeredTime || (talk.asking === 'minutes' && !next.minutes && content && talk.tries > 1)) next.minutes ??= 10
  return next
}

const ask = (
  talk: Talk,
  extra: { foundGoal?: boolean; heard?: boolean; offered?: Talk['offered'] } = {},
): { talk: Talk; move: Move } => {
  const field = missing(talk)
  if (field === null) return { talk: { ...talk, closed: true, asking: null, tries: 0, offered: null }, move: { kind: 'propose' } }
  const tries = talk.asking === field ? talk.tries + 1 : 1
  const offered =
    extra.offered ?? (field === 'topic' || field === 'consent' ? 'goals' : field === 'when' && tries > 1 ? 'time' : null)
  return {
    talk: { ...talk, asking: field, tries, offered },
    move: { kind: 'ask', foundGoal: extra.foundGoal ?? false, heard: extra.heard ?? false },
  }
}

const offerIdeas = (talk: Talk): { talk: Talk; move: Move } => ({
  talk: {
    ...talk,
    outcome: talk.outcome ?? talk.topic,
    reality: talk.reality ?? talk.topic,
    asking: 'option',
    tries: talk.asking === 'option' ? talk.tries + 1 : 1,
    offered: 'ideas',
  },
  move: { kind: 'ideas' },
})

function afterProposal(talk: Talk, text: string, intent: Intent, goals: readonly KnownGoal[]): { talk: Talk; move: Move } | null {
  if (/^(?:make it )?smaller|^too (?:much|long|big)|make it smaller/i.test(text.trim())) {
    return { talk: { ...talk, minutes: Math.max(5, Math.round((talk.minutes ?? 10) / 2)) }, move: { kind: 'propose' } }
  }
  if (/^(?:change|another|different) (?:the |a )?(?:time|day)/i.test(text.trim()))
    return ask({ ...talk, closed: false, when: null })
  if (talk.asking === 'change' && /^(?:the )?step$/i.test(text.trim())) return ask({ ...talk, closed: false, option: null })
  if (talk.asking === 'change' && /^(?:the )?time$/i.test(text.trim())) return ask({ ...talk, closed: false, when: null })
  if (talk.asking === 'change' && /^(?:the )?size$/i.test(text.trim())) return ask({ ...talk, closed: false, minutes: null })
  if (intent === 'yes' || intent === 'thanks' || /^yes\b/i.test(text.trim())) return { talk, move: { kind: 'closing' } }
  if (intent === 'no' || /^change\b/i.test(text.trim())) {
    return { talk: { ...talk, asking: 'change', tries: 1 }, move: { kind: 'ask', foundGoal: false, heard: false } }
  }
  const when = whenIn(text)
  const minutes = minutesIn(text)
  const short = countWords(text) <= 12
  const option = talk.asking === 'change' ? chooseOption(talk, text, intent) : null
  if ((short && (when || minutes) && !WISH.test(text)) || option) {
    return {
      talk: { ...talk, asking: null, option: option ?? talk.option, when: when ?? talk.when, minutes: minutes ?? talk.minutes },
      move: { kind: 'propose' },
    }
  }
  if (intent === 'content' || intent === 'advice') return listenTo(afresh(talk), text, intent, goals)
  return null
}

function listenTo(talk: Talk, text: string, intent: Intent, goals: readonly KnownGoal[]): { talk: Talk; move: Move } {
  const filled = fill(talk, text, intent, goals)
  const foundGoal = filled.goal !== null && filled.goal !== talk.goal
  if (intent === 'advice') return filled.topic ? offerIdeas(filled) : ask(filled, { foundGoal })
  const chosen = filled.option !== talk.option && talk.offered === 'ideas' && countWords(text) <= 8
  return ask(filled, {
    foundGoal,
    heard:
      intent === 'content' &&
      !chosen &&
      talk.asking !== 'when' &&
      talk.asking !== 'minutes' &&
      !(foundGoal && countWords(text) <= 8),
  })
}

/** Hears one message: what the talk knows afterwards, and what the reply does. Pure. */
export function hear(talk: Talk, text: string, goals: readonly KnownGoal[]): { talk: Talk; move: Move } {
  const intent = intentOf(text)
  const waiting = { ...talk, asking: talk.asking ?? missing(talk) ?? 'consent' }
  if (ASIDES.includes(intent)) return { talk: waiting, move: { kind: 'aside', intent } }
  if (intent === 'listen')
    return {
      talk: remember(
        { ...(talk.closed ? afresh(talk) : talk), consent: true, listening: true },
        text.replace(LISTEN_WORDS, ' ').trim(),
      ),
      move: { kind: 'listening' },
    }
  if (intent === 'goals')
    return {
      talk: { ...talk, consent: true, listening: false, asking: 'topic', tries: 1, offered: 'goals' },
      move: { kind: 'listGoals' },
    }
  if (talk.listening && intent !== 'work' && intent !== 'advice')
    return { talk: remember(talk, text), move: { kind: 'listening' } }
  const awake = { ...talk, listening: false }
  if (intent === 'achieved') return { talk: { ...afresh(awake), asking: 'topic', tries: 1 }, move: { kind: 'achieved' } }
  if (awake.closed) {
    const after = afterProposal(awake, text, intent, goals)
    if (after) return after
  }
  if (intent === 'thanks' || intent === 'greeting')
    return { talk: { ...waiting, listening: false }, move: { kind: 'aside', intent } }
  if (intent === 'no' && talk.asking === 'consent')
    return { talk: { ...awake, consent: true, listening: true }, move: { kind: 'listening' } }
  if (/^something else\b/i.test(text.trim())) {
    return { talk: { ...afresh(awake), asking: 'topic', tries: 1, offered: null }, move: { kind: 'elsewhere' } }
  }
  const agreed =
    talk.asking === 'consent' || intent === 'work' || intent === 'advice' || WISH.test(text) || ASKS_FOR_HELP.test(text)
  const ready = { ...awake, consent: awake.consent || agreed }
  if (intent === 'work') return ask(ready.closed ? afresh(ready) : ready)
  if (intent === 'unsure') {
    if (talk.asking === 'option' || (talk.asking === 'reality' && talk.tries > 1)) return offerIdeas(ready)
    const unsaid = talk.asking === 'outcome' && talk.tries > 1 ? { ...ready, outcome: ready.topic } : ready
    return ask(unsaid)
  }
  return listenTo(ready, text, intent, goals)
}
