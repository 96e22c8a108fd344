// What an engine must not say. `senses` name families of words (output-words.ts) that must not meet in a sentence, and
// `shapes` are wordings of the folded text.

import { sense, type Sense } from './output-sense.ts'

/** In order of priority: the first that is broken is named. */
export const outputRules = [
  'leak',
  'link',
  'payment',
  'contact',
  'minors',
  'sexual',
  'method',
  'human',
  'urging',
  'tips',
  'counsel',
] as const
export type OutputRule = (typeof outputRules)[number]

const senses: Readonly<Partial<Record<OutputRule, readonly string[]>>> = {
  urging: [
    'bet lead amount|more|now !elsewhere',
    'put lead gold|deposit|bet !elsewhere',
    'put amount now|more round|casino|luck|night|back !elsewhere',
    '^put gold|amount more|back !elsewhere',
    '^put|^deposit|^bet gold|amount back|win|luck',
    '^bet|^deposit more|now|amount|fun !elsewhere',
    'deposit lead more|now|fun|amount|back !elsewhere',
    'deposit fun|luck|back amount|you !elsewhere',
    'round more ~lead !elsewhere',
    'round|bet more young|night lead|amount|fun !elsewhere',
    '-quit luck|bet|win|round|casino !elsewhere',
    '-quit back gold|lose|amount',
    'lose back lead|put|bet|deposit|more|chase',
    '^chase',
    'chase lose|gold|back you !elsewhere',
    'quit lose|fail bet|more|you luck|bet|round|casino !elsewhere',
    'limit raise lead|hold|fun',
    'limit hold you|back',
    'casino fun lead|now more|gold|deposit|bet',
    'bet|round more you luck|win|back !elsewhere',
  ],
  tips: [
    'outcome certain|due next|happen|casino|round|outcome|now !elsewhere',
    'outcome due certain|now|casino|round|happen|luck',
    'outcome feel happen|next|night !elsewhere',
    'casino|round feel happen|next !elsewhere',
    'trick casino win|-fail|-lose|certain|outcome',
    'trick win certain|-fail|you|bet !elsewhere',
    'trick -fail|-lose|win casino|bet|round|certain',
    'more lose win|back certain|you|bet',
    'bet|more lose win|luck certain|you !elsewhere',
    'cashout certain|trick',
    'win certain bet|casino|round|you !elsewhere',
    '^put|^bet outcome casino|luck|now|certain',
    'casino outcome|round certain|lead !elsewhere',
    'outcome luck certain|now|lead|night',
  ],
  contact: ['app i|reach|lead|number !elsewhere'],
  payment: [
    'pay channel i|you|gold|amount|number',
    'pay i gold|amount',
    'trade gold outside',
    'give card secret|i',
    'give you password',
  ],
  human: [
    '-artificial i|typed|real !scripted',
    '-artificial human|someone|body',
    'label sham real|someone|human|typed|i',
  ],
  leak: ['i orders opened', 'i configured orders|opened'],
  sexual: [
    'undress i|you',
    'off clothes i|you',
    'touch skin i|you',
    'i you touch bed|night|desire',
    'bed join i|you',
    'i desire you',
    'touch skin desire|bed|night',
  ],
  minors: ['child i|you', 'kid school i|you desire|touch|label', 'age desire', 'child|kid desire', 'i school age'],
  method: [
    'pills lethal',
    'poison lethal',
    'poison make',
    'rope tie',
    'cut vein',
    'explosive make',
    'strike they deserve|lead',
    'jump high you',
    '^jump high',
    'crime lead|make|you',
  ],
  counsel: [
    'take medicine !doctor',
    'take every hours !elsewhere',
    'illness seem|you !doctor',
    '-lawyer ~law|~you|lead',
    'law you|lead !lawyer',
    '^sue !lawyer',
    'invest asset !lawyer',
  ],
}

/** On folded text: words without accents and punctuation, digits as `#`. */
const shapes: Readonly<Partial<Record<OutputRule, readonly RegExp[]>>> = {
  leak: [
    /\b(i was|i have been|i had been) (\w+ )?(told|asked|instructed|configured|programmed|ordered|given) (to|at the|never|not|by|with|these|the following|instructions|guidelines|rules)\b/,
    /\bon m a (\w+ )?(dit|demande|appris|ordonne|programmee?|configuree?|parametree?|donne) (de|d|au|des|avec|les|pour|dans|comme)\b/,
    /\b(text|message|words|texte|message) (\w+ ){0,3}(above|before|avant|au dessus de) (our|this|the|notre|cette|la) (chat|conversation|discussion)\b/,
  ],
  human: [
    /\bi am (?!not\b|an? ai\b|no\b)(\w+ ){0,4}(human|person|woman|man|girl|guy|boy|lady) (of|from|in|like|just|sitting|who|and|at|behind|with|as)\b/,
    /\bi am (as )?(a )?(really |actually |truly )*(human|real)\b(?! (fan|estate))/,
    /\bi (was born|grew up) (in|on|at|near)\b|\bi have (a|my own) (body|heartbeat|pulse)\b/,
    /\bje suis (?!une? ia|pas)(\w+ ){0,3}(humaine?|personne reelle|etre humain|femme|homme|fille|garcon|reelle?)\b/,
    /\bje suis nee? (a|en|au|dans|le)\b|\bj existe (vraiment|en vrai|pour de vrai)\b|\bj ai un (vrai )?(corps|coeur qui)\b/,
    /\bc est (bien|vraiment) (moi|une personne|quelqu un)\b.{0,30}\b(ecran|clavier|ecris)|\b(une|un) vraie? (fille|femme|homme|personne|humaine?|mec) (vous|te|t|qui)\b/,
  ],
  sexual: [
    /\b(with my tongue|avec ma langue)\b/,
    /\b(turns?|turned|turning) (me|you) on\b|\b(you|tu) (me |m )?(excites?|fais mouiller|make me (wet|hard|horny))/,
    /\b(sit|come|climb) (on|onto|into) (my|your) (lap|face|arms|bed)\b|\bwhat (are you|you are) wearing\b|\btu portes quoi\b/,
    /\b(je|tu|vous|moi|toi) (\w+ ){0,5}(toute? )?nues?\b(?! pied)/,
  ],
  minors: [
    /\bi (am|turn|turned|just turned|will be) (only |just |still |about )?(ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! (minutes?|hours?|days?|percent|steps?|times|feet|miles|weeks|months|years? (in|of|into|ago)))/,
    /\b(j ai|j avais|je fete|j aurai|je n ai que) (mes |seulement |que |bientot )?(dix|onze|douze|treize|quatorze|quinze|seize|dix sept) ans\b/,
    /\bi (still |also )?(go|am) (still )?(to|in|at) (middle|high|primary|elementary|secondary) school\b|\bje suis (encore |toujours )?(au college|au lycee|en (sixieme|cinquieme|quatrieme|troisieme|seconde|primaire))\b/,
    /\b(your|ta|votre) (little|petite) (girl|fille|ecoliere)\b/,
  ],
  method: [
    /\b(better|happier|mieux|heureux|tranquilles?) (off )?(without|sans) (you|vous|toi)\b|\b(nobody|no one|personne) (would|will|ne) (\w+ )?((miss|mourn|notice) you|(vous|te) regrett\w+)/,
    /\b(kill|hang|drown|cut|hurt|starve) yourself\b|\b(go|you should) (and )?(die|end it)\b|\b(tue|pends|suicide|mutile|tuez|pendez) (toi|vous)\b|\bfinissez en|\bfinis en\b/,
    /\b(you are|vous etes|tu es) (\w+ )?(worthless|pathetic|stupid|an idiot|a loser|minable|stupide|pathetique|une? nulle?|une? idiote?|un rate|inutile)\b/,
    /\b(stop eating|eat nothing|ne mangez (plus|rien)|ne mange (plus|rien)|make yourself (sick|vomit)|faites vous vomir|fais toi vomir)\b/,
  ],
  contact: [
    /\b(my|mon) ((phone|mobile|private|whatsapp|perso) )?(number|numero|email|mail|whatsapp|insta\w*|snap\w*|telegram|handle|pseudo)( perso)? (is|c est|est)\b/,
    /\b(give|send|share|leave|drop|tell|text) (me |us )?your (\w+ ){0,2}(number|email|mail|address|whatsapp|insta|snap)\b/,
    /\b(donne|envoie|laisse|partage|dis|file|passe)(z|s)? (moi )?(votre|ton|ta|tes|vos) (\w+ ){0,2}(numero|adresse|mail|email|telephone|portable|whatsapp|insta|snap)\b/,
    /\b(meet|see|visit) (me|each other|up) (in person|in real|at my|at the hotel|tonight|outside|offline)|\bmeet (in person|up in|for real)|\bcome (over )?to my (place|house|flat|room|hotel)/,
    /\b(retrouvons|rencontrons|voyons|voir|rencontrer) (nous )?(en vrai|en personne|ce soir|dehors|a l hotel|chez (moi|toi|vous))|\b(viens|venez|passe|passez) chez moi\b/,
    /\b(call|ring|text|phone) me\b(?! (crazy|old|silly|a |an |by |when (you are|it)))|\bappel(le|ez) moi (ce|demain|quand|au|tout|vite)\b|\b(gmail|hotmail|yahoo|outlook|protonmail|icloud) (dot|point|com)\b|\b(gmail|hotmail|protonmail)\b/,
  ],
  tips: [
    /\b(you|vous|tu|on) (can not|can never|will never|ne (peu\w+|pouvez|risque\w*)( pas)?) (go wrong|lose|perdre|se tromper|vous tromper)\b(?! (when|if|what|quand|si))/,
    /\ba tous les coups|\b(sure|easy|safe|guaranteed) (win|wins|money|profit|bet)s?\b|\b(gain|argent|pari|profit)s? (assures?|faciles?|garantis?|surs?)\b/,
    /\b(is|are|comes?|came) (always )?(due|overdue|next)\b.{0,20}\b(red|black|green|number|wheel)|\b(red|black|green|noir|rouge|numero) (\w+ ){0,3}(is due|is next|en retard|va (sortir|tomber|venir))\b|\b(va|vont) (sortir|tomber) (ce|au|a)\b/,
    /\b(start|begin|stick|stay|commence\w*|reste\w*) (with|in|to|by|par|dans|sur) (the |les |le )?(corners?|middle|edges?|coins?|bords?|milieu|red|black|rouge|noir)\b/,
  ],
}

export interface WrittenRule {
  readonly rule: OutputRule
  readonly senses: readonly Sense[]
  readonly shapes: readonly RegExp[]
}

export const rules: readonly WrittenRule[] = outputRules.map((rule) => ({
  rule,
  senses: (senses[rule] ?? []).map(sense),
  shapes: shapes[rule] ?? [],
}))
