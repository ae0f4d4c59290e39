const FLIPS: readonly [RegExp, string][] = [
  [/\bI['’]?m\b|\bI am\b/gi, 'you are'],
  [/\bI was\b/gi, 'you were'],
  [/\bI['’]ve\b/gi, 'you have'],
  [/\bI['’]d\b/gi, 'you would'],
  [/\bI['’]ll\b/gi, 'you will'],
  [/\bam I\b/gi, 'are you'],
  [/\bwas I\b/gi, 'were you'],
  [/\bmyself\b/gi, 'yourself'],
  [/\bmine\b/gi, 'yours'],
  [/\bmy\b/gi, 'your'],
  [/\bme\b/gi, 'you'],
  [/\b(?:I|i)\b/g, 'you'],
]
const LABELS = /depress|anxi|adhd|bipolar|trauma|disorder|\bocd\b|ptsd|autis|burn ?out|panic attack|addict|narciss/i
const OPENERS =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|morning|evening|ok(?:ay)?|well|so|um+|yes|yeah|no|nolo|thanks|thank you|honestly|look|please)\b[\s,.!:-]*)+/i

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** Text fit to be shown inside ours: one line, no links, no markdown. */
export const plain = (text: string): string =>
  text
    .replace(/https?:\/\/\S+/g, '')
    .replace(/[*_#`<>[\]|~\\"“”{}]/g, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** At most so many words and characters, cut where a clause ends when there is such a place. */
export function shorten(text: string, words: number, characters = words * 12): string {
  const all = text.split(' ')
  if (all.length <= words && text.length <= characters) return text
  const cut = all.slice(0, words).join(' ').slice(0, characters)
  const clause = cut.match(
    /^(.{24,}?)(?:[,;:]| (?:and|but|because|so|then|which|while|when) )(?!.*(?:[,;:]| (?:and|but|because|so|then) ))/,
  )
  return clause?.[1] ? clause[1].trim() : `${cut.replace(/\s\S*$/, '')}…`
}

const score = (sentence: string) =>
  (/\b(?:want|wish|need|feel|but|because|keep|afraid|hard|stuck|struggle|hope|would like)\b/i.test(sentence) ? 8 : 0) +
  (/\bI\b|\bmy\b/i.test(sentence) ? 4 : 0) +
  Math.min(countWords(sentence), 12)

/** The sentence that carries most of what a person said, in their words, at most `words` long. */
export function coreOf(text: string, words = 16): string {
  const sentences = text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => plain(sentence).replace(OPENERS, '').trim())
    .filter((sentence) => countWords(sentence) > 0)
  const best = sentences.reduce((a, b) => (score(b) > score(a) ? b : a), '')
  return shorten(best, words).replace(/[.!?,;:\s]+$/, '')
}

/** The person's own words turned towards them: I becomes you, my becomes your. */
export const towardsYou = (phrase: string): string =>
  FLIPS.reduce((words, [from, to]) => words.replace(from, to), phrase).replace(
    /^[A-Z](?=[a-z]+\b)/,
    (letter, at: number, whole: string) =>
      /^(?:You|Your|It|The|A|An|My|When|Because|Every|There|This|That|They|He|She|We|Always|Maybe)\b/.test(whole.slice(at))
        ? letter.toLowerCase()
        : letter,
  )

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Says back what was heard. Words that sound like a diagnosis stay the person's own, in quotation marks. */
export function reflection(text: string, variant: number): string {
  const core = coreOf(text)
  if (countWords(core) < 3) return ''
  const end = core.endsWith('…') ? '' : '.'
  if (LABELS.test(core) || /\byou(?:r|rs)?\b/i.test(core)) return `In your words: “${core}${end}”`
  const turned = towardsYou(core)
  if (/^you\b/.test(turned))
    return [`${capital(turned)}${end}`, `So ${turned}${end}`, `I hear that ${turned}${end}`][variant % 3] ?? ''
  return [`What I hear: ${turned}${end}`, `You say: ${turned}${end}`, `So: ${turned}${end}`][variant % 3] ?? ''
}
