import { crisisTier } from '#shared/crisis'
import { countWords } from './reflect'

/** What kind of thing a message is. `content` is anything that carries the talk on. */
export type Intent =
  | 'concern'
  | 'foreign'
  | 'noise'
  | 'angry'
  | 'identity'
  | 'diagnosis'
  | 'listen'
  | 'work'
  | 'advice'
  | 'unsure'
  | 'greeting'
  | 'thanks'
  | 'bye'
  | 'yes'
  | 'no'
  | 'offTopic'
  | 'goals'
  | 'achieved'
  | 'content'

const FOREIGN =
  /(?<!\p{L})(?:ek|nie|jy|maar|vir|hoe|het|sal|ngi\p{L}+|uku\p{L}+|ngiyabonga|sawubona|yini|kodwa|ndi\p{L}{3,}|molo|enkosi|ke|batla|dumela|haeba|hore|je|suis|veux|pas|pour|avec|une|bonjour|ich|bin|und|nicht|möchte|das|eine|hallo|quiero|estoy|pero|para|hola|como|muy|eu|quero|não|estou|mais|olá)(?!\p{L})/giu
const ENGLISH =
  /\b(?:i|the|to|and|a|my|is|it|of|you|in|me|that|for|want|have|am|with|not|do|be|but|on|what|so|how|can|more|yes|no|ok|okay|thanks|hello|hi|help|just|this|work|feel|stop|please|don't|about|at|need|get|know|minutes|morning|tomorrow)\b/gi

const soundsForeign = (text: string) => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters >= 3 && latin < letters / 2) return true
  const foreign = text.match(FOREIGN)?.length ?? 0
  const english = text.match(ENGLISH)?.length ?? 0
  return foreign >= 2 && foreign > english
}

const RULES: readonly [Intent, RegExp, number][] = [
  [
    'identity',
    /\bare you (?:a |an |really |even )*(?:human|real|person|bot|robot|ai|machine|chatgpt|alive)\b|\bwho are you\b|\bwhat are you\b|\bam i (?:talking|speaking) (?:to|with) a\b/i,
    30,
  ],
  [
    'diagnosis',
    /\b(?:do|could|might) i (?:\w+ )?have (?:\w+ ){0,2}(?:depression|anxiety|adhd|bipolar|ptsd|ocd|autism|a disorder)\b|\bam i (?:\w+ )?(?:depressed|bipolar|autistic|addicted|a narcissist)\b|\bdiagnos/i,
    60,
  ],
  [
    'angry',
    /\b(?:you(?:'re| are)? (?:\w+ )?(?:useless|stupid|terrible|rubbish|annoying|dumb|not helping|not helpful)|this is (?:\w+ )?(?:useless|stupid|rubbish|nonsense|crap|bullshit|pointless|a waste)|you don'?t (?:listen|understand|get it)|stop (?:repeating|asking)|(?:f+u+c+k|screw) (?:you|this|off)|shut up|i hate (?:you|this (?:bot|app|chat)))\b/i,
    60,
  ],
  [
    'listen',
    /\b(?:just|only) (?:want (?:you )?to |need (?:you )?to |please )?(?:listen|be heard|vent|rant|talk)\b|\b(?:need|want) to (?:vent|rant|be heard|get this off my chest)\b|\b(?:no|not looking for|don'?t (?:want|need|give me)(?: any)?) (?:advice|questions|tasks|solutions|tips)\b|\bhear me out\b|\bi need to vent\b/i,
    400,
  ],
  [
    'advice',
    /\bwhat (?:should|could|can|would) (?:i|you) (?:do|try|suggest|say|recommend)\b|\b(?:any|some|give me|got) (?:\w+ )?(?:ideas?|advice|tips?|suggestions?|options?)\b|\b(?:suggest|recommend|advise)\b|\bhelp me (?:phrase|think of)\b|\bhow (?:do|can|should) i\b|\bwhat would help\b|\bshow me (?:some )?ideas\b/i,
    80,
  ],
  ['goals', /\b(?:what|which|show|list|how) (?:\w+ )?(?:are|is|me|about)? ?my (?:current )?goals?\b|\bmy goals\?/i, 15],
  [
    'achieved',
    /^(?:yes,? )?i (?:did|have done|finished|completed|managed|made) (?:it|that|the step|my step)\b|\bi kept my word\b/i,
    40,
  ],
  [
    'work',
    /\b(?:work on|find|take|plan|look for|help me find|ready for) (?:a|one|the|my)? ?(?:small |next )?(?:step|plan)\b|\blet'?s (?:work|plan|go|do (?:it|this)|start)\b|\bhelp me plan\b|\bask me\b/i,
    25,
  ],
  [
    'unsure',
    /^(?:hmm+,? |well,? |honestly,? |um+,? )*(?:i (?:really |just |honestly )*(?:don'?t|do not) (?:really )?know|not (?:really )?sure|i'?m not sure|no (?:idea|clue)|idk|dunno|no ideas?|hard to say|i can'?t think)/i,
    14,
  ],
  ['bye', /^(?:bye|goodbye|good night|see you|talk later|that(?:'?s| is) all|i have to go|gotta go)\b/i, 12],
  [
    'thanks',
    /^(?:ok(?:ay)?,? |great,? |cool,? )*(?:thanks|thank you|thx|cheers|much appreciated|dankie|ngiyabonga|enkosi|kea leboha)\b/i,
    9,
  ],
  [
    'greeting',
    /^(?:hi|hello|hey|heya|good (?:morning|afternoon|evening|day)|morning|howzit|sawubona|dumela|molo|hallo|yo)(?: there| nolo| coach)*[\s.!,👋🙂]*(?:how are you(?: doing)?(?: today)?\??)?[\s.!]*$/iu,
    9,
  ],
  [
    'yes',
    /^(?:yes|yep|yeah|ja|sure|ok|okay|alright|all right|sounds good|let'?s do it|fine|perfect|great|good|works for me|go ahead|please do|that works|i will)(?:[\s,.!]+(?:please|nolo|let'?s go|sounds good|that works|do it|go ahead|i will|thanks|ok))*[\s.!]*$/i,
    8,
  ],
  ['no', /^(?:no|nope|nah|not really|not now|no thanks|rather not|not today)\b[\s.!,]*(?:thanks|thank you)?[\s.!]*$/i, 6],
  [
    'offTopic',
    /\b(?:weather|capital of|write (?:me )?(?:a |some )?(?:code|poem|python|essay|song)|tell me a joke|football score|stock price|translate|president of|solve|recipe for|who won)\b|^\s*[\d\s+*/=().-]{3,}\??\s*$/i,
    25,
  ],
]

/** Reads a message's kind; the longer a message, the fewer of the short kinds it can be. */
export function intentOf(text: string): Intent {
  if (crisisTier(text) !== 'none') return 'concern'
  const words = countWords(text)
  const found = RULES.find(([, is, most]) => words <= most && is.test(text.replace(/[\u2018\u2019]/g, "'").trim()))?.[0]
  if (found) return found
  if (soundsForeign(text)) return 'foreign'
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < 2 && !/\d/.test(text)) return 'noise'
  return words <= 2 && letters > 5 && !/[aeiouy]/i.test(text) ? 'noise' : 'content'
}
