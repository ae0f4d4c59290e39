const LEET: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }

const unleet = (word: string) =>
  /[a-z]/.test(word) ? word.replace(/(?<=[a-z])[013457@$!](?=[a-z])|^[$@](?=[a-z]{2})/g, (sign) => LEET[sign] ?? sign) : word

/** One spelling for what people write in many ways; the signs are written in this spelling. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/k\*+ll/g, 'kill'],
  [/s\*+icide|su\*+cide|sui\*+de|\bsu?icde\b|\bsucide\b|\bsuiside\b|\bsewer ?slide\b/g, 'suicide'],
  [/\bsuicial\b|\bsucidal\b|\bsuisidal\b/g, 'suicidal'],
  [/\bd\*+e\b/g, 'die'],
  [/\bself[- ]?harm/g, 'self harm'],
  [/\b(kill|hang|hurt|cut|harm|shoot|off|unalive)(my ?self)\b/g, '$1 myself'],
  [/\b(my|me)[ -]self\b/g, 'myself'],
  [/\b(him|her|them) sel(f|ves)\b/g, '$1sel$2'],
  [/\bwanna\b|\bwanto\b|\bwan(?:t|a) too?\b|\bwnt to\b/g, 'want to'],
  [/\bgonna\b|\bgunna\b|\bgoing too\b|\bfinna\b/g, 'going to'],
  [/\b2nite\b|\btonite\b|\b2night\b/g, 'tonight'],
  [/\banymore\b|\bany longer\b/g, 'any more'],
  [/\b(i|he|she|they|you|it|we)'ll\b/g, '$1 will'],
  [/\b(i|he|she|they|you|we)'d\b/g, '$1 would'],
  [/\b(i|they|you|we)(?:'ve|ve\b)/g, '$1 have'],
  [/\b(\w+)n't\b/g, '$1nt'],
  [/\b(do|does|did|would|should|could|is|was|are|has|have) not\b/g, '$1nt'],
  [/\bwill not\b/g, 'wont'],
  [/\bcan ?not\b/g, 'cant'],
  [/\bi (?:am|m)\b/g, 'im'],
  [/\b(he|she) is\b/g, '$1s'],
  [/\bthey are\b/g, 'theyre'],
]

const joinSpelledOut = (text: string) =>
  text.replace(/(?<![a-z\d])[a-z](?:[ \-_.][a-z]){2,}(?![a-z\d])/g, (letters) => {
    const keepsPronoun = /^i /.test(letters) ? 2 : 0
    return letters.slice(0, keepsPronoun) + letters.slice(keepsPronoun).replace(/[^a-z]/g, '')
  })

/**
 * A person's words in one plain spelling: small letters without accents, contractions joined, " . " between sentences and
 * " , " between clauses, a laugh where an emoji laughs. The same text always gives the same words.
 */
export function plainWords(text: string): string {
  let words = text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u201b\u02bc`\u00b4]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/[😂🤣😆😅😹💀☠]/gu, ' haha ')
    .split(/(\s+)/)
    .map(unleet)
    .join('')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/ {2,}/g, ' ')
  words = joinSpelledOut(words)
  for (const [from, to] of SPELLINGS) words = words.replace(from, to)
  return ` ${words
    .replace(/'/g, '')
    .replace(/[.!?;:\n\r()"\u201c\u201d\u2026]+/g, ' . ')
    .replace(/,+| - /g, ' , ')
    .replace(/[^\p{L}\p{N}.,]+/gu, ' ')
    .trim()} `
}

/** The same words with doubled letters single, for "kiill myseelf". */
export const singleLetters = (words: string): string => words.replace(/(\p{L})\1+/gu, '$1')
