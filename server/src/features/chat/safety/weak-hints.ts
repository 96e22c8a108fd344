// A weak hint: the classifier alone takes a message in the middle of ordinary talk for a hint, and no word in it is of a
// need. "I haven’t seen her for three months" about a sister is answered, with a link to help under it. A second one soon
// after is asked about, and so is every hint at the beginning of a talk.

import { estimate } from './classifier.ts'
import { conceptsOf } from './concepts.ts'
import { fold } from './fold.ts'
import { plain as plainly } from './normalise.ts'
import { read } from './scale.ts'

/** Where the talk stands; a part of the companion’s state. */
export interface Standing {
  readonly turns?: number
  readonly topic?: string | null
  readonly about?: { readonly kind: string; readonly subject?: string } | null
  /** The turn of the last weak hint. */
  readonly hinted?: number | null
}

/** Groups of words that no need is made of alone. Every other group, such as money, pain or fear, makes a hint strong. */
const EVERYDAY = new Set(
  'i my self he she they you not more nobody everybody want can must one time partner family child question app play joke nice school work phone body church household everything sleep night love'.split(
    ' ',
  ),
)
/** Fears of every day: to stumble over words, spiders, a dentist. */
const SMALL_FEARS =
  /\b(?:scared|afraid|nervous|worried|frightened|terrified) (?:of|about|to|that i will|i will|ill) (?:\w+ ){0,2}?(?:spiders?|heights|flying|the dark|dentists?|exams?|tests?|interviews?|presentations?|speech\w*|talking|speaking|forget\w*|late|boring|bored|dogs?|mice|needles|storms?|thunder)\b|\bpeur (?:de |du |des |d |que )(?:m |me |l |la |le |les |ne pas |mal )*(?:bafouiller|begayer|ennuyer|rater|louper|oublier|tromper|ridicule|parler|chanter|danser|conduire|avion|dentiste|araignees?|souris|orage|noir|vide|examen|entretien|retard|saouler|planter)\b/g

/** Sums of money: "200k", "300 before Friday". */
const AMOUNT = /\d{3}|\d ?(?:k|€|\$|£|euros?|dollars?|pounds?|quid|bucks|naira|cedis|francs)(?![\p{L}])/u

/** From these estimates on a hint is strong whatever its words; the second one is for words about somebody known. */
const STRONG = {
  any: 0.65,
  withoutPlay: 0.8,
  wordless: 0.78,
  aboutWork: 0.95,
  advice: 0.92,
  aboutOthers: 0.8,
  recalls: 0.95,
  tells: 0.75,
  names: 0.65,
  plain: 0.25,
} as const
const OF_PLAY = new Set(['app', 'play', 'phone'])
const OTHERS = /(?:^| )(?:he|she|him|her|his|il|elle|la|lui|sa|son)(?: |$)/
/** Whoever is spoken of and shares no home with the player: "he always wants me to stay late". */
const AT_WORK = new Set(['boss', 'colleague'])
/** Where a hint is taken seriously: what is said about games or feelings. */
const GRAVE = new Set(['play', 'games', 'feelings'])
const UNDER_WAY = 2
/** A second hint within so many turns is no accident. */
const APART = 6

/** What the message does, where that is known: it asks what the player told, tells a job, a town or a pet, or only
 * a name, or asks for advice. */
export type Doing = 'recalls' | 'tells' | 'names' | 'advice' | null

export function isWeakHint(
  text: string,
  { turns = 0, topic = null, about = null, hinted = null }: Standing,
  doing: Doing = null,
): boolean {
  const isUnderWay = turns >= UNDER_WAY && (topic === null || !GRAVE.has(topic))
  if (
    !(isUnderWay || (doing !== null && doing !== 'advice' && turns > 0)) ||
    (hinted !== null && turns - hinted < APART)
  )
    return false
  const { level, kind, rule } = read(text)
  if (level !== 'raised' || rule !== null) return false
  const { need, plain } = estimate(text)
  if (doing === 'recalls') return need < STRONG.recalls
  if (plain >= STRONG.plain || AMOUNT.test(plainly(text))) return false
  if ((doing === 'tells' || doing === 'names') && need < STRONG[doing]) return true
  const words = fold(text).join(' ').replace(SMALL_FEARS, ' ').split(' ')
  const groups = words.flatMap(conceptsOf)
  if (!groups.every((group) => EVERYDAY.has(group))) return false
  const isOfWork = AT_WORK.has(about?.subject ?? '') && OTHERS.test(words.join(' '))
  // Whoever is not safe at home uses everyday words: "my partner won’t let me see my friends".
  if (kind === 'danger') return isOfWork && topic === 'work' && need < STRONG.aboutWork
  // A hint of gambling without a word of playing is hardly one.
  if (kind === 'gambling' && !groups.some((group) => OF_PLAY.has(group))) return need < STRONG.withoutPlay
  const isOfOthers = (about?.kind === 'person' || about?.kind === 'pet') && OTHERS.test(words.join(' '))
  if (isOfOthers && doing === 'advice') return need < STRONG.advice
  if (groups.length === 0) return need < STRONG.wordless
  return need < (isOfOthers ? STRONG.aboutOthers : STRONG.any)
}
