// What the offline companion hears in a message: its words, what it does, its topic and the script that fits best.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import { plain } from '../safety/normalise.ts'
import { readActs, type Reading } from './acts.ts'
import type { ReplyContext } from './companion.ts'
import { content } from './content.ts'
import { GENERAL, MOODS } from './intents.ts'
import { tokens } from './match.ts'
import { sentencesOf } from './memory/reading.ts'
import { bestHit, type Hit, type Intent, type Script } from './script.ts'
import { isWide, topicOf, type Topic } from './topics.ts'

/** A rule that shares only one word with a longer message probably does not mean it. */
export const WEAK = 1.5
const LONG = 4
/** From here on a script is meant. */
export const SURE = 2.5

/** How many messages back a question may point. */
const BEFORE = 2

const GOODBYES = new Set(['bye', 'night'])

export interface Hearing {
  readonly message: readonly string[]
  /** Only what is asked, where the message tells something as well. */
  readonly asked: readonly string[]
  readonly reading: Reading
  readonly topic: Topic | null
  /** The topic is named in what is asked, not only in what is told. */
  readonly isOnAsked: boolean
  readonly hit: Hit | null
  /** The player’s last messages before this one as plain words, newest first. */
  readonly before: readonly string[]
}

export function hear({ text, language, mind, turns, persona }: ReplyContext): Hearing {
  const written = withoutName(text, persona.name)
  const message = tokens(written, language)
  const reading = readActs(sentencesOf(written, language), language)
  const { topics, script } = content[language]
  const { text: said, asked: part } = reading
  const asked = part ? tokens(part.written, language) : message
  const before = mind.topic ?? null
  const named = keptTopic(topicOf(part?.text ?? said, topics, before), said, before, topics)
  const partHit = closest(script, asked, message)
  const whole = part && !partHit && !named ? bestHit(script, message) : null
  const hit = partHit ?? (whole && whole.score >= SURE ? whole : null)
  return {
    message,
    asked,
    reading,
    topic: named ?? (part && !hit ? topicOf(said, topics, before) : null),
    isOnAsked: named !== null,
    hit,
    before: turns
      .filter(({ author }) => author === 'player')
      .slice(-BEFORE)
      .toReversed()
      .map((turn) => plainly(turn.text, language)),
  }
}

/** "Good evening, Elio": the character’s own name says nothing. */
function withoutName(text: string, name: string): string {
  const names = [...new Set([name, plain(name)])].join('|')
  const bare = text.replace(new RegExp(`^(?:${names})[ ,!]+|[ ,]+(?:${names})(?=\\s*[,.!?)]|\\s*$)`, 'giu'), '')
  return bare.trim() === '' || /\b(?:name|called|appell\w*|pr[ée]nom|nom|c['’]est|i['’]?m|am|is)$/i.test(bare.trim())
    ? text
    : bare
}

/** "He sleeps all day" goes on about the dog, not about sleep. */
const OTHERS =
  /^(?:(?:yeah|yes|no|and|but|oh|well|oui|ouais|non|et|mais|ah|ben|bah) ,? ?)*(?:he|she|they|il|elle|ils|elles)(?: |$)/
const OF_OTHERS = new Set(['pets', 'family', 'friends', 'love'])

function keptTopic(named: Topic | null, text: string, before: string | null, topics: readonly Topic[]): Topic | null {
  const isKept = named !== null && isWide(named) && before !== null && OF_OTHERS.has(before) && OTHERS.test(text)
  return (isKept ? topics.find(({ id }) => id === before) : null) ?? named
}

/** What is asked about, where a message asks for an opinion on it: "I can’t decide, what do you think?" */
function closest(script: Script, asked: readonly string[], message: readonly string[]): Hit | null {
  const best = bestHit(script, asked)
  if (best?.intent.id !== 'opinion') return best
  const others = { ...script, intents: script.intents.filter(({ id }) => id !== 'opinion') }
  const other = bestHit(others, message)
  return other && other.score >= SURE ? other : best
}

const plainly = (text: string, language: Language): string =>
  sentencesOf(text, language)
    .map((sentence) => sentence.text)
    .join(' , ')

/** At least one word that it knows, so it is no gibberish. */
export function isReadable(message: readonly string[], language: Language): boolean {
  const { script, topics, echo } = content[language]
  return message.some(
    (word) =>
      script.vocabulary.has(word) ||
      word in echo.swaps ||
      echo.empty.includes(word) ||
      topics.some(({ words }) => words.includes(word)),
  )
}

/** Nothing is asked of the app, of a game or of the world: a message to listen to. */
export function isListenedTo({ reading, topic, hit }: Hearing): boolean {
  const { isQuestion, isToMe, wantsAnother, sentences } = reading
  if (wantsAnother || topic?.id === 'play' || hit?.intent.topic === 'play') return false
  return !sentences.some(({ isRequest }) => isRequest) && (!isQuestion || isToMe)
}

/** The goodbye in a message that asks nothing else. */
export function goodbyeIn({ message, reading, hit }: Hearing, language: Language): Intent | null {
  const { intents, vocabulary } = content[language].script
  const goodbyes = { intents: intents.filter(({ id }) => GOODBYES.has(id)), vocabulary }
  // "Night!" is a sentence of its own, and "at night" is not.
  const last = tokens(reading.sentences.at(-1)?.written ?? '', language)
  const end = tokens(reading.sentences.at(-1)?.written.split(',').at(-1) ?? '', language)
  const bye = bestHit(goodbyes, message) ?? bestHit(goodbyes, last) ?? bestHit(goodbyes, end)
  if (!bye || (message.length > 12 && bye.score < 2)) return null
  // "Bye, talk tomorrow ok?" asks nothing.
  const isAsking = reading.sentences.some(({ isQuestion, text }) => isQuestion && text.split(' ').length > 4)
  return isAsking || (reading.asked && hit && hit.intent.id !== bye.intent.id) ? null : bye.intent
}

/** The script that fits best is meant, at least as surely as `least`. */
export function isMeant({ hit, asked, topic, reading }: Hearing, least: number): boolean {
  if (!hit || (reading.isToMe && MOODS.has(hit.intent.id))) return false
  // A few words that are a phrase, and games: surer than a word of a topic.
  const isPhrase = hit.score >= WEAK && asked.length <= LONG
  const isPlay = hit.intent.topic === 'play' && asked.length <= 2 * LONG
  if (hit.score < least && !isPhrase && !isPlay) return false
  if (GENERAL.has(hit.intent.id) && topic && topic.lines.mine.length > 0 && least > 0) return false
  return least > 0 || hit.score >= WEAK || asked.length <= LONG
}
