export type About = 'self' | 'other' | 'violence'
/**
 * A sign of danger in plain words (see crisis-text). Level 1 concern, 2 high, 3 imminent. `unless` is looked for in the whole
 * text. Signs that are complete in themselves (`whole`) are not weakened by a "not" before them.
 */
export type Sign = { level: 1 | 2 | 3; about?: About; is: RegExp; unless?: RegExp; whole?: true }

const RELATION =
  '(?:husband|wife|boyfriend|girlfriend|partner|fiance|ex|dad|father|mom|mum|mother|stepdad|stepfather|uncle|brother|sister|son|cousin|neighbour|neighbor)'
const ATTACKER = `(?:he|she|they|hes|shes|theyre|someone|somebody|(?:my|her|his) ${RELATION})`
const ATTACKED = '(?:me|us|my (?:kids?|child|children|baby|son|daughter|mom|mum|mother|sister)|the (?:kids|children))'
const PILLS =
  '(?:pills|tablets|painkillers|paracetamol|panados?|panadol|antidepressants|sleeping pills|sleeping tablets|ibuprofen|tylenol|xanax)'
const signs = (level: 1 | 2 | 3, about: About | undefined, patterns: string[], more: Partial<Sign> = {}): Sign[] =>
  patterns.map((pattern) => ({ level, about, is: new RegExp(`(?<= )(?:${pattern})(?= )`, 'g'), ...more }))

const ALREADY_DONE = [
  `(?:took|taken|swallowed|drank|downed) (?:all|too many|a (?:lot|handful|bunch|whole bottle|bottle) of|the whole bottle of|so many|\\d{2,}|twenty|thirty|forty|fifty)(?: of)?(?: (?:my|the|these|those))?(?: \\w+)? ?${PILLS}`,
  '(?:drank|swallowed|drinking) (?:some |the |a bottle of )?(?:bleach|poison|rat poison|jik|antifreeze|battery acid)',
  'i (?:have |just |have just )?(?:overdosed|oded)|im overdosing',
  'i (?:have |just |have just )?(?:cut|slit|slashed|sliced) (?:open )?my (?:wrists?|throat|veins?)',
  'cant stop the bleeding|bleeding and it wont stop',
  'rope (?:is )?around my neck|gun (?:to my head|in my mouth)|(?:tied|made) (?:the|a) noose|noose is ready',
  'im (?:going to|about to) jump(?: (?:off|in front|now))?(?= [.,]| $| off| in front| now)',
  'im about to (?:kill myself|end it|do it|end my life|hang myself)',
  '(?:by the time|when) you read this i will be (?:gone|dead)',
  'how many (?:pills|tablets|panados?|painkillers)(?: \\w+){0,5} (?:kill|die|overdose|od)(?: myself| me)?',
  'i (?:tried|attempted) to (?:kill myself|hang myself|end my life|end it all) (?:last night|yesterday|today|this morning|tonight|an hour ago|just now)',
]

const WANTS_DEATH = [
  '(?:kill|killing|hang|hanging|drown|drowning|shoot|shooting|poison|poisoning|stab|stabbing|unalive|unaliving|off|offing) myself',
  'want(?:s|ing)? to (?:just )?(?:die|be dead|not exist|not be alive|overdose|od|commit suicide)|want(?:ing)? death',
  '(?:wish|wishing) i (?:was|were|could be) (?:dead|never born)|wish i (?:could (?:just )?die|would (?:just )?die|had died|had never been born|didnt exist|wasnt (?:alive|here any more))',
  '(?:id|would|i would) (?:rather|sooner) (?:be dead|die)|(?:better off|rather be) dead|hope i (?:just )?die',
  '(?:deserve to|should just|should) die|should be dead|ready to die',
  '(?:end|ending|take|taking) my (?:own )?life(?! back| in| to| into| seriously| forward| of| for)',
  '(?:end|ending) it all|want (?:it|everything) (?:all )?to (?:end|be over) for ?ever|want it all to end',
  'im (?:done|finished) with (?:life|living|this life)|tired of (?:living|being alive|existing)(?! in| with| at| from| like| on| out| pay| month)',
  'suicidal|(?:commit|committing|attempt|attempting|attempted|contemplating|considering) suicide|suicide (?:plan|note|attempt|thoughts)|(?:thinking|thoughts?|think|thought) (?:of|about) (?:\\w+ )?suicide',
  '(?:thinking|thoughts?|think|thought|fantasi[sz]ing|dreaming) (?:of|about) (?:dying|ending my life|not being (?:alive|here any more))',
  'feel(?:ing)? like dying|(?:painless|easiest|quickest|best) way to die(?! in )|die (?:painlessly|without pain)|painless death',
  'jump(?:ing)? (?:off|from) (?:a|the|this|my) (?:bridge|building|roof|balcony|window)|(?:jump|jumping|step|stepping|walk|walking) (?:in front of|under) (?:a|the) (?:train|bus|truck|taxi|car)|driv(?:e|ing) (?:my car )?(?:into|off) (?:a|the) (?:wall|tree|bridge|cliff|truck)',
  '(?:better off|better place|happier) without me',
  '(?:want to|going to|might|should|just) kms',
  '(?:want to|wish to|going to) join (?:him|her|them|my \\w+) in heaven',
  'voices (?:are |keep )?tell(?:ing)? me to',
]

/** Complete with their own "not": "I don't want to live" is never weakened by its "don't". */
const NO_LIFE = [
  '(?:dont|do nt|didnt|never|no longer) (?:think i |really |even |know if i |know whether i |feel like i )*want to (?:live|be alive|exist|wake up|go on living|keep living|carry on living|be in this world|be on this earth|see tomorrow)(?! in| with| at| near| there| like| off| early| at| so| next| for)',
  'dont want to be (?:here|around|on this earth|in this world) any more',
  '(?:want to|wish i could|wish i|hope i|going to|just|could|to) (?:\\w+ ){0,5}(?:never|not|dont) wake up',
  'dont care (?:if|whether) i (?:live|die|wake up|am alive)',
  'dont deserve to (?:live|be alive)|cant live (?:with (?:this|myself) )?any more',
  '(?:no|not a|any|a) (?:reason|point) (?:left )?(?:to|in|of) (?:live|living|be alive|being alive|keep living)|nothing (?:left )?to live for',
  'life (?:is not|isnt|aint|not|is no longer) worth (?:living|it)|not worth living',
  '(?:nobody|no one|noone) would (?:even )?(?:notice|care|miss me) if i (?:died|was dead|were dead|was gone|were gone|disappeared|killed myself)',
  '(?:want|wish|like) to stop (?:living(?! out| in| like| with| at| from| for)|existing|being alive)|lost (?:the|my|all) will to live',
  'why (?:dont i|not|shouldnt i) just (?:die|end it|kill myself)',
]

const SELF_HARM = [
  '(?:want to|going to|need to|urge to|urges to|thoughts of|thinking of|thinking about|might|started|keep|been|feel like|stop|about to) (?:hurt|harm|cut|burn|injure|punish|hurting|harming|cutting|burning|injuring|punishing) myself',
  'i (?:have |just |have just |always |sometimes )?(?:cut|burnt|burned|harmed) myself|i self harm(?:ed)?|self harm(?:ing|ed)?',
  '(?:started|been|back to) cutting(?: again)?(?= [.,~]|  ?$)|cutting again(?= [.,~]|  ?$)|i (?:have )?(?:just )?cut my (?:arms?|legs?|thighs?)',
]

const VIOLENCE_NOW = [
  `${ATTACKER} (?:\\w+ )?(?:going to|will|wants? to|about to|trying to|tried to|threatened to|threatens to|threatening to) (?:kill|shoot|stab|murder|strangle|burn) ${ATTACKED}`,
  `${ATTACKER} (?:has|have|is holding|holding|got|came with|pulled|pulled out|has got) (?:a|his|the) (?:gun|knife|panga|weapon|firearm|axe)(?! licen| collection| safe| permit| set| shop| skill)`,
  `${ATTACKER} (?:is |are |keeps )?(?:choking|strangling|stabbing|attacking) ${ATTACKED}`,
  `${ATTACKER} (?:is |are )?(?:hitting|beating|hurting|punching|kicking) ${ATTACKED} (?:\\w+ )?(?:now|right now)`,
  `(?:im )?(?:hiding|hide) (?:\\w+ ){0,3}from (?:him|her|them|my ${RELATION})`,
  `${ATTACKER} (?:is |are )?(?:breaking|kicking|banging|smashing) (?:\\w+ )?(?:the|my|our) (?:\\w+ )?(?:door|window)`,
  'my life is in danger|(?:im|we are) in (?:\\w+ )?danger(?! of)|(?:someone|somebody) is (?:trying to break|breaking) in',
]

const VIOLENCE = [
  `${ATTACKER} (?:\\w+ ){0,3}(?:hits?|hitting|beats?|beating|beaten|punch(?:es|ed)?|punching|kick(?:s|ed)|kicking|slap(?:s|ped)|slapping|choked|strangled|burned|whips|whipped) ${ATTACKED}`,
  'i was (?:\\w+ )?(?:raped|molested|sexually assaulted|sexually abused)|(?:raped|molested|sexually (?:assaulted|abuses|abused)) me|forc(?:ed|es|ing) me (?:to have sex|into sex)|forc(?:ed|es|ing) himself on me',
  `im not safe (?:at home|here|right now|with)|(?:dont|never) feel safe (?:at home|with (?:him|her|my))|(?:afraid|scared|terrified) of my ${RELATION}`,
  `${ATTACKER} (?:wont|doesnt|will never|refuses to) let me (?:leave|out of) (?:the |my |our )?(?:house|home|room|flat)|${ATTACKER} locked me (?:in|inside)`,
  '(?:going to|want to) (?:kill|shoot|stab|murder) (?:someone|people|everyone|everybody|them all|my (?:husband|wife|family|kids|children|baby))|want to hurt (?:someone|people|others|my (?:kids|child|children|baby))(?! feelings)',
]

const OTHERS = [
  '(?:kill|killing|hang|hanging|hurt|hurting|cut|cutting|harm|harming|shoot|drown) (?:himself|herself|themself|themselves)',
  'wants? to (?:die|be dead|commit suicide)(?= )',
  '(?:end|ending|take|taking) (?:his|her|their) (?:own )?li(?:fe|ves)(?! in| to| of| back)',
  '(?:he|she|they|friend|brother|sister|son|daughter|husband|wife|partner) (?:\\w+ )?(?:doesnt|dont|no longer wants? to|never wants? to) (?:want to )?(?:live|be alive|be here|wake up)(?: any more)?(?! in| with| at)',
  '(?:he|she|they|friend|brother|sister|son|daughter) (?:has |have |just )?(?:overdosed|took all (?:his|her|their) (?:pills|tablets))',
]

const LOSS = [
  '(?:killed|hanged|hung|shot) (?:himself|herself|themself|themselves)|(?:took|taken) (?:his|her|their) own li(?:fe|ves)',
  '(?:committed|died by|died of|lost \\w+ (?:\\w+ )?to|about|of) suicide|suicide',
]

const HEAVY = [
  '(?:feel|feeling|im|its|everything is|felt) (?:so |completely |totally |just |utterly )*(?:hopeless|worthless|empty inside|dead inside|a burden|trapped and alone)',
  'i have no hope(?! of| for| in)|theres no hope(?! of| for)|hate my life|hate myself|given? up on life|lost all hope',
  'whats the point (?:of|in) (?:living|life|anything|it all|going on|being here|trying any more)|nothing matters any more|everything is (?:pointless|meaningless)',
  'cant (?:go on|carry on|keep going|do this|take it|take this|cope|handle life)(?: like this)? (?:any more|much longer)|cant go on|cant live like this',
  '(?:want to|wish i could) (?:just )?(?:disappear|vanish|sleep for ?ever)(?! into | to | for | on )|tired of (?:it all|everything|all of it|life|this life)',
  '(?:nobody|no one|noone) (?:would|will) miss me|wanted to die|gatvol (?:of|with) life|starving myself|mak(?:e|ing) myself throw up|(?:please|just) kill me',
  `(?:my (?:mom|mum|dad|mother|father) (?:is going to|will) kill me)`,
  '(?:want|wanted) to (?:kill|strangle|murder) (?:him|her|my boss)',
]

/** Afrikaans, isiZulu, isiXhosa, Sesotho and Setswana, whole phrases only: those we are sure of. */
const OUR_LANGUAGES = [
  ...signs(
    2,
    'self',
    [
      'ek wil (?:net |nou )?(?:doodgaan|dood gaan|dood wees|sterf)(?! van)|ek wil (?:nie meer|nie langer) (?:lewe|leef|hier wees)|ek (?:wil|gaan) (?:myself|my self|my) (?:doodmaak|dood maak|ophang)',
      '(?:wil|gaan|wou|dink aan|dink oor) selfmoord|selfmoord pleeg|ek sny myself|moeg (?:van|vir) (?:lewe|leef)|beter af sonder my',
      'ngifuna uku(?:fa|zibulala)|ngizozibulala|ngiyazibulala|angisafuni ukuphila|angifuni ukuphila|ngicabanga ukuzibulala|ngikhathele ukuphila',
      'ndifuna uku(?:fa|zibulala)|ndiza kuzibulala|andisafuni ukuphila|andifuni ukuphila',
      'ke (?:batla|nyaka) (?:ho|go) (?:shwa|swa|ipolaya)|ke tla ipolaya|ha ke sa batla ho phela|ga ke sa batla go (?:phela|tshela)|ke ikutlwa eka nka ipolaya',
    ],
    { whole: true },
  ),
  ...signs(2, 'violence', ['(?:hy|my man|my pa) (?:slaan|skop|verkrag) my', 'uyangishaya|ungishayile|ungidlwengulile'], {
    whole: true,
  }),
  ...signs(
    3,
    'violence',
    [
      '(?:hy|sy|hulle) (?:gaan|wil) my (?:doodmaak|dood maak|doodskiet)|hy het n (?:mes|geweer|vuurwapen)',
      'ufuna ukungibulala|uzongibulala',
    ],
    { whole: true },
  ),
  ...signs(3, 'self', ['ek het (?:al my|te veel|baie) (?:pille|tablette) (?:gedrink|gesluk|gevat)'], { whole: true }),
  ...signs(1, 'self', ['ek wil nie (?:doodgaan|dood gaan|sterf)', 'angifuni ukufa|angifuni ukuzibulala', 'selfmoord'], {
    whole: true,
  }),
]

const NOT_LIFE =
  / (?:relationship|marriage|engagement|friendship|contract|meeting|call|subscription|lease|boyfriend|girlfriend|partnership|debate|argument|project|game) /
const NOT_HERE = / (?:job|office|work|company|town|city|school|university|campus|class|meeting|team|party|department|gym|role) /

/** Made on first use, so that pages which never check anything pay nothing. */
export const allSigns = (): Sign[] => [
  ...signs(3, 'self', ALREADY_DONE),
  ...signs(2, 'self', WANTS_DEATH),
  ...signs(2, 'self', NO_LIFE, { whole: true }).map((sign) =>
    sign.is.source.includes('(?:here|around') ? { ...sign, unless: NOT_HERE } : sign,
  ),
  ...signs(
    2,
    'self',
    ['(?:want|going|ready|need|decided|plan|planning|like) to end it(?= [.,~]|  ?$| tonight| now| today| soon)'],
    { unless: NOT_LIFE },
  ),
  ...signs(2, 'self', SELF_HARM),
  ...signs(3, 'violence', VIOLENCE_NOW),
  ...signs(2, 'violence', VIOLENCE),
  ...signs(2, 'other', OTHERS),
  ...signs(1, 'other', LOSS, { whole: true }),
  ...signs(1, 'self', HEAVY),
  ...signs(1, 'self', ['dont want to be here'], { whole: true, unless: NOT_HERE }),
  ...OUR_LANGUAGES,
]
