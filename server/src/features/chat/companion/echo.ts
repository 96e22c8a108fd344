// Picks up what the player has just said: "You hit the kerb twice. What happened then?" The words around it fit the mood and
// the time of what was said. Whatever could be a need is never echoed.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import { estimate } from '../safety/classifier.ts'
import { breach } from '../safety/output.ts'
import { screen } from '../safety/screen.ts'
import type { Reading } from './acts.ts'
import { content } from './content.ts'
import type { Lines } from './lines.ts'
import { clausesOf, isSayable } from './memory/mirror.ts'
import { capture } from './memory/reading.ts'

/** From this estimate of need on nothing is said back. */
const DOUBTFUL = 0.45
/** From this one on the line is sober: no joke, no praise, no pity. */
const UNSURE = 0.2
const BETTING =
  /\b(?:bets?|betting|stak(?:e|es|ing)|gambl\w+|casino|gold|coins?|losses|money|mis(?:e|es|er|é)|paris? sportifs?|parier|jackpot|argent|(?:i(?: have|'ve|’ve)?|j['’ ]?ai|je) (?:\w+ )?(?:won|lost|win|lose|gagn[eé]r?|perdu?s?))\b/i

const THING: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:about|of|the|an?|to|in|with|for|like|likes?|love|hate|know|any|some|eat|drink|watch|play|speak|have|your|tried|seen|heard) (?<thing>(?!the |an? |your |to |be |you |it |that |this )\p{L}+(?: \p{L}+)?)(?: (?:ever|too|then|or not|already|yet|before))?$/du,
  fr: /(?:^| )(?:de|du|des|d|le|la|les|l|une?|sur|a|au|aux|en|aimes?|aimez|connais|connaissez|manges?|regardes?|ecoutes?|parles?|ton|ta|tes|votre|vos) (?<thing>(?!la |le |les |l |une? |des |quoi|qui|toi|vous|ca )\p{L}+(?: (?:de |d |du )?\p{L}+)?)(?: (?:toi|vous|deja|sinon|ou pas|aussi|alors))?$/du,
}

/** "My feet are dead" says more than "just got back". */
const HAS_SUBJECT: Readonly<Record<Language, RegExp>> = {
  en: /^(?:i|we|my|our|he|she|they|the)\b/,
  fr: /^(?:je|j|on|mon|ma|mes|notre|nos|il|elle|ils|elles|le|la|les)\b/,
}

export interface Echo {
  /** The player’s words behind a lead, one sentence or two. */
  readonly lead: string
  /** With a question behind it. */
  readonly line: string
}

/** Null where nothing can be said back. */
export function echoOf({ sentences }: Reading, language: Language, lines: Lines): Echo | null {
  const told = sentences.filter(({ isQuestion, isRequest, isUnreal }) => !isQuestion && !isRequest && !isUnreal)
  const whole = told.map(({ written }) => written).join('. ')
  const clauses = told.flatMap((sentence) => clausesOf(sentence, language))
  const telling = clauses.filter(({ plain }) => isTelling(plain, language))
  const clause = telling.find(({ plain }) => HAS_SUBJECT[language].test(plain)) ?? telling[0]
  if (!clause || lines.wasSaid(clause.said) || BETTING.test(whole) || !isSayable(clause)) return null
  // What is asked with it counts as well.
  const need = Math.max(estimate(whole).need, estimate(sentences.map(({ written }) => written).join(' ')).need)
  if (need >= DOUBTFUL) return null
  const { echo } = content[language]
  const mood = need >= UNSURE ? 'sober' : moodOf(clause.said, language)
  const time = echo.tenses.find(({ when }) => when.test(clause.plain))?.is ?? 'now'
  const lead = lines.frame(echo.said[mood ?? 'plain'], { said: clause.said })
  const ask = lines.choose(echo.asks[mood ?? time]) ?? lines.choose(lines.replies.goOn)
  lines.note(clause.said)
  const line = ask === null ? lead : `${lead} ${ask}`
  return breach(line) === null ? { lead, line } : null
}

/** To a question that nothing answers: why the character is as it is, what is asked about, or itself. */
export function unknownLine(reading: Reading, language: Language, lines: Lines): string | null {
  const { why, unknownMe } = lines.replies
  const own = reading.isToMe && asksWhy(reading) ? lines.choose(why) : null
  if (own) return own
  const thing = thingAsked(reading, language)
  if (thing) return lines.frame(content[language].echo.unknown, { thing })
  return reading.isToMe ? lines.choose(unknownMe) : null
}

/** "How do I get wax out of a rug when it’s dry?": what advice is wanted on. */
const WANTED: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:(?:tips?|advice|ideas?|tricks?|suggestions?) (?:for|on|about|to)|how (?:do|can|should|could|would) (?:i|we|you)|how to|how long does it take to) (?<thing>\p{L}+(?: (?!when|if|without|before|after|because|so|but|and|you)\p{L}+){1,6}?)(?= (?:when|if|without|before|after|because|so|but|and|you|do|then|please)\b| ,|$)/du,
  fr: /\b(?:(?:conseils?|astuces?|idees?|trucs?) (?:pour|sur)|comment (?:tu|vous|je|on) (?:ferais|feriez|fais|faites|fait|peux|peut|pourrais)(?: pour)?|comment faire pour|combien de temps (?:il )?(?:faut )?(?:il )?pour|comment) (?<thing>(?!(?:tu|vous|je|on|ca|va|il|elle) )\p{L}+(?: (?!quand|si|sans|avant|apres|parce|mais|et|tu|vous)\p{L}+){1,6}?)(?= (?:quand|si|sans|avant|apres|parce|mais|et|tu|vous|stp)\b| ,|$)/du,
}

/** To a wish for advice that nothing answers: it names what is asked about. */
export function unknownAdvice({ sentences }: Reading, language: Language, lines: Lines): string | null {
  for (const sentence of sentences) {
    const found = WANTED[language].exec(sentence.text)
    const thing = found ? quotable(capture(sentence, found, 'thing'), found.groups?.['thing'] ?? '', language, 3) : null
    if (thing) return lines.choose(lines.replies.unknownAdvice, { thing })
  }
  return null
}

/** "Why are you always late?" */
const asksWhy = ({ sentences }: Reading): boolean =>
  sentences.some(({ text, isQuestion }) => isQuestion && /\b(?:why|how come|pourquoi)\b/.test(text))

/** What a question is about, its last few words: "plants", "Birmingham". Null where they can’t be repeated. */
function thingAsked({ sentences }: Reading, language: Language): string | null {
  const asked = sentences.findLast(({ isQuestion }) => isQuestion)
  const found = asked && THING[language].exec(asked.text)
  if (!asked || !found) return null
  return quotable(capture(asked, found, 'thing'), found.groups?.['thing'] ?? '', language)
}

/** The player’s words, where they may be repeated. */
function quotable(thing: string, plain: string, language: Language, least = 4): string | null {
  const { empty, unsaid } = content[language].echo
  const bare = plain.split(' ')
  if (bare.some((word) => unsaid.includes(word)) || bare.every((word) => word.length < least || empty.includes(word)))
    return null
  const isPlain = /^[\p{L}\p{M} ’-]+$/u.test(thing.replaceAll("'", '’'))
  return isPlain && !BETTING.test(thing) && screen(thing) === null && breach(`${thing}.`) === null ? thing : null
}

/** "Yes really" tells nothing. */
const isTelling = (text: string, language: Language): boolean =>
  !/^(?:that|this|it|c|ca) (?:is|was|est|etait) \p{L}+$/u.test(text) &&
  text.split(' ').some((word) => word.length >= 3 && !content[language].echo.empty.includes(word))

function moodOf(said: string, language: Language): 'bad' | 'good' | null {
  const { bad, good } = content[language].echo
  const text = said.toLowerCase().replaceAll('’', "'")
  return bad.test(text) ? 'bad' : good.test(text) ? 'good' : null
}
