// Reads what an engine writes as families of words, so that one rule covers many wordings. A rule names the families that
// must occur close together in one sentence, in any order.

import { fold } from './fold.ts'
import { familiesOf, isFamily, type Family } from './output-words.ts'
import { plain } from './normalise.ts'

interface Token {
  readonly families: ReadonlySet<Family>
  /** Said not to be: a negation comes shortly before it in the same clause. */
  readonly isNegated: boolean
  /** Begins a clause, as an imperative does. */
  readonly isFirst: boolean
}

type Sign = 'said' | 'negated' | 'first' | 'any'
/** One of these. */
type Term = readonly { readonly sign: Sign; readonly family: Family }[]
/** Families that must occur, and families of which none may occur. */
export interface Sense {
  readonly all: readonly Term[]
  readonly none: readonly Family[]
}

/** Words between which a rule's families are looked for. */
const SPAN = 14
const SIGNS: Readonly<Record<string, Sign>> = { '-': 'negated', '^': 'first', '~': 'any' }

function familyNamed(name: string): Family {
  if (!isFamily(name)) throw new Error(`${name} is no family of words`)
  return name
}

/** `a|b`: one of two families; `-a`: negated; `^a`: first in its clause; `~a`: negated or not; `!a`: nowhere. */
export function sense(text: string): Sense {
  const terms = text.split(' ')
  return {
    none: terms.filter((term) => term.startsWith('!')).map((term) => familyNamed(term.slice(1))),
    all: terms.filter((term) => !term.startsWith('!')).map((term) => term.split('|').map(alternative)),
  }
}

function alternative(text: string): Term[number] {
  const sign = SIGNS[text[0] ?? '']
  return { sign: sign ?? 'said', family: familyNamed(sign ? text.slice(1) : text) }
}

export type Sentence = readonly Token[]

export const makesSense = (sentence: Sentence, { all, none }: Sense): boolean =>
  sentence.some((_token, from) => meets(sentence.slice(from, from + SPAN), all)) &&
  !sentence.some(({ families }) => none.some((family) => families.has(family)))

/** Each term by a word of its own. */
function meets(tokens: Sentence, [term, ...others]: readonly Term[]): boolean {
  if (!term) return true
  return tokens.some((token, at) => fits(token, term) && meets(tokens.toSpliced(at, 1), others))
}

const fits = ({ families, isNegated, isFirst }: Token, term: Term): boolean =>
  term.some(
    ({ sign, family }) =>
      families.has(family) &&
      (sign === 'any' || (sign === 'first' ? isFirst && !isNegated : isNegated === (sign === 'negated'))),
  )

const NEGATIONS = new Set(
  'not no never nobody none neither nor without ne n pas jamais sans aucun aucune ni avoid evite evitez instead plutot'.split(
    ' ',
  ),
)
const NEGATION_REACH = 5
/** Words before an imperative. */
const FILLERS = new Set(
  'go on come just now then and so ok okay well please allez alors et puis donc bon maintenant hey yes oui sure honestly always toujours but mais or ou hop tiens voila listen ecoute ecoutez look simply vous tu'.split(
    ' ',
  ),
)

/** Sayings with these words that mean something else. */
const IDIOMS =
  /\b(i( wi)?ll bet|i bet|you bet|best bet|i would bet|bet (you|that)|je (te |vous )?parie|au pari|at stake|mise a (jour|nu|en \w+)|mises? en \w+|(?:sont|est|suis|etait|etaient) mises?|round to|it beats|take (a |short )?breaks?|prenez une pause|mise au \w+|fortune cookie|fall in love|good luck|bonne chance|par chance|avoir de la chance|a la place|en place|of course|bien sur|tout (a|de) (l|fait|suite)|not only|pas seulement|no wonder|no doubt|sans doute|stop on (a )?(profit|loss)|why not|why do not you|pourquoi pas|pourquoi ne pas|equally likely|as likely|(less|as|more) often|(moins|aussi|plus) souvent|cases? sures?|pa(y|ys|id) back|en train de|no problem|pas de probleme|no need|can not wait|not even)\b/g
/** Kept as they are negated in form only. */
const AFFIRMED: Readonly<Record<string, string>> = {
  'why not': 'why',
  'why do not you': 'why',
  'pourquoi pas': 'pourquoi',
  'pourquoi ne pas': 'pourquoi',
  'not even': 'even',
}
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\btop(ping)? (it |this |them )?up\b/g, 'topup'],
  [/\bcash(ing)? (it )?out\b/g, 'cashout'],
  [/\bgift cards?\b/g, 'giftcard'],
  [/\bcartes? cadeaux?\b/g, 'giftcard'],
  [/\bmobile money\b/g, 'mobilemoney'],
  [/\borange money\b/g, 'orangemoney'],
  [/\bwestern union\b/g, 'westernunion'],
  [/\bmoney ?gram\b/g, 'moneygram'],
  [/\b(have|need|has) to\b/g, 'haveto'],
  [/\b(come|go) on\b/g, 'comeon'],
  [/\b(by chance|par hasard)\b/g, 'randomly'],
  [/\btime out\b/g, 'timeout'],
  [/\bself exclu\w+|\bauto exclu\w+/g, 'autoexclusion'],
  [/\bchair et (en )?os\b/g, 'chair'],
  // `ne ... que` is not a negation.
  [/\b(?:ne|n) (\w+) qu(?:e|)\b/g, '$1 que'],
]
const SENTENCE_END = /(?<=[.!?…。\n])["'»)\]]*\s+|\n+/
const CLAUSE_END = /[,;:!?.…()"]|\s-\s/

/** The folded words of a clause, with sayings taken out. */
export function foldedClause(clause: string): string {
  let read = fold(clause).join(' ')
  for (const [shape, word] of JOINED) read = read.replace(shape, word)
  return read
    .replace(IDIOMS, (saying) => AFFIRMED[saying] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

export const sentencesOf = (text: string): Sentence[] =>
  text
    .split(SENTENCE_END)
    .map((sentence) => plain(sentence).split(CLAUSE_END).map(foldedClause).filter(Boolean).flatMap(tokensOf))
    .filter((tokens) => tokens.length > 0)

function tokensOf(clause: string): Token[] {
  // The French verb is not an AI.
  const words = clause.replace(/\b(j|n|m|t|l|en|y|lui|leur|vous) ai\b/g, '$1').split(' ')
  const first = words.findIndex((word) => !FILLERS.has(word))
  return words.map((word, at) => ({
    families: new Set(familiesOf(word)),
    isNegated: words.slice(Math.max(0, at - NEGATION_REACH), at).some((before) => NEGATIONS.has(before)),
    isFirst: at === first,
  }))
}
