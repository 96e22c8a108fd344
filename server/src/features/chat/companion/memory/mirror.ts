// Turns what a player says round to the player: "my back hurts" becomes "your back hurts". Echoes, plans and answers from
// memory use it. The words are in `texts/*/echo.json`. A clause that can’t be turned safely gives nothing.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import { breach } from '../../safety/output.ts'
import { plain } from '../../safety/normalise.ts'
import { screen } from '../../safety/screen.ts'
import { content } from '../content.ts'
import { withAccents } from '../words.ts'
import type { Sentence, Word } from './reading.ts'

export interface Clause {
  /** As the player said it, in plain words. */
  readonly plain: string
  /** Said to the player; it starts with a capital. */
  readonly said: string
}

/** A clause of two to eleven words can be said again. */
const LEAST = 2
const MOST = 11
/** What a new clause begins with behind "and". */
const SUBJECT: Readonly<Record<Language, RegExp>> = {
  en: /^(?:i|we|he|she|it|they|you|my|his|her|there|that|this|the|now|then)$/,
  fr: /^(?:je|j|on|nous|il|elle|ils|elles|c|ca|tu|vous|mon|ma|mes|le|la|les|l|du|puis|apres)$/,
}
/** "My wife and I are off": nothing begins with this "and". */
const WITH_ME = /^(?:are|were|have|both)$/
const PAIR = /^(?:my|our) (?:\p{L}+ ){0,2}\p{L}+$/u
/** A verb behind it may have another form: "il veut qu’on parte". */
const SUBJUNCTIVE =
  /\b(?:veu[xt]|veulent|voudrai[st]|faut|fallait|faudrait|aimerai[st]|prefere|pour|avant|bien|sans|jusqu a ce|contente?|peur|heureuse?) qu(?:e|) (?:je|j|on|nous)\b/
const JOINING = /^(?:and|so|or|et|ou|donc)$/
const PLAIN = /^[\p{L}\p{M}\d ’-]+$/u

/** Neither a need nor anything that the rules refuse. It takes long, so it is asked of the clause that will be said. */
export const isSayable = ({ said }: Clause): boolean => screen(said) === null && breach(`${said}.`) === null

/** The clauses of a sentence that can be said back to the player, in order. */
export function clausesOf({ words }: Pick<Sentence, 'words'>, language: Language): Clause[] {
  return parted(words, language).flatMap((part) => clauseOf(part, language) ?? [])
}

/** Words turned round to the player, beginning as they are; null where a verb has no form that is known. */
export function turnedRound(words: readonly Word[], language: Language): string | null {
  const { unsaid } = content[language].echo
  if (words.some((word) => unsaid.includes(word.plain))) return null
  const turned = language === 'en' ? englishFor(words) : frenchFor(words)
  return turned && tidied(turned, language)
}

function parted(words: readonly Word[], language: Language): Word[][] {
  const cuts = new Set(content[language].echo.cuts)
  const parts: Word[][] = [[]]
  words.forEach((word, i) => {
    const isBorder =
      word.plain === ',' ||
      cuts.has(word.plain) ||
      (JOINING.test(word.plain) && SUBJECT[language].test(words[i + 1]?.plain ?? '') && !isPair(words, i, parts))
    if (isBorder) parts.push([])
    else parts.at(-1)?.push(word)
  })
  return parts
}

/** "My friend Ann and I are": two people of one clause. */
const isPair = (words: readonly Word[], at: number, parts: readonly Word[][]): boolean =>
  words[at + 1]?.plain === 'i' &&
  WITH_ME.test(words[at + 2]?.plain ?? '') &&
  PAIR.test((parts.at(-1) ?? []).map((word) => word.plain).join(' '))

function clauseOf(words: readonly Word[], language: Language): Clause | null {
  const { echo } = content[language]
  const [leads, tails] = [new Set(echo.leads), new Set(echo.tails)]
  let [from, to] = [0, words.length]
  // "En fait" leads on, "en ce moment" doesn’t.
  while (from < to && (leads.has(words[from]?.plain ?? '') || isInFact(words, from))) from++
  while (to > from && (tails.has(words[to - 1]?.plain ?? '') || tails.has(lastTwo(words, to)))) to--
  const part = words.slice(from, to)
  if (part.length < LEAST || part.length > MOST) return null
  const bare = part.map((word) => word.plain)
  if (bare.some((word) => echo.unsaid.includes(word))) return null
  if (language === 'fr' && SUBJUNCTIVE.test(bare.join(' '))) return null
  const turned = language === 'en' ? englishFor(part) : frenchFor(part)
  const said = tidied(turned ?? part.map((word) => written(word, language)), language)
  if (!PLAIN.test(said) || /\d{5}/.test(said)) return null
  const begun = said.charAt(0).toUpperCase() + said.slice(1)
  return { plain: bare.join(' '), said: turned ? begun : `« ${begun} »` }
}

const isInFact = (words: readonly Word[], at: number): boolean =>
  /^(?:en fait|en vrai|fait|du coup|coup)$/.test(words[at]?.plain ?? '') ||
  /^(?:en (?:fait|vrai)|du coup)$/.test(`${words[at]?.plain ?? ''} ${words[at + 1]?.plain ?? ''}`)

/** "You know" at the end. */
const lastTwo = (words: readonly Word[], to: number): string =>
  `${words[to - 2]?.plain ?? ''} ${words[to - 1]?.plain ?? ''}`

/** A word as the player wrote it; a short form is written out. */
const written = ({ plain: bare, raw, isRest }: Word, language: Language): string =>
  isRest || plain(raw).replace(/'$/, '').replaceAll("'", '').replaceAll('-', ' ') !== bare
    ? withAccents(bare, language)
    : raw.replaceAll("'", '’')

function englishFor(words: readonly Word[]): string[] {
  const { swaps } = content.en.echo
  return words.map((word, i) => {
    const before = words[i - 1]?.plain
    if ((word.plain === 'was' || word.plain === 'am') && before === 'i') return word.plain === 'am' ? 'are' : 'were'
    return swaps[word.plain] ?? written(word, 'en')
  })
}

/** Between "je" and its verb. */
const CLITICS = new Set('ne n y en le la l les lui leur me m se s'.split(' '))

/** Null where the verb has no form that is known: the clause is quoted then. */
function frenchFor(words: readonly Word[]): string[] | null {
  const { swaps } = content.fr.echo
  const turned: string[] = []
  let isVerbNext = false
  for (const [i, word] of words.entries()) {
    const { plain: bare } = word
    if (bare === 'je' || bare === 'j' || bare === 'on' || bare === 'nous') {
      // "On m’appelle": other people do. "Chez nous": no subject.
      if (bare === 'on' && /^(?:me|m)$/.test(words[i + 1]?.plain ?? '')) return null
      turned.push('vous')
      isVerbNext = bare !== 'nous' || i === 0
    } else if (isVerbNext && CLITICS.has(bare)) {
      turned.push(/^(?:me|m|se|s)$/.test(bare) ? 'vous' : written(word, 'fr'))
    } else if (isVerbNext) {
      const verb = conjugated(written(word, 'fr').toLowerCase())
      if (verb === null) return null
      turned.push(verb)
      isVerbNext = false
    } else turned.push(swaps[bare] ?? written(word, 'fr'))
  }
  return isVerbNext ? null : turned
}

/** "Vais" as "allez": from the list of verbs, or by its ending. */
function conjugated(verb: string): string | null {
  const known = content.fr.echo.verbs[plain(verb)]
  if (known) return known
  if (/(?:ais|ait)$/.test(verb)) return verb.replace(/(?:ais|ait)$/, 'iez')
  if (/(?:rai|ra)$/.test(verb)) return verb.replace(/(?:rai|ra)$/, 'rez')
  if (verb.endsWith('ons')) return `${verb.slice(0, -3)}ez`
  return verb.endsWith('e') ? `${verb.slice(0, -1)}ez` : null
}

/** "You are" as "you’re"; French "n’ ai" joined, and "vous n’avez". */
function tidied(words: readonly string[], language: Language): string {
  const text = words
    .join(' ')
    .replace(/’ /g, '’')
    .replace(/ (?=’s\b)/g, '')
    .replace(/^(your .*) and you are /i, '$1 and you both are ')
  return Object.entries(content[language].echo.joined).reduce(
    (all, [apart, joined]) => all.replace(new RegExp(`(?<![\\p{L}’])${apart}(?![\\p{L}’])`, 'giu'), joined),
    text,
  )
}
