import * as z from 'zod'
import { IDIOMS } from './crisis-idioms'
import { plainWords, singleLetters } from './crisis-text'
import { type About, allSigns, type Sign } from './crisis-words'
import { helpLinesFor } from './help-lines'

/** How near danger a person's words sound, lowest first. */
export const CrisisTier = z.enum(['none', 'concern', 'high', 'imminent'])
export type CrisisTier = z.infer<typeof CrisisTier>
export type CrisisAbout = About

const TIERS = CrisisTier.options
const levelOf = (tier: CrisisTier | null) => (tier === null ? 0 : TIERS.indexOf(tier))

const LINK =
  'really|actually|at all|at|all|feeling|feel|saying|say|i|im|that|have|having|had|any|a|plans?|intent|intention|intending|to|think|thinking|about|of|wish|ever|would|will|going|trying|try|even|be|been|currently|actively|want|planning|do|did|get|felt|want to'
const NEGATED = new RegExp(
  ` (?:not|never|dont|doesnt|didnt|wont|wouldnt|isnt|arent|wasnt|aint|couldnt|cant|without|no longer|im not)(?: (?:${LINK}))* $`,
)
const NOT_A_NEGATION =
  / (?:why (?:dont|not|shouldnt|wouldnt)|cant (?:stop|help)|dont know|dont think i can|not sure|cant not)(?: \w+)* $/
const PAST =
  / (?:used to|years? ago|when i was (?:a|in|at|\w*teen|young|younger|little|\d+)|last year|in the past|back then|as a (?:teen|teenager|child|kid)|in (?:19|20)\d\d|long ago|a decade ago) /
const IN_FUN = / (?:haha\w*|lol|lmao|rofl|hehe|just kidding|jk) /
const PRESENT = / (?:now|again|still|today|lately|these days|any more|every day) /
const HYPERBOLE =
  / if i (?:have|had|need|must|get) (?:to )?(?:\w+ ){0,4}(?:one more|another|again|more) (?!day|night|hour|minute|year|week|beating)/
const THIRD =
  /^(?:he|she|they|hes|shes|theyre|who|someone|somebody|people|client|clients|friend|brother|sister|son|daughter|mom|mum|mother|dad|father|husband|wife|partner|boyfriend|girlfriend|cousin|colleague|roommate|housemate|uncle|aunt|boss|neighbour|student|students|patient|patients|character|characters|teenager|teen)$/
const GENERAL = / (?:people|clients|patients|students|characters|those|someone|somebody) (?:who|that|which|with|is|are) /
const FICTION =
  / (?:characters?|protagonist|villain|in (?:the|a|my|this|that|our) (?:\w+ )?(?:book|novel|film|movie|series|episode|show|song|game|story|poem|play|script)) /

const MEANS =
  / (?:i have (?:got )?(?:a |the |my |some |all |enough |his )?(?:\w+ )?(?:gun|pistol|rope|noose|pills|tablets|knife|blade|razor|razors|poison|plan)|(?:gun|pills|knife|rope|blade|razor|tablets|noose) (?:is |are )?(?:\w+ )?(?:in|next to|beside|in front of|on|with|ready) |with (?:the|a|my|his) (?:gun|rope|pills|knife|blade|razor|belt)|im (?:standing |sitting )?(?:on|at) (?:the|a) (?:\w+ )?(?:bridge|roof|ledge|edge|railway|tracks|train station|platform|balcony)|(?:standing|sitting) on (?:the|a) (?:\w+ )?(?:bridge|roof|ledge|edge|tracks|balcony)|holding (?:a|the|my|his) (?:gun|knife|pills|blade|razor|rope)|i know (?:exactly )?(?:how|when|where) (?:im|i will|i would)|(?:wrote|written|writing|left) (?:a|my|the|my suicide|a suicide) (?:note|letter|letters|will)|suicide note|goodbye letters?|(?:saying|said|say) (?:my )?goodbyes?|this is goodbye|goodbye (?:everyone|world|all)|bought (?:a|the|some|enough) (?:rope|pills|gun|poison|tablets)|saving up (?:my )?(?:pills|tablets)|ve decided|i have decided|final decision) ?/
const SOON =
  / (?:tonight|right now|this evening|this afternoon|in (?:an|one) hour|in (?:a few|five|ten) minutes|before morning|by morning|vanaand|nou dadelik|namhlanje ebusuku) /

type Reading = { level: number; about: About }

const sentenceAround = (words: string, from: number, to: number) => {
  const start = words.lastIndexOf(' . ', from)
  const end = words.indexOf(' . ', to)
  return {
    before: words.slice(start < 0 ? 0 : start + 2, from),
    whole: words.slice(start < 0 ? 0 : start + 2, end < 0 ? undefined : end + 1),
  }
}

const aboutAnother = (before: string) => {
  const people = before.split(' ').filter((word) => THIRD.test(word) || /^(?:i|im|me|id)$/.test(word))
  const last = people.at(-1) ?? ''
  return THIRD.test(last)
}

function weigh(sign: Sign, words: string, from: number, to: number): Reading {
  const { before, whole } = sentenceAround(words, from, to)
  const clause = ` ${before.split(/ (?:,|but) /).at(-1)}`
  let about = sign.about ?? 'self'
  let level: number = sign.level
  if (about === 'self' && level < 3 && aboutAnother(before)) about = 'other'
  if (about === 'other' && FICTION.test(whole)) return { level: 0, about }
  if (about === 'other' && GENERAL.test(whole)) level = Math.min(level, 1)
  if (sign.whole) return { level, about }
  if (NEGATED.test(clause) && !NOT_A_NEGATION.test(clause)) level = Math.min(level, 1)
  const past = PAST.test(whole) && !PRESENT.test(whole)
  if (level < 3 && about !== 'violence' && (past || IN_FUN.test(words) || HYPERBOLE.test(words))) level = Math.min(level, 1)
  return { level, about }
}

function read(words: string, signs: readonly Sign[]): Reading {
  let worst: Reading = { level: 0, about: 'self' }
  for (const sign of signs) {
    if (sign.unless?.test(words)) continue
    for (const match of words.matchAll(sign.is)) {
      const found = weigh(sign, words, match.index, match.index + match[0].length)
      if (found.level > worst.level) worst = found
    }
  }
  if (worst.level === 2 && ((worst.about !== 'violence' && MEANS.test(words)) || SOON.test(words))) return { ...worst, level: 3 }
  return worst
}

let known: Sign[] | null = null

/** What a person's own words say about danger: how near, and to whom. Pure: the same text always reads the same. */
export function crisisReading(text: string): { tier: CrisisTier; about: CrisisAbout } {
  known ??= allSigns()
  const plain = IDIOMS.reduce((words, idiom) => words.replace(idiom, '~'), plainWords(text))
  const spellings = /(\p{L})\1/u.test(text) ? [plain, singleLetters(plain)] : [plain]
  const worst = spellings.map((words) => read(words, known as Sign[])).reduce((a, b) => (b.level > a.level ? b : a))
  return { tier: TIERS[worst.level] ?? 'none', about: worst.about }
}

/** The tier of a person's words. */
export const crisisTier = (text: string): CrisisTier => crisisReading(text).tier

/** A tier that is answered with the fixed words instead of a coach's. */
export const answersAtOnce = (tier: CrisisTier | null): boolean => levelOf(tier) >= levelOf('high')

/** The state a conversation keeps: it rises and never falls, whatever is said later. Mere concern raises nothing. */
export const nextRaised = (previous: CrisisTier | null, tier: CrisisTier): CrisisTier | null =>
  answersAtOnce(tier) && levelOf(tier) > levelOf(previous) ? tier : previous

/** After a crisis answer the next reply asks once more, even after a denial. */
export const needsCheckIn = (raised: CrisisTier | null, askedAgain: boolean): boolean => answersAtOnce(raised) && !askedAgain

export type CrisisStep = {
  tier: CrisisTier
  about: CrisisAbout
  raised: CrisisTier | null
  /** What to keep for the next step. */
  askedAgain: boolean
  /** Which fixed words answer, or null: the coach answers. */
  reply: null | 'first' | 'again'
}

/**
 * One message through the crisis check. `askedAgain`: the second asking has been given since the last first answer.
 * New danger is answered first, the message after it with the second asking, after that a coach speaks until danger is heard again.
 */
export function crisisStep(state: { raised: CrisisTier | null; askedAgain: boolean; text: string }): CrisisStep {
  const { tier, about } = crisisReading(state.text)
  const raised = nextRaised(state.raised, tier)
  const due = needsCheckIn(state.raised, state.askedAgain)
  const worse = levelOf(raised) > levelOf(state.raised)
  const step = { tier, about, raised }
  if (answersAtOnce(tier) && (worse || !due)) return { ...step, askedAgain: false, reply: 'first' }
  if (due) return { ...step, askedAgain: true, reply: 'again' }
  return { ...step, askedAgain: state.askedAgain, reply: null }
}

const OPENING: Record<CrisisAbout, readonly [string, string]> = {
  self: [
    'I am glad you told me{name}. That is a heavy thing to carry, and it deserves more than an AI. Please let a person hear this now.',
    'Thank you for staying and saying it again{name}. It matters as much as the first time, and a person can be with you in this right now.',
  ],
  other: [
    'I am glad you told me{name}. It is frightening to carry this for someone else, and you need not do it alone. The people on these lines also help those who worry about somebody.',
    'You are looking out for someone{name}, and that counts. A person can help you with the next step now.',
  ],
  violence: [
    'I am glad you told me{name}. You deserve to be safe, and what is happening is not your fault. If you can, get to a place where other people are, and let a person help you now.',
    'Thank you for telling me again{name}. Being safe comes first, before anything else we could talk about.',
  ],
}
const CLOSING: Record<CrisisAbout, string> = {
  self: 'If there is anything near you that you could hurt yourself with, can you move away from it, or go to where someone is?',
  other:
    'If they are in danger this minute, stay with them if that is safe, call, and move away anything they could use. Where are they now?',
  violence: 'Are you somewhere you can speak safely right now?',
}
const AGAIN =
  'You do not have to be fine here{name}. I would rather ask twice: are you thinking of ending your life, even a little, or is someone hurting you? A yes will not shock me, and the numbers stay where they are.'
const CONCERN =
  'That sounds heavy{name}, and I do not want to pass over it. You never have to wait until it is worse to talk to a person about it.'

/** The fixed words of a crisis answer, with the lines of the person's country. `turn` counts the crisis answers given before this one. */
export function crisisReply(options: {
  tier: CrisisTier
  firstName: string
  country: string | null
  turn: number
  reply?: 'first' | 'again'
  about?: CrisisAbout
}): string {
  const { lines, emergency } = helpLinesFor(options.country)
  const name = options.firstName.trim() ? `, ${options.firstName.trim()}` : ''
  const about = options.about ?? 'self'
  const numbers = lines.map((line) => `- ${line.name}: ${line.contact}`)
  const danger = `- ${emergency.name}: ${emergency.contact}`
  const again = options.reply ? options.reply === 'again' : options.turn === 1
  const named = (words: string) => words.replace('{name}', name)
  if (options.tier === 'concern' && !again) return [named(CONCERN), numbers.join('\n')].join('\n\n')
  if (again) return [named(AGAIN), [...numbers, danger].join('\n')].join('\n\n')
  const order = options.tier === 'imminent' || about === 'violence' ? [danger, ...numbers] : [...numbers, danger]
  const opening = named(OPENING[about][options.turn > 0 ? 1 : 0])
  const urgent = options.tier === 'imminent' ? 'Please call first; I will still be here to read afterwards.' : ''
  return [opening, order.join('\n'), [urgent, CLOSING[about]].filter(Boolean).join(' ')].join('\n\n')
}
