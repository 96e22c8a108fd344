// Ordered rules on normalised words that tolerate typing errors. A rule is a phrase; the longest match in a message wins.
//
// A phrase is words separated by spaces: `a|b` is either, `*` up to four words of any kind, `<name>` captures one to three
// words, `^` and `$` are the start and the end.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import { words } from '../safety/normalise.ts'

/** Words without meaning, removed from messages and phrases. */
const FILLERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('a an the so well please just really very um uh oh ah actually then ok okay lol haha ha hehe'.split(' ')),
  fr: new Set(
    'un une le la les l du des de d alors bon ben bah euh ah oh svp stp vraiment tres donc hein mdr ptdr'.split(' '),
  ),
}
const SHORT_FORMS: Readonly<Record<string, string>> = {
  "i'm": 'i am',
  im: 'i am',
  remeber: 'remember',
  rember: 'remember',
  remmember: 'remember',
  rememeber: 'remember',
  "i've": 'i have',
  "i'd": 'i would',
  "i'll": 'i will',
  "you're": 'you are',
  ur: 'your',
  u: 'you',
  r: 'are',
  "what's": 'what is',
  whats: 'what is',
  "who's": 'who is',
  "where's": 'where is',
  "how's": 'how is',
  "it's": 'it is',
  "that's": 'that is',
  "don't": 'do not',
  dont: 'do not',
  "can't": 'can not',
  cant: 'can not',
  cannot: 'can not',
  "won't": 'will not',
  "isn't": 'is not',
  "didn't": 'did not',
  "doesn't": 'does not',
  "let's": 'lets',
  wanna: 'want to',
  gonna: 'going to',
  thx: 'thanks',
  pls: 'please',
  "name's": 'name is',
  "there's": 'there is',
  "you've": 'you have',
  "aren't": 'are not',
  "haven't": 'have not',
  "we're": 'we are',
  "they're": 'they are',
  "he's": 'he is',
  "she's": 'she is',
  shes: 'she is',
  hes: 'he is',
  thats: 'that is',
  wheres: 'where is',
  whos: 'who is',
  whens: 'when is',
  "when's": 'when is',
  hows: 'how is',
  ive: 'i have',
  youre: 'you are',
  doesnt: 'does not',
  didnt: 'did not',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  "wasn't": 'was not',
  havent: 'have not',
  "we've": 'we have',
  "we'll": 'we will',
  theyre: 'they are',
  gotta: 'got to',
  gtg: 'got to go',
  g2g: 'got to go',
  dunno: 'do not know',
  wat: 'what',
  wot: 'what',
  wdym: 'what do you mean',
  wbu: 'what about you',
  hbu: 'how about you',
  n: 'and',
  cuz: 'because',
  coz: 'because',
  cos: 'because',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tomorow: 'tomorrow',
  tonite: 'tonight',
  fav: 'favourite',
  fave: 'favourite',
  favorite: 'favourite',
  movie: 'film',
  movies: 'films',
  luv: 'love',
  ppl: 'people',
  bday: 'birthday',
  plz: 'please',
  sry: 'sorry',
  ty: 'thanks',
  thanx: 'thanks',
  yh: 'yes',
  yea: 'yeah',
  ya: 'you',
  nm: 'not much',
  brb: 'be right back',
  hii: 'hi',
  helo: 'hello',
  "y'all": 'you',
}
const SHORT_FORMS_FR: Readonly<Record<string, string>> = {
  cc: 'coucou',
  bjr: 'bonjour',
  rapelles: 'rappelles',
  rapelle: 'rappelle',
  rappeles: 'rappelles',
  rapeles: 'rappelles',
  rapellez: 'rappelez',
  souvien: 'souviens',
  bsr: 'bonsoir',
  slt: 'salut',
  mrc: 'merci',
  pk: 'pourquoi',
  pq: 'pourquoi',
  koi: 'quoi',
  ki: 'qui',
  jsuis: 'je suis',
  chui: 'je suis',
  chuis: 'je suis',
  jai: 'j ai',
  jaime: 'j aime',
  cest: 'c est',
  tkt: 'inquiete pas',
  dsl: 'desole',
  qqch: 'quelque chose',
  tt: 'tout',
  bcp: 'beaucoup',
  mtn: 'maintenant',
  mnt: 'maintenant',
  auj: 'aujourd hui',
  ajd: 'aujourd hui',
  aujourdhui: 'aujourd hui',
  dem1: 'demain',
  c: 'c est',
  cetait: 'c etait',
  g: 'j ai',
  gt: 'j etais',
  jetais: 'j etais',
  jvais: 'je vais',
  jveux: 'je veux',
  jpeux: 'je peux',
  jfais: 'je fais',
  jbosse: 'je bosse',
  jhabite: 'j habite',
  jadore: 'j adore',
  jecoute: 'j ecoute',
  jtaime: 'je t aime',
  jsp: 'je sais pas',
  jpp: 'j en peux plus',
  jte: 'je te',
  jme: 'je me',
  tas: 't as',
  taimes: 't aimes',
  ya: 'il y a',
  yavait: 'il y avait',
  qd: 'quand',
  kan: 'quand',
  kand: 'quand',
  ke: 'que',
  kel: 'quel',
  kelle: 'quelle',
  pr: 'pour',
  ac: 'avec',
  avc: 'avec',
  ds: 'dans',
  vs: 'vous',
  ns: 'nous',
  tjs: 'toujours',
  tjr: 'toujours',
  jms: 'jamais',
  rdv: 'rendez vous',
  bcoup: 'beaucoup',
  qq1: 'quelqu un',
  qqn: 'quelqu un',
  tlm: 'tout le monde',
  oklm: 'tranquille',
  dac: 'd accord',
  dacc: 'd accord',
  ouai: 'ouais',
  nn: 'non',
  biz: 'bisous',
  bz: 'bisous',
  pb: 'probleme',
  taf: 'travail',
  anniv: 'anniversaire',
  resto: 'restaurant',
  koi2neuf: 'quoi de neuf',
  kestufai: 'qu est ce que tu fais',
  kestufais: 'qu est ce que tu fais',
  keske: 'qu est ce que',
  qque: 'qu est ce que',
  qesque: 'qu est ce que',
  quest: 'qu est',
  jmappelle: 'je m appelle',
  mappelle: 'm appelle',
  sappelle: 's appelle',
  sapelle: 's appelle',
  apelle: 'appelle',
  mapelle: 'm appelle',
  dhabitude: 'd habitude',
  questce: 'qu est ce',
}

/** A short form written out; any other word as it is. `word` has no accents and no capitals. */
export const shortForm = (word: string, language: Language): string =>
  (language === 'en' ? SHORT_FORMS[word] : SHORT_FORMS_FR[word]) ?? word

/** French written with a space for the apostrophe, "j ai", as it should be. */
export const withApostrophes = (text: string, language: Language): string =>
  language === 'fr'
    ? text.replace(/(?<![\p{L}'’])(c|d|j|l|m|n|s|t|qu|jusqu|aujourd) (?=[aeiouyhàâéèêëîïôùûœ])/giu, '$1’')
    : text

/** "T’as", "t’es": the short form of tu. "Je t’aime" has another one. */
const TU_VERBS = new Set('as es avais etais aimes ecoutes habites adores imagines irais aurais ferais'.split(' '))
const TU_AFTER_EN = new Set('penses dis fais veux as es pensais dirais sais'.split(' '))

const isShortTu = (split: readonly string[], at: number): boolean =>
  split[at] === 't' &&
  (TU_VERBS.has(split[at + 1] ?? '') ||
    (split[at + 1] === 'en' && TU_AFTER_EN.has(split[at + 2] ?? '')) ||
    (split[at + 1] === 'y' && TU_VERBS.has(split[at + 2] ?? '')))

/** "Heyyy", "saluuut", "goood": two letters stay where English has them. */
const unstretchedWord = (word: string): string =>
  word.replace(/(\p{L})\1{2,}/gu, (run, letter: string, at: number) => {
    const isInside = at > 0 && at + run.length < word.length
    return isInside && (letter === 'o' || letter === 'e') ? letter + letter : letter
  })

/** The words of a message as rules see them. */
export function tokens(text: string, language: Language): string[] {
  const split = words(withApostrophes(text, language)).flatMap((word) => {
    const long = shortForm(unstretchedWord(word).replace(/'$/, ''), language)
    return long.includes(' ') ? long.split(' ') : language === 'en' ? [long.replaceAll("'", '')] : long.split("'")
  })
  const whole = language === 'fr' ? split.map((word, i) => (isShortTu(split, i) ? 'tu' : word)) : split
  const kept = whole.filter((word) => word && !FILLERS[language].has(word))
  // A message of fillers alone still needs an answer.
  return kept.length > 0 ? kept : whole.filter(Boolean)
}

type Part =
  | { readonly is: 'word'; readonly any: readonly string[] }
  | { readonly is: 'gap' }
  | { readonly is: 'slot'; readonly name: string }
  | { readonly is: 'start' }
  | { readonly is: 'end' }

export interface Phrase {
  readonly parts: readonly Part[]
}

export function phraseOf(text: string, language: Language): Phrase {
  const parts = text
    .trim()
    .split(/\s+/)
    .flatMap((piece): Part[] => {
      if (piece === '*') return [{ is: 'gap' }]
      if (piece === '^') return [{ is: 'start' }]
      if (piece === '$') return [{ is: 'end' }]
      const slot = /^<(\w+)>$/.exec(piece)
      if (slot?.[1]) return [{ is: 'slot', name: slot[1] }]
      if (!piece.includes('|')) return tokens(piece, language).map((word) => ({ is: 'word', any: [word] }))
      return [{ is: 'word', any: piece.split('|').flatMap((word) => tokens(word, language).slice(0, 1)) }]
    })
  return { parts: parts.filter((part) => part.is !== 'word' || !part.any.every((word) => FILLERS[language].has(word))) }
}

export interface Found {
  readonly score: number
  readonly slots: Readonly<Record<string, string>>
}

const GAP_MAX = 4
const SLOT_MAX = 3
/** Words that end a capture: nobody is called "Anna and". */
const SLOT_ENDS = new Set(
  'and but or because when et mais ou parce car quand qui that which you i tu vous je'.split(' '),
)

/** Matches a phrase in a message and scores it. `vocabulary` holds words that are never typing errors. */
export function find({ parts }: Phrase, message: readonly string[], vocabulary: ReadonlySet<string>): Found | null {
  const walk = (part: number, at: number, isFree: boolean): Found | null => {
    const wanted = parts[part]
    if (!wanted) return { score: 0, slots: {} }
    if (wanted.is === 'start') return at === 0 ? walk(part + 1, 0, false) : null
    if (wanted.is === 'end') return at === message.length ? walk(part + 1, at, false) : null
    if (wanted.is === 'gap') {
      for (let skip = 0; skip <= GAP_MAX && at + skip <= message.length; skip++) {
        const found = walk(part + 1, at + skip, false)
        if (found) return found
      }
      return null
    }
    if (wanted.is === 'slot') return walkSlot(wanted.name, part, at)
    for (let start = at; start < message.length; start++) {
      const closeness = likeness(message[start] ?? '', wanted.any, vocabulary)
      const rest = closeness > 0 ? walk(part + 1, start + 1, false) : null
      if (rest) return { score: rest.score + closeness, slots: rest.slots }
      if (!isFree) return null
    }
    return null
  }
  const walkSlot = (name: string, part: number, at: number): Found | null => {
    const free = message.slice(at, at + SLOT_MAX)
    const stop = free.findIndex((word) => SLOT_ENDS.has(word))
    const most = stop < 0 ? free.length : stop
    for (let taken = most; taken > 0; taken--) {
      const rest = walk(part + 1, at + taken, false)
      if (rest)
        return { score: rest.score + 0.5, slots: { ...rest.slots, [name]: message.slice(at, at + taken).join(' ') } }
    }
    return null
  }
  const found = walk(0, 0, parts[0]?.is !== 'start')
  if (!found) return null
  const isComplete = parts.filter(({ is }) => is === 'word' || is === 'slot').length >= message.length
  return isComplete ? { ...found, score: found.score + 0.5 } : found
}

function likeness(word: string, any: readonly string[], vocabulary: ReadonlySet<string>): number {
  if (any.includes(word)) return 1
  if (vocabulary.has(word)) return 0
  return any.some((wanted) => isTypo(word, wanted)) ? 0.9 : 0
}

/** One error in five letters or more, two in nine or more; the first letter must match. */
export function isTypo(word: string, wanted: string): boolean {
  if (wanted.length < 5 || word[0] !== wanted[0]) return false
  const errors = wanted.length >= 9 ? 2 : 1
  return Math.abs(word.length - wanted.length) <= errors && distance(word, wanted) <= errors
}

/** Edit distance with transpositions (Damerau-Levenshtein). */
function distance(a: string, b: string): number {
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next.push(isSwap ? Math.min(least, (before[j - 2] ?? 0) + 1) : least)
    }
    ;[before, row] = [row, next]
  }
  return row[b.length] ?? 0
}
