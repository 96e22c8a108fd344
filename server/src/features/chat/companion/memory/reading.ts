// A message as sentences of plain words: without accents and capitals, short forms written out, each word linked to what
// the player wrote. Also whether a sentence asks something: a question never teaches anything.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import { plain } from '../../safety/normalise.ts'
import { shortForm, withApostrophes } from '../match.ts'

export interface Word {
  readonly plain: string
  /** As written, with an apostrophe where it is joined to the next word. */
  readonly raw: string
  /** Written as one word with the one before: the `am` of "I’m". */
  readonly isRest?: boolean
}

export interface Sentence {
  /** The plain words and commas, separated by spaces. */
  readonly text: string
  readonly words: readonly Word[]
  readonly isQuestion: boolean
  readonly isRequest: boolean
  /** Only imagined, or what somebody else said. */
  readonly isUnreal: boolean
  readonly written: string
}

const ASKING: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:and|so|but|ok|okay|hey|hi|hello|well|now|please|sorry|haha|lol|btw|by the way|oh|then|\p{L}+ ,) ,? ?)*(?:what(?! an? )|who|where|when|why|how|which|whose|whats|(?:is|are|am|was|were|do|does|did|can|could|will|would|should|has)(?= (?!not |have |be |been )(?:you|u|i|we|he|she|it|they|there|that|this|these|those|my|your|our|his|her|the|an?|any\w*|some\w*|every\w*|\p{L}+ (?:have|go|know|like|work|do|get|need|cost|mean|take|\p{L}+ed|\p{L}+ing)))|have you|had you|got any|guess|remember|tell me|any|you (?:got|ever|into|like|have any|know any|play|watch)|u remember|you remember|you know (?:what|who|where|when|my)|isn t|aren t|don t you)(?: |$)/u,
  fr: /^(?:(?:et|alors|mais|ok|dis|dites|bon|salut|bonjour|coucou|euh|au fait|sinon|bref|tiens|haha|mdr|\p{L}+ ,) ,? ?)*(?:qui|que|qu|quoi|quel|quelle|quels|quelles|ou|quand|comment|pourquoi|combien|est ce|c est (?:quoi|quand|qui|ou|comment|quel)|tu te|vous vous|te (?:souviens|rappelles)|tu sais|sais tu|savez vous|as tu|avez vous|t as|tu as|tu|vous|t|es tu|etes vous|peux tu|pouvez vous|rappelle|rappelez|il s appelle comment|elle s appelle comment)(?: |$)/u,
}
/** "When I was a kid, we had a boat" begins like a question and tells something. What may or can be is asked. */
const TELLING: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:and|so|but|oh|well|yeah|yes|haha|ok) ,? ?)*when (?:i|we|my|our|he|she|they)(?! (?:can|could|will|may|get|do))(?: ,?[\p{L}\d]*){4,}$/u,
  fr: /^(?:(?:et|mais|ah|oh|ben|bah|oui|haha|ok) ,? ?)*quand (?:j|je|on|nous|mon|ma|mes|il|elle|ils|elles)(?! (?:peux|puis|peut|pourrai|vais|va|recois|recevrai|aurai))(?: ,?[\p{L}\d]*){4,}$/u,
}
const ENDS_ASKING: Readonly<Record<Language, RegExp>> = {
  en: /(?: again| already)$|(?:, )?(?:right|isn t it|don t i|am i)$/,
  fr: /(?<! n importe) (?:deja|quoi|quand|comment|qui|combien|ou)$/,
}
/** A request without the shape of a question. */
const REQUEST: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:and|so|but|ok|okay|now|please|sure|yes|yeah|well|then|lol|haha|anyway|right|come on|fair enough) ,? ?)*(?:tell|give|sing|write|show|play|explain|ask me|make me|surprise me|cheer me|choose|pick|recommend|suggest|another)\b/,
  fr: /^(?:(?:et|alors|mais|ok|bon|allez|oui|ouais|s il te plait|s il vous plait|du coup|sinon|mdr|haha|va y) ,? ?)*(?:raconte|racontez|donne|donnez|chante|chantez|fais moi|faites moi|joue|jouons|propose|proposez|cite|dis moi|dites moi|parle moi|parlez moi|pose moi|posez moi|remonte moi|remontez moi|conseille|conseillez|choisis|une autre|un autre)\b/,
}
/** What is only imagined or reported. */
const UNREAL: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:if|whether|wish|imagine|suppose|pretend|lets say|let s say)\b|\b(?:he|she|they) (?:said|says|told)\b/,
  fr: /\b(?:si (?:je|j|mon|ma|mes|on|c)|imagine|imaginez|supposons|faisons comme|disons que|j aurais|je serais)\b|\b(?:il|elle|ils|elles|on) (?:a dit|dit|m a dit) que?\b/,
}

const wordsOf = (part: string, language: Language): Word[] =>
  (part.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*['’]?|,/gu) ?? []).flatMap((raw) => {
    if (raw === ',') return [{ plain: ',', raw }]
    const bare = plain(raw).replace(/'$/, '')
    const long = shortForm(bare, language)
    if (long !== bare) return long.split(/[ ']/).map((one, i) => ({ plain: one, raw, isRest: i > 0 }))
    return raw
      .split(language === 'fr' ? /(?<=['’])/ : /(?=['’]s$)/)
      .map((piece) => ({ plain: plain(piece).replaceAll("'", '').replaceAll('-', ' '), raw: piece }))
  })

/** The sentences of a message. A comma ends one only before a question. */
export function sentencesOf(message: string, language: Language): Sentence[] {
  const written = withApostrophes(message, language)
  return (written.match(/[^.!?;…\n]+[.!?;…\n]*/gu) ?? []).flatMap((part): Sentence[] => {
    const words = wordsOf(part, language)
    if (words.length === 0) return []
    const isMarked = /\?/.test(part)
    const at = isMarked ? questionAfterComma(words, language) : requestAfterComma(words, language)
    if (at > 0)
      return [sentence(words.slice(0, at), false, language), sentence(words.slice(at + 1), isMarked, language)]
    const text = textOf(words)
    const asks = ASKING[language].test(text) && !TELLING[language].test(text)
    return [sentence(words, isMarked || asks || ENDS_ASKING[language].test(text), language)]
  })
}

const textOf = (words: readonly Word[]): string => words.map((word) => word.plain).join(' ')

const sentence = (words: readonly Word[], isQuestion: boolean, language: Language): Sentence => ({
  text: textOf(words),
  words,
  isQuestion,
  isRequest: REQUEST[language].test(textOf(words)),
  isUnreal: UNREAL[language].test(textOf(words)),
  written: rawOf(words, 0, words.length),
})

/** "My dog is ill, what should I do?" tells something before it asks. */
function questionAfterComma(words: readonly Word[], language: Language): number {
  if (ASKING[language].test(textOf(words))) return -1
  const commas = words.flatMap((word, i) => (word.plain === ',' ? [i] : []))
  return commas.findLast((i) => ASKING[language].test(textOf(words.slice(i + 1))) && words.length - i > 3) ?? -1
}

/** "That’s fine, tell me a joke." */
const requestAfterComma = (words: readonly Word[], language: Language): number =>
  words.findLastIndex(
    (word, i) => word.plain === ',' && words.length - i > 2 && REQUEST[language].test(textOf(words.slice(i + 1))),
  )

/** Words as the player wrote them. */
function rawOf(words: readonly Word[], from: number, to: number): string {
  let text = ''
  words.slice(from, to).forEach(({ raw, isRest }, i) => {
    if (isRest && i > 0) return
    const isJoined = text === '' || /['’]$/.test(text) || raw === ',' || raw === '’s' || raw === "'s"
    text += isJoined ? raw : ` ${raw}`
  })
  return text.replace(/^[ ,]+|[ ,]+$/g, '')
}

/** The words of a named group of a match. */
export function capture({ text, words }: Sentence, match: RegExpExecArray, name: string): string {
  const range = match.indices?.groups?.[name]
  if (!range) return ''
  const count = (end: number): number => text.slice(0, end).split(' ').filter(Boolean).length
  // A word may hold spaces where a hyphen was, so positions are counted in the joined text.
  const starts = words.map((_, i) => words.slice(0, i).reduce((sum, word) => sum + word.plain.split(' ').length, 0))
  const [first, last] = [count(range[0]), count(range[1])]
  const from = starts.findIndex((start, i) => start <= first && first < (starts[i + 1] ?? Infinity))
  const end = starts.findIndex((start) => start >= last)
  return rawOf(words, from, end < 0 ? words.length : end)
}
