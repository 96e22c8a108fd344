// Questions about what the player has told: "what’s my sister’s name?", "tu te souviens de mon chien ?".

import type { MemoryKind } from '@glasshouse/rulebook/wire/chat/chat'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { plain } from '../../safety/normalise.ts'
import type { Mind } from '../companion.ts'
import { wordFor, wordsIn } from '../words.ts'
import { factsOf, type Fact, type Memory } from './fact.ts'
import type { Sentence } from './reading.ts'

export interface Recall {
  /** Which facts would answer, the best kind first. Empty: all of them. */
  readonly kinds: readonly MemoryKind[]
  readonly subject: string
  /** The subject in the player's language. */
  readonly label: string
  /** Only facts of this taste: music, food. */
  readonly taste: string | null
  /** Who is asked for: "who is Ray?". Answered with what Ray is to the player. */
  readonly name?: string
}

const ADJECTIVES = {
  en: '(?:(?:little|big|older|younger|best|old|new|maths?) )*',
  fr: '(?:(?:petite?(?! amie?| fils)|grande?(?! mere| pere)|meilleure?|vieux|vieille|nouveau|nouvelle) )*',
} as const

const recall = (kinds: readonly MemoryKind[], change: Partial<Recall> = {}): Recall => ({
  kinds,
  subject: '',
  label: '',
  taste: null,
  ...change,
})

const TASTES: readonly MemoryKind[] = ['like', 'music', 'food', 'film', 'colour', 'hobby']

type Reader = (text: string) => Recall | null

/** What a question asks of the memory; null where it is another question. */
export function recallOf(
  sentences: readonly Sentence[],
  language: Language,
  memory: Memory = {},
  mind: Pick<Mind, 'about' | 'act'> = {},
): Recall | null {
  const reader = readers[language]
  for (const [i, { text, isQuestion }] of sentences.entries()) {
    const known = isQuestion || REMINDING[language].test(text) ? knownBy(text, memory, language) : null
    if (known) return known
    // "And my town, do you remember?" is one question in two parts.
    const before = sentences[i - 1]
    const isRest = before && isQuestion && text.split(' ').length <= 6 && REST[language].test(text)
    const both = isRest ? reader(`${before.text} , ${text}`) : null
    if (both && OF_MINE.test(before?.text ?? '')) return both
    const meant = isQuestion ? meantBy(text, mind, language) : null
    if (meant) return meant
    // "He won’t eat, what do I do?" asks for advice.
    if (i > 0 && /\bwhat do i do$/.test(text)) continue
    const asked = isQuestion || REMINDING[language].test(text) ? reader(text) : null
    if (asked) return asked
    if (both) return both
  }
  return null
}

export const REMINDING: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:remember|remind me|forgot|you know|i (?:told|tell) you)\b/,
  fr: /\b(?:souviens|souvenez|rappelles?|rappelez|oublie|(?:tu|vous) (?:sais|savez)|t ai dit|vous ai dit)\b/,
}

const REST: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:remember|again|know that|what was it|what is it)\b/,
  fr: /\b(?:deja|souviens|souvenez|rappelles?|rappelez|retenue?s?|sais|savez|c est quoi|c etait quoi)\b/,
}

const HIS_JOB: Readonly<Record<Language, RegExp>> = {
  en: /\bwhat (?:does|did) (?:he|she) do(?: for (?:a living|work)| again)?$|\bwhat is (?:his|her) job|\bhow old is (?:he|she|it)\b|\bwhat breed\b/,
  fr: /(?:^| )(?:il|elle) (?:fait quoi|travaille ou|travaille dans quoi|bosse ou|bosse dans quoi)\b|\b(?:quel|quoi) .*\bson (?:metier|travail|boulot|job|age)\b|\b(?:il|elle) a quel age\b/,
}
const HIS_NAME: Readonly<Record<Language, RegExp>> = {
  en: /\bwhat is (?:his|her|its|their) names?\b|\bwhat (?:is|are|was) (?:he|she|it|they) called\b/,
  fr: /\b(?:il|elle|ils|elles) s appelle(?:nt)? comment\b|\bcomment (?:il|elle|ils|elles) s appelle(?:nt)?(?: deja)?$|\bson (?:pre)?nom\b/,
}
/** "My dog" is named, so nobody else is meant. */
const OF_MINE = /\b(?:my|our|mon|ma|mes|notre)\b/
const AND_MY: Readonly<Record<Language, RegExp>> = {
  en: /^and (?:what about )?my (?:\p{L}+ )?(\p{L}+)$/u,
  fr: /^et (?:mon|ma) (?:\p{L}+ )?(\p{L}+)$/u,
}

/** "And what does she do?" about somebody spoken of; "and my wife?" after another question of the kind. */
function meantBy(text: string, { about, act }: Pick<Mind, 'about' | 'act'>, language: Language): Recall | null {
  const kin = act === 'recall' ? AND_MY[language].exec(text)?.[1] : undefined
  const named = kin === undefined ? null : kinOf(kin, language)
  if (named && named.subject !== '') return named
  if (!about || (about.kind !== 'person' && about.kind !== 'pet') || OF_MINE.test(text)) return null
  const { kind, subject, label } = about
  if (HIS_JOB[language].test(text)) return recall(['detail'], { subject, label })
  return HIS_NAME[language].test(text) ? recall([kind], { subject, label }) : null
}

/** "Who’s Ray?", "tu te souviens de Lina ?": somebody whose name was told. */
const WHO: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:who (?:is|was|are)|(?:remember|know|told|tell|said|say)\b.*\b(?:who|about)|remember|what about)\b/,
  fr: /\b(?:qui (?:c est|est|c etait|etait|sont)|(?:c est|c etait|est) qui|(?:souviens|souvenez|rappelles?|rappelez|sais|savez|dit|parle)\b.*\b(?:de|d|qui|sur))\b/,
}

function knownBy(text: string, memory: Memory, language: Language): Recall | null {
  if (!WHO[language].test(text)) return null
  const said = new Set(text.split(' '))
  const fact = factsOf(memory).find(
    ({ kind, value }) =>
      (kind === 'person' || kind === 'pet') &&
      plain(value)
        .split(/[ ,]+/)
        .some((word) => word.length > 1 && word !== 'and' && word !== 'et' && said.has(word)),
  )
  if (!fact) return null
  const { kind, subject, label, value } = fact
  return recall([kind, 'detail'], { subject, label, name: value })
}

function english(text: string): Recall | null {
  const has = (pattern: string): RegExpExecArray | null => new RegExp(pattern, 'u').exec(text)
  const { patterns, subjects } = wordsIn('en')
  if (
    has(
      '\\b(?:know|remember|told|tell|learned|learnt|said)\\b.*\\b(?:about|of) (?:me|myself)\\b|\\bwhat (?:have|did) i (?:told|tell|said|say)|\\bremember (?:me|anything)$|\\bdo you know me$',
    )
  )
    return recall([])
  if (
    has(
      '\\bmy (?:first )?name(?: again)?$|\\bwho am i(?: again)?$|\\bname am i\\b|\\bwhat (?:is|was) my name\\b|\\b(?:know|remember) my name\\b',
    )
  )
    return recall(['name'])
  const event = has(`\\b(?:my|the|our) ${ADJECTIVES.en}(${patterns.events})\\b`)
  if (event && has('\\b(?:when|what day|which day|remember|remind|forgot|what time)\\b')) return plan(event[1], 'en')
  const kin = has(`\\bmy ${ADJECTIVES.en}(${patterns.people}|${patterns.animals})s?\\b`)
  if (kin && has('\\b(?:how old|age)\\b')) return detailOf(kin[1], 'en')
  if (kin && has('\\b(?:name|names|called|who|remember|remind|forgot|know)\\b')) return kinOf(kin[1], 'en')
  if (kin && has('\\bwhat\\b.*\\b(?:do(?! you)|does|job|work|breed|kind)\\b')) return detailOf(kin[1], 'en')
  if (
    has(
      '\\bwhere\\b.*\\bi (?:live|come from|am from)\\b|\\bwhere am i from\\b|\\bwhat (?:city|town) (?:do|am) i\\b|\\bmy (?:city|town|home)\\b',
    )
  )
    return recall(['city'])
  if (
    has(
      '\\bwhere (?!should|could|can|do i start)\\b.*\\bi (?:work|start)\\b|\\b(?:who|what company) do i work (?:for|at)\\b',
    )
  )
    return recall(['work', 'job'])
  if (
    has(
      '\\bmy (?:job|work|trade|profession|occupation)(?: again)?(?:$| ,| is\\b| was\\b)|\\bmy job\\b|\\bwhat (?:do|did) i (?:do|use to do|used to do|work as|teach|drive)(?: (?:for|as) (?:a )?(?:living|work|job))?(?: again| all day| every day| before.*)?(?:$| ,)|\\bwhat (?:job|work) (?:do |did )?i\\b|\\bwhat i do\\b|\\bwhere i work\\b',
    )
  )
    return recall(['job', 'work'])
  if (has('\\bwhat (?:do|am) i stud')) return recall(['study', 'job'])
  if (has('\\bhow (?:was|am|did) i (?:feel|feeling|doing)|\\bmy mood\\b')) return recall(['mood'])
  if (
    has(
      '\\b(?:my plans|what are my plans|what (?:am i|are we) (?:planning|(?:doing|up to) (?:on|this|next|tomorrow|tonight|at|over|for|later)\\b)|what do i have (?:on|planned))',
    )
  )
    return recall(['plan'])
  if (
    has(
      '\\b(?:what|which)(?: is| was)?(?: the)? (?:instruments?|sports?|hobby|hobbies)\\b.*\\bi (?:am )?(?:play|do|practi[sc]e|learn|have|go|into)|\\bmy (?:hobb|passion|thing\\b)|\\bwhat do i play\\b',
    )
  )
    return recall(['hobby', 'like'])
  const favourite = has('\\bmy favourite (\\w+)')
  if (favourite)
    return recall(kindsOfFavourite(favourite[1], 'en'), { taste: subjects && tasteOf(favourite[1] ?? '', 'en') })
  const like = has(
    '\\b(?:what|which)\\b(.*?)\\b(?:do|did|don t|dont|do not)? ?i (?:really )?(do not |dont |don t |not )?(?:like|love|enjoy|hate|dislike|prefer|told you i like)\\b',
  )
  if (like) {
    const isAgainst = has('\\b(?:not|don t|dont|hate|dislike|can not stand)\\b') !== null
    return recall(isAgainst ? ['dislike'] : TASTES, { taste: tasteIn(text, 'en') })
  }
  return null
}

function french(text: string): Recall | null {
  const has = (pattern: string): RegExpExecArray | null => new RegExp(pattern, 'u').exec(text)
  const { patterns } = wordsIn('fr')
  if (
    has(
      '\\b(?:sais|savez|souviens|souvenez|retiens|retenez|connais|appris)\\b.*\\b(?:de|sur) moi\\b|\\bqu est ce que je t ai (?:dit|raconte)|\\btu me connais\\b|\\bje t ai dit quoi\\b',
    )
  )
    return recall([])
  if (
    has(
      '\\bje m appelle(?: comment)?\\b|\\bcomment je m appelle|\\bmon (?:pre)?nom(?: deja)?$|\\b(?:souviens|rappelles?|connais|sais|quoi) .*\\bmon (?:pre)?nom\\b|\\bqui je suis\\b|\\bqui suis je$',
    )
  )
    return recall(['name'])
  const event = has(`\\b(?:mon|ma|mes|le|la|l|les) ${ADJECTIVES.fr}(${patterns.events})\\b`)
  if (event && has('\\b(?:quand|quel jour|souviens|souvenez|rappelles?|oublie|quelle date)\\b'))
    return plan(event[1], 'fr')
  const kin = has(`\\b(?:mon|ma|mes) ${ADJECTIVES.fr}(${patterns.people}|${patterns.animals})s?\\b`)
  if (kin && has('\\b(?:l age|quel age)\\b')) return detailOf(kin[1], 'fr')
  if (
    kin &&
    has(
      '\\b(?:nom|prenom|noms|prenoms|appelle|appellent|appelait|qui est|souviens|souvenez|rappelles?|oublie|connais)\\b',
    )
  )
    return kinOf(kin[1], 'fr')
  if (kin && has('\\b(?:quoi|que|qu|quel|quelle)\\b.*\\b(?:fait|metier|travail|boulot|race)\\b|\\bfait quoi\\b'))
    return detailOf(kin[1], 'fr')
  if (
    has(
      '\\b(?:ou|dans quelle ville)\\b.*\\bj ?habite\\b|\\bj habite (?:ou|dans quelle)|\\bje vis ou\\b|\\bd ou je viens|\\bje viens d ou|\\bma ville\\b',
    )
  )
    return recall(['city'])
  if (has('\\b(?:ou|chez qui|pour qui)\\b.*\\bje (?:travaille|bosse)\\b|\\bje (?:travaille|bosse) (?:ou|chez qui)\\b'))
    return recall(['work', 'job'])
  if (
    has(
      '\\b(?:mon|ma) (?:travail|metier|boulot|job|profession)\\b|\\bje (?:fais|faisais) quoi (?:deja )?(?:dans la vie|comme (?:travail|metier|boulot|job))|\\b(?:ce que|qu est ce que|que) je (?:fais|faisais) (?:deja )?(?:dans la vie|comme|de mes journees|pour vivre|au travail)|\\b(?:quel|comme) (?:travail|metier|boulot|job)\\b.*\\b(?:je|j)\\b|\\bje (?:travaille|bosse|travaillais|bossais) (?:comme|dans|en) quoi|\\b(?:dans|comme|en) quoi (?:est ce que )?je (?:travaille|bosse|travaillais|bossais)|\\bj (?:enseigne|enseignais) quoi|\\b(?:ce que|qu est ce que) j enseigne',
    )
  )
    return recall(['job', 'work'])
  if (has('\\bj etudie quoi|qu est ce que j etudie|mes etudes\\b')) return recall(['study', 'job'])
  if (has('\\bcomment j allais|\\bcomment je (?:me sentais|vais)|\\bmon humeur\\b')) return recall(['mood'])
  if (has('\\bmes (?:plans|projets)\\b|\\bj ai quoi de prevu|\\bqu est ce que j ai (?:de )?prevu'))
    return recall(['plan'])
  if (
    has(
      '\\bje joue (?:de quoi|a quoi|quoi)|\\b(?:sport|instrument|loisir|hobby|activite|passion)\\b.*\\bj(?:e|) (?:fais|joue|pratique|apprends|ai)\\b|\\bmes (?:loisirs|passions)\\b|\\b(?:ma passion|mon (?:hobby|loisir|passe temps|truc))\\b|\\bje fais quoi comme sport',
    )
  )
    return recall(['hobby', 'like'])
  const favourite = has('\\b(?:mon|ma|mes) (\\p{L}+) preferee?s?')
  if (favourite) return recall(kindsOfFavourite(favourite[1], 'fr'), { taste: tasteOf(favourite[1] ?? '', 'fr') })
  if (
    has(
      '\\bj (?:n )?(?:aime|adore|deteste|prefere|ecoute)\\b|\\bje (?:n )?(?:deteste|prefere|supporte pas)\\b|\\bce que j (?:n )?aime',
    ) &&
    has('\\b(?:que|qu|quoi|quel|quelle|quels|quelles|ce que)\\b')
  ) {
    const isAgainst = has('\\b(?:pas|deteste|plus)\\b') !== null
    return recall(isAgainst ? ['dislike'] : TASTES, { taste: tasteIn(text, 'fr') })
  }
  return null
}

const readers: Readonly<Record<Language, Reader>> = { en: english, fr: french }

function kinOf(word: string | undefined, language: Language): Recall {
  const { people, animals } = wordsIn(language).subjects
  const pet = animals.get(word ?? '')
  if (pet) return recall(['pet'], { subject: pet, label: wordFor('animals', pet, language) })
  const person = people.get(word ?? '') ?? ''
  return recall(['person'], { subject: person, label: wordFor('people', person, language) })
}

const detailOf = (word: string | undefined, language: Language): Recall => ({
  ...kinOf(word, language),
  kinds: ['detail'],
})

function plan(word: string | undefined, language: Language): Recall {
  const subject = wordsIn(language).subjects.events.get(word ?? '') ?? ''
  return recall(['plan'], { subject, label: word ?? '' })
}

const FAVOURITES: Readonly<Record<string, MemoryKind>> = {
  music: 'music',
  film: 'film',
  food: 'food',
  colour: 'colour',
}

function kindsOfFavourite(word: string | undefined, language: Language): MemoryKind[] {
  const kind = FAVOURITES[tasteOf(word ?? '', language) ?? '']
  return kind ? [kind, 'like'] : ['like', 'hobby']
}

const tasteOf = (word: string, language: Language): string | null => wordsIn(language).tastes.get(word) ?? null

/** The taste that a question names: "what kind of films", "comme musique". */
function tasteIn(text: string, language: Language): string | null {
  return (
    text
      .split(' ')
      .map((word) => tasteOf(word, language))
      .find((taste) => taste !== null) ?? null
  )
}

/** The facts that answer, best first. A taste that no list knows fits every question about tastes. */
export function answersTo({ kinds, subject, taste, name }: Recall, memory: Memory, language: Language): Fact[] {
  const facts = factsOf(memory).toSorted((a, b) => a.time - b.time)
  if (kinds.length === 0) return facts
  const found = facts.filter((fact) => {
    if (!kinds.includes(fact.kind) || (subject !== '' && !isSubject(fact, subject))) return false
    return taste === null || tasteOfFact(fact, language) === taste
  })
  if (name !== undefined) return found
  if (found.length > 0 || taste === null) return sorted(found, kinds)
  return facts.filter((fact) => kinds.includes(fact.kind) && tasteOfFact(fact, language) === null)
}

/** "My pet" is any animal. */
const isSubject = (fact: Fact, subject: string): boolean =>
  fact.subject === subject || (fact.kind === 'pet' && subject === 'pet')

const sorted = (facts: readonly Fact[], kinds: readonly MemoryKind[]): Fact[] => {
  const first = kinds.find((kind) => facts.some((fact) => fact.kind === kind))
  return facts.filter((fact) => fact.kind === first || kinds === TASTES)
}

export function tasteOfFact({ kind, value }: Fact, language: Language): string | null {
  if (kind === 'music' || kind === 'film' || kind === 'food' || kind === 'colour') return kind
  const { tastes, patterns } = wordsIn(language)
  const text = plain(value).replace(/['-]/g, ' ')
  if (new RegExp(`\\b(?:${patterns.sports})\\b`, 'u').test(text)) return 'sport'
  if (new RegExp(`\\b(?:${patterns.instruments})\\b`, 'u').test(text)) return 'music'
  const whole = tastes.get(text)
  return (
    whole ??
    text
      .split(' ')
      .map((word) => tastes.get(word))
      .find((taste) => taste !== undefined) ??
    null
  )
}
