import { plain, shorten } from './reflect'

const NUMBERS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  sixty: 60,
  ninety: 90,
}
const NUMBER = `\\d{1,3}(?:[.,]\\d)?|${Object.keys(NUMBERS)
  .sort((a, b) => b.length - a.length)
  .join('|')}`
const SIZES: readonly [RegExp, (found: string) => number][] = [
  [/\b(?:an?|one) hour and a half\b/i, () => 90],
  [/\bhalf an? hour\b|\bhalf-hour\b/i, () => 30],
  [/\b(?:a )?quarter of an hour\b/i, () => 15],
  [/\bcouple of hours\b/i, () => 120],
  [new RegExp(`\\b(${NUMBER})[\\s-]*(?:hours?|hrs?|h)\\b`, 'i'), (found) => amount(found) * 60],
  [/\ban hour\b/i, () => 60],
  [new RegExp(`\\b(${NUMBER})[\\s-]*(?:minutes?|mins?|min|m)\\b`, 'i'), (found) => amount(found)],
  [/\b(?:a few|some|couple of) minutes\b/i, () => 5],
]
const amount = (text: string) => NUMBERS[text.toLowerCase()] ?? Number(text.replace(',', '.'))

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|the weekend|weekend'
const PART = 'morning|afternoon|evening|night|lunch(?: ?time)?|noon|midday'
const CLOCK =
  '\\d{1,2}(?:[:.h]\\d{2})?\\s?(?:am|pm)|\\d{1,2}[:h]\\d{2}|(?:\\d{1,2}|noon|midnight)(?= (?:o.clock|sharp|for)|[.,!]|$)'
const AFTER =
  '(?:before|after|during|straight after|right after) (?:(?:my|the) )?(?:work|breakfast|lunch|dinner|supper|school|class|bed|bedtime|the meeting|meeting|coffee|gym|church|the kids (?:sleep|are asleep))'
const TIMES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:(?:on|this|next|every|each|by) )?(?:${DAY})(?:s)?(?: (?:${PART}))?(?:,? (?:at|around|from|by) (?:${CLOCK}))?(?:,? (?:${AFTER}))?\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:(?:this|every|each|in the|tomorrow) )(?:${PART}|day|week|weekday)(?:,? (?:at|around) (?:${CLOCK}))?(?:,? (?:${AFTER}))?\\b`,
    'i',
  ),
  new RegExp(`\\b(?:${AFTER})(?: (?:tomorrow|today|tonight))?\\b`, 'i'),
  new RegExp(`\\b(?:at|around|from) (?:${CLOCK})`, 'i'),
  /\b(?:on )?(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i,
  /\b(?:right )?now\b|\bin (?:an hour|\d{1,2} minutes)\b|\bnext week\b/i,
]

/** How long, in minutes from 1 to 480, when the words say so. */
export function minutesIn(text: string): number | null {
  for (const [is, size] of SIZES) {
    const found = is.exec(text)
    if (!found) continue
    const minutes = Math.round(size(found[1] ?? ''))
    if (minutes >= 1) return Math.min(minutes, 480)
  }
  return null
}

/** When, in the person's own words, when they say it. */
export function whenIn(text: string): string | null {
  for (const is of TIMES) {
    const found = is.exec(text)?.[0]?.trim()
    if (found) return shorten(plain(found), 12, 80)
  }
  return null
}

const LEAD =
  /^(?:(?:and|so|well|ok(?:ay)?|yes|then|maybe|perhaps|i think|i guess|i suppose|probably|let'?s|let me|please)[\s,]+)*(?:i(?:'ll| will| could| can| might| would| want to| would like to|'d like to|'m going to| am going to| plan to| should| need to)?\s+)?(?:(?:try to|just|start by|begin by|do)\s+)*/i

/** A step's title in the person's words: without its "I could", its time and its size. */
export function titleFrom(text: string): string {
  let words = plain(text.replace(/[\u2018\u2019]/g, "'")).split(/(?<=[.!?])\s/)[0] ?? ''
  for (const is of [...TIMES, ...SIZES.map(([size]) => size)]) words = words.replace(is, ' ')
  words = words
    .replace(LEAD, '')
    .replace(/\s+(?:for|at|on|in|by|about|from|of|each|every)(?=\s*(?:[.,!?]|$))/gi, '')
    .replace(/\s*,\s*(?=,|$)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.!?;:-]+|[\s,.!?;:-]+$/g, '')
  words = shorten(words, 16, 120)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
