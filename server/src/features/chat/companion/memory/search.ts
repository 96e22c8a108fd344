// Finds what the player said earlier by the words of a question: "who’s coming on Saturday?" finds "my sister is visiting on
// saturday". It answers where no rule of `recall.ts` does.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import { breach } from '../../safety/output.ts'
import { screen } from '../../safety/screen.ts'
import type { Reading } from '../acts.ts'
import type { Turn } from '../companion.ts'
import { content } from '../content.ts'
import { wordsIn } from '../words.ts'
import { factsOf, type Memory } from './fact.ts'
import { clausesOf, isSayable } from './mirror.ts'
import { REMINDING } from './recall.ts'
import { sentencesOf, type Sentence } from './reading.ts'
import { withoutFrame } from './untold.ts'

const OF_ME: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:i|my|me|we|our|us|mine)\b/,
  fr: /\b(?:je|j|mon|ma|mes|moi|me|m|nous|notre|nos|on)\b/,
}
const TO_CHARACTER: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:you|your|yours)\b/,
  fr: /\b(?:tu|te|toi|ton|ta|tes|vous|votre|vos)\b/,
}
/** "When can I withdraw?" and "what should I cook?" ask for something else. */
const ASKS_FACT: Readonly<Record<Language, RegExp>> = {
  en: /^(?!.*\b(?:can|could|should|shall|to do|need|must|may|would)\b)(?=.*\b(?:who|whos|what|where|when|which|how (?:old|many|long|often|much)|whose|remember|remind|did i|do i|am i|did we)\b)/,
  fr: /^(?!.*\b(?:puis|peux|pourrais|peut|pourrait|dois|devrais|faut|faire quoi pour|besoin)\b)(?=.*(?:\b(?:qui|quoi|que|qu|ou|quand|quel|quelle|quels|quelles|combien|comment|souviens|souvenez|rappelles?|rappelez|deja|encore)\b))/,
}
/** A time names what was planned for it as surely as two other words. */
const TIME_WEIGHT = 2
const LEAST = 2
/** Who is meant says little of what is asked about them. */
const KIN_WEIGHT = 0.5
const AGE = /^(?:old|age|years|ans)$/
const WHO = /\b(?:who|whos|whom|qui)\b/
const SAYS_AGE = /\bi am (?:only |now )?\d{2}\b/

/** "What do you think of my dog?" asks the character; "do you remember my dog?" doesn’t. */
const isAboutPlayer = (text: string, language: Language): boolean =>
  REMINDING[language].test(text) ? OF_ME[language].test(text) : !TO_CHARACTER[language].test(text)

/** What answers the question, said to the player; null where nothing was told. */
export function saidBefore(
  { sentences, wantsAdvice }: Pick<Reading, 'sentences' | 'wantsAdvice'>,
  turns: readonly Turn[],
  memory: Memory,
  language: Language,
): string | null {
  const asked = sentences.find(
    ({ text, isQuestion }) => isQuestion && isAboutPlayer(text, language) && ASKS_FACT[language].test(text),
  )
  if (!asked) return null
  const wanted = weightsOf(withoutFrame(asked.text, language).replace(ASKED_NOUN, ' '), language)
  if (ASKS_TRIP.test(asked.text)) wanted.set('trip', 1)
  if (wanted.size === 0) return null
  const all = total(wanted)
  const isMine = OF_ME[language].test(asked.text)
  const least = wantsAdvice
    ? Math.max(all, LEAST)
    : isMine
      ? Math.min(LEAST, all / 2)
      : Math.min(Math.max(LEAST, all / 2), all)
  const told = [
    ...factsOf(memory).map(({ sentence, kind, subject }) => ({ text: sentence, plan: kind === 'plan' ? subject : '' })),
    ...turns.filter(({ author }) => author === 'player').map(({ text }) => ({ text, plan: '' })),
  ]
  const isWhen = ASKS_DAY.test(asked.text)
  const isOwn = ASKS_OWN[language].test(withoutFrame(asked.text, language))
  let best: { readonly score: number; readonly said: string } | null = null
  for (const { sentence, plan } of told.flatMap(({ text, plan: about }) =>
    sentencesOf(text, language).map((one) => ({ sentence: one, plan: about })),
  )) {
    if (sentence.isQuestion || sentence.isUnreal || sentence.isRequest) continue
    if (isOwn && OF_OTHERS[language].test(sentence.text)) continue
    const weights = weightsOf(sentence.text, language)
    if (plan === 'trip' || plan === 'move') weights.set(plan, 1)
    const score = shared(wanted, weights)
    if (score < least || (isWhen && !namesTime(sentence.text, language))) continue
    if (best && score < best.score) continue
    const said = partFor(sentence, wanted, language, WHO.test(asked.text))
    if (said) best = { score, said }
  }
  return best?.said ?? null
}

/** The clause that has most of the words asked for; the whole sentence where it can’t be turned round. */
function partFor(
  sentence: Sentence,
  wanted: ReadonlyMap<string, number>,
  language: Language,
  isWho: boolean,
): string | null {
  const clauses = clausesOf(sentence, language)
    .map(({ plain, said }) => ({ plain, said, score: shared(wanted, weightsOf(plain, language)) }))
    .toSorted((a, b) => b.score - a.score)
  const [first] = clauses
  // Who it was may stand in another clause.
  const isWhole = !isWho || !sentence.text.includes(',')
  if (isWhole && first && (first.score > 0 || clauses.length === 1) && isSayable(first)) return `${first.said}.`
  const quote = content[language].echo.quote.replace('{said}', () => sentence.written)
  const isShort = sentence.words.length <= 16 && screen(sentence.written) === null
  return isShort && breach(quote) === null ? quote : null
}

/** "Which day" asks for a day, and "day" finds nothing. */
const ASKED_NOUN =
  /(?<=\b(?:which|what|quelle?s?) )(?:day|time|date|month|city|town|place|country|jour|heure|date|mois|ville|endroit|pays)\b/g
/** "Where are we off to?" */
const ASKS_TRIP =
  /\bwhere\b.*\b(?:off to|going|going to|heading|headed|heading to|going away)(?: again| to)?$|\bou (?:est ce que )?(?:je|on) (?:vais|va) (?:en vacances|cet ete|deja)\b/
const ASKS_DAY =
  /\b(?:which|what) (?:day|date|time|month)\b|\bwhen\b|\bquel(?:le)? (?:jour|heure|date|mois)\b|\bquand\b/
const namesTime = (text: string, language: Language): boolean =>
  /\d/.test(text) ||
  text.split(' ').some((word) => wordsIn(language).days.includes(word) || content[language].echo.times.includes(word))

/** "Where am I moving to?" isn’t about "my sister is moving". */
const ASKS_OWN: Readonly<Record<Language, RegExp>> = {
  en: /^(?!.*\b(?:who|whos|my|our)\b).*\b(?:(?:am|do|did|was|will|have) (?:i|we)|(?:i|we) (?:am|are|will|have))\b/,
  fr: /^(?!.*\b(?:qui|mon|ma|mes|notre|nos)\b).*\b(?:je|j|on)\b/,
}
const OF_OTHERS: Readonly<Record<Language, RegExp>> = {
  en: /^(?!.*\b(?:i|we|me|us)\b)(?:my|our|his|her) /,
  fr: /^(?!.*\b(?:je|j|on|nous|moi)\b)(?:mon|ma|mes|notre|nos|son|sa) /,
}

/** Other words for the same plan. */
const MEANT: readonly (readonly [RegExp, string])[] = [
  [/^(?:travel\w*|trips?|flying|fly|partir|pars|partons|voyag\w*)$/, 'trip'],
  [/^(?:moving|moved?|relocat\w*|live|living|demenag\w*|emmenag\w*|installer?|vivre|habiter)$/, 'move'],
]

const total = (wanted: ReadonlyMap<string, number>): number => [...wanted.values()].reduce((sum, one) => sum + one, 0)

const shared = (wanted: ReadonlyMap<string, number>, told: ReadonlyMap<string, number>): number =>
  [...wanted].reduce((sum, [word, weight]) => sum + (told.has(word) ? weight : 0), 0)

/** Words that mean something, without their endings; days and "next week" weigh more. */
function weightsOf(text: string, language: Language): Map<string, number> {
  const { empty, times } = content[language].echo
  const { subjects, days } = wordsIn(language)
  const weights = new Map<string, number>()
  for (const word of text.split(' ')) {
    if (word.length < 3 || empty.includes(word)) continue
    const isTime = [word, word.replace(/s$/, '')].some((one) => days.includes(one) || times.includes(one))
    const kin = subjects.people.get(word) ?? subjects.animals.get(word)
    if (kin !== undefined) weights.set(kin, KIN_WEIGHT)
    else if (AGE.test(word)) weights.set('age', 1)
    else {
      const meant = MEANT.find(([pattern]) => pattern.test(word))?.[1]
      weights.set(meant ?? subjects.events.get(word) ?? stemOf(word, language), isTime ? TIME_WEIGHT : 1)
    }
  }
  if (SAYS_AGE.test(text)) weights.set('age', 1)
  return weights
}

const stemOf = (word: string, language: Language): string =>
  language === 'en'
    ? word.replace(/(?:ing|ed|es|s|e)$/, '')
    : word.replace(/(?:er|ez|ent|ons|es|s|e|ais|ait|ir|it|is|t)$/, '')
