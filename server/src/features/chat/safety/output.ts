// Screens an engine's output while it streams. A sentence that breaks a rule is never sent: text is held back until its
// sentence is complete and was screened.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import { promptRules } from '../engines/prompt-rules.ts'
import { fold } from './fold.ts'
import { plain } from './normalise.ts'
import { foldedClause, makesSense, sentencesOf } from './output-sense.ts'
import { hasNumber, marks } from './output-marks.ts'
import { rules, type OutputRule, type WrittenRule } from './output-rules.ts'
import { wordings } from './output-wordings.ts'

export { outputRules, type OutputRule } from './output-rules.ts'

/** The rule that a text breaks, in either language; null where there is none. `ours` are sentences of the app's own texts,
 * which may be quoted. */
export function breach(text: string, ours: ReadonlySet<string> = new Set()): OutputRule | null {
  const own = rejoined(ours.size === 0 ? text : withoutOurs(text, ours))
  const read = plain(own)
  const folded = foldedClause(own)
  const sentences = sentencesOf(own)
  const isBroken = ({ rule, senses, shapes }: WrittenRule): boolean =>
    (marks[rule] ?? []).some((shape) => shape.test(read)) ||
    (wordings[rule] ?? []).some((shape) => isSaid(read, shape, rule)) ||
    shapes.some((shape) => shape.test(folded)) ||
    (rule === 'contact' && hasNumber(own)) ||
    (rule === 'leak' && quotesPrompt(folded)) ||
    sentences.some((sentence) => senses.some((one) => makesSense(sentence, one)))
  return rules.find(isBroken)?.rule ?? null
}

const SENTENCE = /[^.!?…。\n]+[.!?…。\n]*/g
const key = (sentence: string): string => fold(sentence).join(' ')

type AppTexts = Readonly<Record<Language, () => readonly { readonly title: string; readonly text: string }[]>>

/** The sentences of the app's texts, for `breach`. They are read when they are first needed. */
export function oursOf(texts: AppTexts): (language: Language) => ReadonlySet<string> {
  const known = new Map<Language, ReadonlySet<string>>()
  return (language) => {
    const ours =
      known.get(language) ?? new Set(texts[language]().flatMap(({ title, text }) => sentenceKeys(title, text)))
    known.set(language, ours)
    return ours
  }
}

const sentenceKeys = (...texts: readonly string[]): string[] =>
  texts.flatMap((text) => (text.match(SENTENCE) ?? []).map(key))

const withoutOurs = (text: string, ours: ReadonlySet<string>): string =>
  text.replace(SENTENCE, (sentence) => (ours.has(key(sentence)) ? ' ' : sentence))

/** `Bet. On. Red.` as one sentence. */
const rejoined = (text: string): string =>
  text.replace(/(?<=^|[.!?…]\s)(?:[\p{L}\d'’]+[.,!?…]\s+){2,}[\p{L}\d'’]+/gu, (split) => split.replace(/[.,!?…]/g, ''))

/** So many words in a row of the prompt's rules are a quotation. */
const QUOTE = 7
const quotes = new Set(
  Object.values(promptRules).flatMap((text) => runsOf(text.split('\n').map(foldedClause).join(' ').split(' '))),
)

function runsOf(words: readonly string[]): string[] {
  return words.slice(QUOTE - 1).map((_word, at) => words.slice(at, at + QUOTE).join(' '))
}

const quotesPrompt = (folded: string): boolean => runsOf(folded.split(' ')).some((run) => quotes.has(run))

const NEGATED = /\b(never|not|cannot|no|without|instead of|ne|jamais|sans)\b|n't\b|\bn'/
const ASKED = /\bwhy (don't you|not)\b|\bpourquoi (ne )?pas\b/g

/** "I can't say what to bet on" urges nobody. */
function isSaid(text: string, shape: RegExp, rule: OutputRule): boolean {
  const found = shape.exec(text)
  if (!found || rule !== 'urging') return found !== null
  const [clause = ''] = text
    .slice(0, found.index)
    .split(/[,;:.!?]/)
    .slice(-1)
  return !NEGATED.test(clause.replace(ASKED, ''))
}

/** Longer sentences are released in part; no forbidden phrase is longer than what stays held back. */
const LONG = 400
const HELD_LENGTH = 160
const SENTENCE_END = /[.!?…。]["'»)\]]*(?=\s|$)|\n/g

/** Accepts an engine's output piece by piece, and releases what was screened. */
export class OutputFilter {
  readonly #isScripted: boolean
  readonly #ours: ReadonlySet<string>
  #all = ''
  #released = 0
  /** What was screened last. */
  #screened = ''
  #isHelp = false

  /** Scripted lines are screened as well, but need not wait for the end of a sentence. */
  constructor(isScripted = false, ours: ReadonlySet<string> = new Set()) {
    this.#isScripted = isScripted
    this.#ours = ours
  }

  /** What may be sent now; null once a rule is broken. */
  push(piece: string): string | null {
    this.#all += piece
    const border = this.#border()
    // Screening only when something would be released is soon enough, and happens once per sentence.
    if (border === this.#released) return ''
    // Scripted text goes out word by word, and half a sentence of ours may mean what the whole one doesn’t.
    return this.#release(border, this.#isScripted ? sentencesIn(this.#all) : this.#all)
  }

  /** Releases text of our own help pages, which may say how to recharge or bet. */
  pass(text: string): void {
    this.#all += text
    this.#released = this.#all.length
    this.#isHelp = true
  }

  /** The rest, at the end. */
  end(): string | null {
    return this.#release(this.#all.length, this.#all)
  }

  /** Everything released so far. */
  get sent(): string {
    return this.#all.slice(0, this.#released)
  }

  get rule(): OutputRule | null {
    return breach(this.#all, this.#ours)
  }

  #release(border: number, screened: string): string | null {
    // From the start, because a rule may be broken across sentences and by text still held back.
    if (!this.#isHelp && screened !== this.#screened && breach(screened, this.#ours)) return null
    this.#screened = screened
    const piece = this.#all.slice(this.#released, border)
    this.#released = Math.max(this.#released, border)
    return piece
  }

  #border(): number {
    if (this.#isScripted) return this.#all.length
    let border = this.#released
    // Punctuation at the very end may continue, as in 3.5.
    for (const { index, 0: end } of this.#all.matchAll(SENTENCE_END)) {
      if (index + end.length < this.#all.length) border = Math.max(border, index + end.length)
    }
    if (this.#all.length - border > LONG) border = wordStart(this.#all, this.#all.length - HELD_LENGTH)
    return border
  }
}

/** The text up to the end of its last complete sentence. */
function sentencesIn(text: string): string {
  const end = [...text.matchAll(SENTENCE_END)].at(-1)
  return end ? text.slice(0, end.index + end[0].length) : ''
}

/** Never splits a word. */
const wordStart = (text: string, at: number): number => Math.max(0, text.lastIndexOf(' ', at))
