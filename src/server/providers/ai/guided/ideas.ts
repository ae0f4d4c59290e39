import type { GoalCategory } from '#shared/goals'
import type { KnownGoal } from '../ai'
import { plain, shorten } from './reflect'

/** Something one could try: how it is said, the chip that picks it, the title its step would have. */
export type Idea = { say: string; chip: string; title: string }

const idea = (chip: string, say: string): Idea => ({ say, chip, title: say })

const BY_CATEGORY: Record<GoalCategory, readonly [Idea, Idea, Idea]> = {
  Personal: [
    idea('Smallest version', 'Do the smallest version once, so small it feels almost silly'),
    idea('Same place and time', 'Tie it to something that already happens every day'),
    idea('Clear one obstacle', 'Remove one thing that makes it harder to begin'),
  ],
  Career: [
    idea('Say it early', 'Ask one question in the first five minutes of a meeting'),
    idea('Write three sentences', 'Write down the three sentences that matter'),
    idea('Ask one person', 'Ask one trusted colleague for a frank view'),
  ],
  Health: [
    idea('Ten minutes only', 'Move for ten minutes and stop there'),
    idea('Lay it out', 'Lay everything out the evening before'),
    idea('Go with someone', 'Ask someone to come along once this week'),
  ],
  Relationships: [
    idea('Start with a feeling', 'Say one honest sentence that starts with how it feels'),
    idea('Send one message', 'Send one short message to the person'),
    idea('Plan a quiet talk', 'Ask for half an hour together without phones'),
  ],
  Financial: [
    idea('Look at one week', 'Write down the spending of the last seven days'),
    idea('Move a small sum', 'Set aside one small sum the day money comes in'),
    idea('Cancel one thing', 'Cancel one thing that is paid for and not used'),
  ],
  Education: [
    idea('One page', 'Read one page and write one sentence about it'),
    idea('Test myself', 'Answer five questions from memory'),
    idea('Study with someone', 'Ask one person to study together once'),
  ],
}

const SIGNS: readonly [GoalCategory, RegExp][] = [
  [
    'Career',
    /\b(?:work|job|boss|meeting|meetings|career|colleague|interview|promotion|manager|team|office|cv|project|client|business|speak up)\b/i,
  ],
  [
    'Health',
    /\b(?:sleep|run|running|gym|exercise|eat|eating|weight|smok\w+|health|walk|walking|tired|energy|diet|fit|fitness|yoga|swim|5k|10k|marathon|drink\w*|scrolling)\b/i,
  ],
  [
    'Relationships',
    /\b(?:wife|husband|partner|friends?|family|mother|father|mom|mum|dad|son|daughter|kids|marriage|dating|relationship|boyfriend|girlfriend|lonely|argument)\b/i,
  ],
  ['Financial', /\b(?:money|debt|budget|save|saving|savings|salary|rent|loan|spend|spending|bond|invest\w*)\b/i],
  [
    'Education',
    /\b(?:study|studying|exam|exams|learn|learning|course|university|degree|school|language|isizulu|read|reading|book|thesis)\b/i,
  ],
]

/** The category a person's words point to, Personal when they point nowhere. */
export const categoryOf = (text: string): GoalCategory => SIGNS.find(([, is]) => is.test(text))?.[0] ?? 'Personal'

/** Three things to try; the first open milestone of the goal leads when there is one. */
export function ideasFor(category: GoalCategory, goal: KnownGoal | null): Idea[] {
  const open = goal?.milestones.find((milestone) => !milestone.done)
  const ideas = BY_CATEGORY[category]
  if (!open) return [...ideas]
  const title = shorten(plain(open.title), 7, 60)
  return [
    {
      say: `From your goals, the next milestone: “${title}”`,
      chip: shorten(title, 4, 28),
      title: shorten(plain(open.title), 16, 120),
    },
    ideas[0],
    ideas[1],
  ]
}

const ORDINALS: readonly RegExp[] = [
  /\b(?:first|1st|1|number one|option one|top)\b/i,
  /\b(?:second|2nd|2|number two|middle)\b/i,
  /\b(?:third|3rd|3|number three|last)\b/i,
]

/** Which of the things offered the words pick, by place or by name; -1 for none. */
export function pickedIn(text: string, offered: readonly string[]): number {
  const said = text.trim().toLowerCase()
  const byName = offered.findIndex(
    (name) => said === name.toLowerCase() || (name.length > 5 && said.includes(name.toLowerCase())),
  )
  if (byName >= 0 || said.split(/\s+/).length > 8) return byName
  const byPlace = ORDINALS.findIndex((is) => is.test(said) && !/minutes?|hours?|am|pm|:/.test(said))
  return byPlace >= 0 && byPlace < offered.length ? byPlace : -1
}
