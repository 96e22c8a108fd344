// What English sentences teach.

import { makeRules, rule, type Parts, type Rule, type RuleText } from './rules.ts'

const STOP =
  'originally|basically|really|btw|tbh|though|atm|currently|by the way|you know|mostly|then|and|but|because|when|while|with|since|for|so|if|though|although|in|at|on|near|too|a lot|very|most|more|especially|right|now|these|lately|lol|haha|as|who|that|which|where|today|tonight|tomorrow|every|everyday|all|to be|honestly|actually|anyway|again|what|i|we|you|he|she|it|they|is|are|was|not'
const VALUE = `(?<value>(?:(?!(?:${STOP})(?: |$))\\p{L}+ ?){1,4}?)(?= (?:${STOP})(?: |$)| ,|$)`
const NAME = '(?<value>\\p{L}+(?: and \\p{L}+)?)'
const ADVERBS =
  '(?:(?:really|also|do|just|so|quite|pretty|still|always|absolutely|kinda|kind of|totally|a bit|bit|very|feeling|feel|honestly|too|all|especially) )*'
const ADJECTIVES =
  '(?:(?:little|big|older|younger|old|new|best|good|dear|oldest|youngest|twin|half|beloved|lovely|favourite|two|three|second|first|other|current|next|final|last|important|huge|small|maths?|english|french|history|science|physics|biology|chemistry|piano|football|tennis|doctor s|hospital|work) )*'
const VERBS =
  'is|was|has|had|works|lives|likes|loves|wants|came|comes|visited|visits|said|says|called|just|always|and i'

const whenOf = (days: string): string =>
  `(?<when>(?:(?:on|this|next|the|by|in|until|from) )*(?:${days}|tomorrow(?: morning| afternoon| evening| night)?|tonight|today|weekend|this (?:morning|afternoon|evening)|(?:next|this|coming) (?:week|month|year|summer|winter|spring|autumn)|summer|christmas|easter|new year|(?:a|one|two|three|four|five|six|\\d{1,2}) (?:days?|weeks?|months?)|\\d{1,2}(?:st|nd|rd|th)(?: of \\p{L}+)?|(?:january|february|march|april|june|july|august|september|october|november|december))(?: morning| afternoon| evening| night)?)`

const kin = '(?<who>{people}|{animals})s?'
/** Words of trades that no list has: "beekeeper", "psychologist". */
const TRADE =
  '\\p{L}*(?:keeper|smith|ologist|therapist|ician|wright|driver|worker|operator|assistant|engineer|nurse|teacher|technician|hygienist|monger|fighter|maker|cleaner|fitter|analyst|operative|attendant|inspector)'
const job = `(?<value>(?:retired )?(?:(?:{jobs})|${TRADE}))`
/** What may stand between a name and a job: "I’m Gary btw, a plumber". */
const NAMED = '(?: btw| by the way| here| lol| haha| and| \\d{2})*'
const when = whenOf('{days}')
const event = '(?<value>{events})'

/** "I clean offices": what is done, and to what. */
const WORKING: Readonly<Record<string, string>> = {
  clean: 'cleaning',
  fix: 'fixing',
  repair: 'repairing',
  sell: 'selling',
  paint: 'painting',
  build: 'building',
  deliver: 'delivering',
  groom: 'grooming',
  install: 'installing',
  restore: 'restoring',
}
const byVerb = Object.entries(WORKING).map(([verb, prefix]): RuleText => ({
  kind: 'job',
  when: `\\bi (?:mostly |mainly |still |also )?${verb} (?<value>(?!my|the|his|her|our|things|shoes|clothes|lots)\\p{L}+s)(?= for a living| at | in | on | all | and |$| ,)`,
  prefix,
}))

/** Braces hold the words of a list. */
const RULES: readonly RuleText[] = [
  ...byVerb,
  { kind: 'name', when: `\\bmy (?:real |first )?name is ${NAME}`, replaces: true },
  { kind: 'name', when: `^(?:the )?name is ${NAME}`, replaces: true },
  {
    kind: 'name',
    when: `\\b(?:call me|i am called|i go by|(?:people|they|everyone|friends) calls? me) ${NAME}`,
    replaces: true,
  },
  {
    kind: 'name',
    when: `(?:^|, |hi |hello |hey |and |so |well |oh |ok |btw )(?:i am|this is|it is|me is) ${NAME}(?= ,|$| and| here| from| by| btw| lol| haha| too| \\d)`,
    isName: true,
  },
  {
    kind: 'kin',
    when: `\\b(?:my|the|our) ${ADJECTIVES}${kin}(?: s)?(?: name)? (?:is|are|was|were) (?:called|named) ${NAME}`,
    replaces: true,
  },
  {
    kind: 'kin',
    when: `\\b(?:my|our) ${ADJECTIVES}${kin}(?: s)? names? (?:is|are|was) ${NAME}`,
    replaces: true,
  },
  { kind: 'kin', when: `\\b(?:my|our) ${ADJECTIVES}${kin} (?:called|named) ${NAME}` },
  { kind: 'kin', when: `\\b(?:my|our) ${ADJECTIVES}${kin} is ${NAME}(?= ,|$)`, isName: true, replaces: true },
  { kind: 'kin', when: `\\bnames? of my ${ADJECTIVES}${kin} (?:is|are|was) ${NAME}`, replaces: true },
  {
    kind: 'kin',
    when: `\\b(?:have|got|has|had|own|adopted) (?:a|an|one|two|three|another|\\d)? ?${ADJECTIVES}${kin} ,? ?(?:and )?(?:called|named|(?:he|she|it|they) (?:is|are)(?: called| named)|(?:whose|his|her|its|their) names? (?:is|are)) ${NAME}`,
  },
  { kind: 'kin', when: `(?:, |and )(?:a|an|one|our|my) ${ADJECTIVES}${kin} ,? ?${NAME}(?= ,|$)`, isName: true },
  {
    kind: 'kin',
    when: `\\b(?:have|got|had|own|adopted) (?:a|an|one|two|three|another|\\d)? ?${ADJECTIVES}${kin}(?: too| as well| now)? ,? ?${NAME}`,
    isName: true,
  },
  { kind: 'kin', when: `\\b(?:my|our) ${ADJECTIVES}${kin} ,? ?(?!(?:${VERBS})\\b)${NAME}`, isName: true },
  { kind: 'kin', when: `(?:^|, |and )${NAME} (?:is|was) my ${ADJECTIVES}${kin}`, isName: true, replaces: true },
  {
    kind: 'person',
    subject: 'friend',
    label: 'friend',
    when: `\\b(?:a|an|this|some) (?:\\p{L}+ )?(?:guy|girl|man|woman|bloke|lad|lady|dude|friend|colleague|coworker) (?:at work |from work )?(?:called|named) ${NAME}`,
  },
  { kind: 'city', when: `\\bi (?:live|am living|am based|reside|stay) (?:in|near|at) (?:the )?${VALUE}` },
  { kind: 'city', when: `\\bi (?:come|am) (?:originally )?from ${VALUE}`, isName: true },
  {
    kind: 'city',
    when: `(?:^|, |\\b(?:i|we)(?: have| ve)? )(?:just |recently |have just )?moved to ${VALUE}`,
    isName: true,
  },
  { kind: 'city', when: `^(?:hi |hello |hey )?i am \\p{L}+ ,.* from (?<value>\\p{L}+)(?= ,|$)`, isName: true },
  { kind: 'job', when: `\\bi (?:work|am working|worked) as (?:a |an |the )?${VALUE}` },
  {
    kind: 'job',
    when: `\\b(?:my job is|my profession is|for a living i am) (?:being )?(?:a |an |the )?${VALUE}`,
  },
  {
    kind: 'job',
    when: `\\bi (?:drive|drove) (?:a |an |the )?(?<value>(?:(?!to |past |by |my |the |from )\\p{L}+ )?(?:forklift|truck|lorry|bus|taxi|van|tram|train|cab|ambulance|crane|tractor|coach))(?:e?s)?\\b`,
    suffix: 'driver',
  },
  { kind: 'work', when: `\\bi teach (?:at|in) ${VALUE}` },
  { kind: 'work', when: `\\bnew job\\b.*? (?:at|in|with) (?!last|least|the end|a week|two)${VALUE}` },
  { kind: 'work', when: `^(?:i )?start(?:ing)? (?:on )?(?:{days}|tomorrow|next week) (?:at|in) ${VALUE}` },
  { kind: 'city', when: `\\bwe live(?: \\p{L}+){0,5}? in (?:the )?${VALUE}`, isName: true },
  { kind: 'job', when: `\\bi (?:am|was|used to be) (?:a |an |the )?(?:\\p{L}+ )??(?<value>{jobs})\\b` },
  { kind: 'job', when: `(?:\\bi (?:am|was|used to be|have been)|(?:^|, )been) an? (?:\\p{L}+ )??${job}(?= |$)` },
  {
    kind: 'job',
    when: `\\b(?:i am|name is|call me) \\p{L}+${NAMED} ,? ?(?:\\d{2} ,? ?)?(?:and )?(?:i am |a |an |the )*(?:\\p{L}+ )??${job}(?= ,|$| by | in | at | for | from | here)`,
  },
  { kind: 'job', when: `^(?:a |an )?${job}(?= here| , (?:\\d|retired|from|so|been|for) )` },
  { kind: 'job', when: `^(?:a |an )?(?<value>retired (?:(?:{jobs})|${TRADE}))(?= |$)` },
  { kind: 'job', when: `\\b${job} by (?:trade|profession)` },
  { kind: 'job', when: `\\bi teach (?!at |in |them|him|her|my|people|kids|children|you)${VALUE}`, suffix: 'teacher' },
  {
    kind: 'work',
    when: `\\bi (?:run|own|manage) (?<value>(?:a|an|the|my own) (?:\\p{L}+ ?){1,3}?)(?= (?:${STOP})(?: |$)| ,|$)`,
  },
  {
    kind: 'work',
    when: `\\bi (?:work|am working)(?: full time| part time| nights?)? (?:at|for|in) (?!home|night|the (?:morning|evening|afternoon)|mornings|nights|myself|progress|my own|weekends|least|all|the moment|a few|\\d)${VALUE}`,
  },
  {
    kind: 'study',
    when: `(?:^|, )(?:and |currently |still |i am )*studying (?!for|hard|at|all|a lot|it|now|tonight|today)${VALUE}`,
  },
  {
    kind: 'study',
    when: `\\bi (?:have |am )?(?:just )?(?:started|do|doing|take|taking|on) an? (?:\\p{L}+ ){0,2}?(?:course|class|degree) (?:in|on) ${VALUE}`,
  },
  {
    kind: 'study',
    when: `\\bi am an? (?<value>(?!good|bad|new|former|mature|first|second|third|poor|broke|full|part)\\p{L}+) student\\b`,
  },
  {
    kind: 'study',
    when: `\\bi (?:study|am studying|studied|am doing a degree in) (?!for|hard|at|all|a lot|it|now|tonight|today)${VALUE}`,
  },
  {
    kind: 'hobby',
    when: `\\bi (?:also |still |sometimes |often )?(?:play|learn|am learning|have been learning|have been playing|started|practise|practice)(?: the| to play(?: the)?)? (?<value>{instruments}|{sports})\\b`,
  },
  { kind: 'hobby', when: `\\bi (?:do|go|practise) (?<value>yoga|pilates|{sports})\\b` },
  {
    kind: 'hobby',
    when: `\\bi (?:do|go|play|practise) (?:some |a bit of )?(?<value>(?!nothing|something|shopping|this|that|it|them|the|there|to|out)\\p{L}+(?: (?!once|twice|every|most|three|four|a )\\p{L}+)?) (?:once|twice|every \\p{L}+|most \\p{L}+|\\p{L}+ times a|\\d times a)`,
  },
  { kind: 'hobby', when: `\\b(?:my thing is|what i do for fun is) (?!that|when|to|how)${VALUE}` },
  { kind: 'hobby', when: `(?:^|, )(?<value>\\p{L}+(?: \\p{L}+)?) is (?:my thing|my hobby|my passion)\\b` },
  {
    kind: 'hobby',
    when: `\\b(?:my hobby is|my hobbies are|in my (?:free|spare) time i|i collect|i am into) (?!it|that|this|you)${VALUE}`,
  },
  {
    kind: 'music',
    when: `\\bmy (?:all time )?favourite (?:band|singer|musician|artist|music|song|group|rapper) (?:is|are|has to be|would be) ${VALUE}`,
    replaces: true,
  },
  {
    kind: 'film',
    when: `\\bmy (?:all time )?favourite (?:film|series|show|tv show) (?:is|has to be|would be) ${VALUE}`,
    replaces: true,
  },
  {
    kind: 'food',
    when: `\\bmy favourite (?:food|dish|meal|dessert) (?:is|has to be|would be) ${VALUE}`,
    replaces: true,
  },
  { kind: 'colour', when: `\\bmy favourite colou?r is ${VALUE}`, replaces: true },
  {
    kind: 'like',
    when: `\\bmy favourite (?:team|sport|book|author|animal|game|season|place|city|drink|flower|thing)s? (?:is|are|has to be) ${VALUE}`,
  },
  {
    kind: 'dislike',
    when: `\\bi ${ADVERBS}(?:do not|dont|did not|never) ${ADVERBS}(?:like|enjoy|love|care for) (?!it|that|this|you|him|her|them|to|when|how|what)(?:the )?${VALUE}`,
  },
  {
    kind: 'dislike',
    when: `\\bi ${ADVERBS}(?:hate|dislike|detest|loathe|can not stand|can not bear|am not into|am not a (?:big )?fan of|am not fond of|am scared of|am afraid of) (?!it|that|this|you|him|her|them|to|when|how|what|my)(?:the )?${VALUE}`,
  },
  {
    kind: 'like',
    when: `\\b(?:i|we) ${ADVERBS}(?:like|love|adore|enjoy|am a (?:big|huge|massive)? ?fan of|am fond of|am crazy about|support|prefer) (?!it|that|this|you|your|him|her|them|when|how|what|to be|my|our|one|those|these)(?:the )?${VALUE}`,
  },
  {
    kind: 'plan',
    when: `\\b(?:i|we) (?:have|have got|got|ve got|ve|am having|are having) (?:(?:a|an|my|the|our|this|some|another|to) )?${ADJECTIVES}${event}\\b(?:(?! ,).)*?${when}\\b`,
  },
  {
    kind: 'plan',
    when: `\\b(?:my|our|the) ${ADJECTIVES}${event} is (?:going to be )?${when}\\b`,
    replaces: true,
  },
  {
    kind: 'plan',
    when: `${when} ,? ?(?:i|we|there is) (?:have|have got|got|am having|a|my) ?(?:(?:a|an|my|the|our) )?${ADJECTIVES}${event}\\b`,
  },
  {
    kind: 'plan',
    when: `\\b(?:i|we) (?:have|have got|got) (?:(?:a|an|my|the|our|another|some) )?${ADJECTIVES}(?<value>exams?|interview|job interview|driving test|wedding|dentist appointment)\\b(?: coming up| soon)?`,
  },
  {
    kind: 'plan',
    when: `\\b(?:i|we) (?:am|are|will be|ll be) (?:going|flying|travelling|traveling|driving|off|heading) to (?:the )?(?<value>(?!be |do |see |try |have |make |bed|sleep|work |the )\\p{L}+(?: (?!in |on |next |this |at |for )\\p{L}+)?) ${when}\\b`,
    label: 'trip to',
    subject: 'trip',
  },
  {
    kind: 'plan',
    when: `\\bmy (?<value>(?:{people})(?: \\p{L}+)?) (?:is|are) (?:coming|visiting)(?: \\p{L}+){0,4}? ${when}\\b`,
    label: 'visit from your',
    subject: 'visit',
  },
  {
    kind: 'mood',
    when: `\\bi (?:am|feel|am feeling|was|ve been|have been) ${ADVERBS}(?<value>{moods})\\b(?! (?:of|about you))`,
  },
  {
    kind: 'mood',
    when: `(?:^|, )(?:feeling |just )?${ADVERBS}(?<value>{moods})(?:$| ,| today| honestly| tonight| now| lol| tbh)`,
  },
]

export const englishRules = (parts: Parts): Rule[] => makeRules(RULES, parts)

/** "No, her name is Ada", "it’s Rex, not Max", "actually it’s on Saturday": about what was told last. */
export const englishCorrections = (days: string): RegExp[] => [
  rule(
    `^(?:no|nope|nah|sorry|actually|wait|well|i mean|not \\p{L}+)[ ,]*(?:no[ ,]+)?(?:(?:his|her|its|their|the) name is|(?:he|she|it|they) (?:is|are)(?: called| named| actually)*|i meant|i said|it is) ${whenOf(days)}`,
  ),
  rule(
    `^(?:no|nope|nah|sorry|actually|wait|well|i mean|not \\p{L}+)[ ,]*(?:no[ ,]+)?(?:(?:his|her|its|their|the|my) name is|(?:he|she|it|they) (?:is|are)(?: called| named| actually)*|i meant|i said|it is)? ?${NAME}(?= ,|$| not)`,
  ),
  rule(`^(?:it|he|she) is (?:called |named )?${NAME} ,? ?not `),
]

/** "He’s called Rex", "her name is Ada": about the one that was mentioned last. */
export const englishPronouns: readonly RegExp[] = [
  rule(`\\b(?:his|her|its|their) names? (?:is|are|was) ${NAME}`),
  rule(`\\b(?:he|she|it|they) (?:is|are|was) (?:called|named) ${NAME}`),
  rule(`\\bi (?:call|named|called) (?:him|her|it|them) ${NAME}`),
]

/** "On Friday", anywhere in a sentence. */
export const englishWhen = (days: string): RegExp => rule(`(?:^| )${whenOf(days)}(?= |$)`)

/** What was, and what is always so. */
export const englishUndated =
  /\b(?:was|were|had|did|went|saw|came|got|made|took|bought|ate|met|told|found|gave|left|forgot|lost|won|slept|last|ago|yesterday|every|always|usually|never|only|mostly|since|this morning|all day|today|used to|been|\p{L}{3,}ed)\b/u

/** "Mine is autumn", "I’d say jazz". */
export const englishMine = rule(
  `^(?:(?:oh|well|ah|haha|nice|cool|me|ok|yeah|interesting) ,? ?)*(?:mine s|mine (?:is|are|would be|has to be)|for me (?:it is|it would be)|i would say|i would go for) (?:the |probably |definitely )*${VALUE}`,
)

/** "He’s a beagle", "she’s a nurse", "she’s four". */
export const englishDetails: readonly RegExp[] = [
  rule(
    `\\b(?:he|she) (?:is|just turned|turns|will be) (?<value>(?:only )?(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)(?: (?:years old|months old|weeks old|years|months))?)(?= ,|$| and | now| but )`,
  ),
  rule(
    `(?:^|, |and )(?:(?:yeah|yes|well|oh|and) ,? ?)*(?:he|she) (?:is|was) (?<value>(?:a|an) (?!bit |little |lot |tad |absolute |real |great |total |complete |good )(?:(?!(?:${STOP}) )\\p{L}+ ?){1,3}?)(?= (?:${STOP})(?: |$)| ,|$)`,
  ),
  rule(
    `(?:^|, |and )(?:(?:yeah|yes|well|oh|and) ,? ?)*(?:he|she) works (?<value>(?:as|in|at|for) (?:\\p{L}+ ?){1,4}?)(?= (?:and|but|because|so)(?: |$)| ,|$)`,
  ),
]
