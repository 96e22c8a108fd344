// What a message teaches about the player, whichever engine answers it. A question, something imagined and what somebody
// else said teach nothing.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import { plain } from '../../safety/normalise.ts'
import { screen } from '../../safety/screen.ts'
import type { About, Mind } from '../companion.ts'
import { withAccents, wordFor, wordsIn, type Words } from '../words.ts'
import { dueOf } from './dates.ts'
import type { MemoryKind } from '@glasshouse/rulebook/wire/chat/chat'
import {
  acceptable,
  BEFORE,
  capitalised,
  factsOf,
  placeFacts,
  SAID,
  type Learned,
  type Memory,
  type Told,
} from './fact.ts'
import { clausesOf, isSayable } from './mirror.ts'
import { capture, sentencesOf, type Sentence } from './reading.ts'
import type { Rule } from './rules.ts'
import {
  englishCorrections,
  englishDetails,
  englishMine,
  englishPronouns,
  englishRules,
  englishUndated,
  englishWhen,
} from './rules-en.ts'
import {
  frenchCorrections,
  frenchDetails,
  frenchMine,
  frenchPronouns,
  frenchRules,
  frenchUndated,
  frenchWhen,
} from './rules-fr.ts'

const SENTENCE_MAX = 140
const CORRECTING = /^(?:no|nope|nah|non|nan|actually|en fait|wait|sorry|pardon|attends)\b/

interface Grammar {
  readonly rules: readonly Rule[]
  readonly corrections: readonly RegExp[]
  readonly pronouns: readonly RegExp[]
  readonly details: readonly RegExp[]
  /** When a plan is, and what is no plan: the past, and what is always so. */
  readonly whens: RegExp
  readonly undated: RegExp
  readonly mine: RegExp
  /** A job of the past. */
  readonly before: RegExp
}

const grammars: Partial<Record<Language, Grammar>> = {}
const grammarOf = (language: Language): Grammar => (grammars[language] ??= makeGrammar(language))

function makeGrammar(language: Language): Grammar {
  const { patterns } = wordsIn(language)
  return language === 'en'
    ? {
        rules: englishRules(patterns),
        corrections: englishCorrections(patterns.days),
        pronouns: englishPronouns,
        details: englishDetails,
        whens: englishWhen(patterns.days),
        undated: englishUndated,
        mine: englishMine,
        before: /\b(?:used to be|was|drove|worked as)\b/,
      }
    : {
        rules: frenchRules(patterns),
        corrections: frenchCorrections(patterns.days),
        pronouns: frenchPronouns,
        details: frenchDetails,
        whens: frenchWhen(patterns.days),
        undated: frenchUndated,
        mine: frenchMine,
        before: /\b(?:j etais|j ai ete|avant)\b/,
      }
}

export interface Heard {
  readonly text: string
  readonly language: Language
  readonly memory: Memory
  readonly mind: Mind
  readonly now: number
}

export interface Lesson {
  readonly told: readonly Told[]
  readonly learned: Learned
  /** Whom or what the message is about: what "he" and "she" mean next. */
  readonly about: About | null
}

export function learnFrom({ text, language, memory, mind, now }: Heard): Lesson {
  const reader = new Reader(language, memory, mind, now)
  for (const sentence of sentencesOf(text, language)) reader.read(sentence)
  const { told, about } = reader
  return { told, learned: placeFacts(memory, told, now), about }
}

class Reader {
  readonly told: Told[] = []
  about: About | null
  readonly #language: Language
  readonly #memory: Memory
  readonly #asked: About | null
  readonly #mind: Mind
  readonly #now: number
  readonly #words: Words

  constructor(language: Language, memory: Memory, mind: Mind, now: number) {
    this.#language = language
    this.#memory = memory
    this.#now = now
    this.#words = wordsIn(language)
    this.#asked = mind.asked ?? null
    this.#mind = mind
    this.about = mind.about ?? null
  }

  read(sentence: Sentence): void {
    const isUnfit = sentence.isQuestion || sentence.isUnreal || screen(sentence.written) !== null
    const before = this.told.length
    if (!isUnfit) this.#learn(sentence)
    const told = this.told.slice(before)
    if (!told.some(({ kind }) => kind === 'person' || kind === 'pet' || kind === 'detail')) this.#mention(sentence)
    if (!isUnfit && !told.some(({ kind }) => kind === 'plan')) this.#planSaid(sentence)
  }

  /** "We’re playing our first gig on Friday": a plan in the player’s own words. */
  #planSaid(sentence: Sentence): void {
    const { whens, undated } = grammarOf(this.#language)
    const match = whens.exec(sentence.text)
    if (!match || undated.test(sentence.text)) return
    const when = match.groups?.['when'] ?? ''
    const due = dueOf(when, this.#words.days, this.#now, this.#language)
    const clause = clausesOf(sentence, this.#language).find((one) => one.plain.includes(when))
    if (due === null || !clause || !SUBJECT.test(clause.plain) || !/ /.test(clause.plain.replace(when, '').trim()))
      return
    const label = withoutTime(clause.said, match[0])
    if (label.length < LABEL_LEAST || !isSayable(clause)) return
    const value = this.#whenAsWritten(capture(sentence, match, 'when'))
    const { about } = this
    this.#add({ kind: 'plan', subject: SAID, label, value, due, replaces: false }, sentence)
    this.about = about
  }

  /** "Mine is autumn", after the character has told its own. */
  #tasteOfMine(sentence: Sentence): boolean {
    const { act, topic, intent } = this.#mind
    const isColour = intent === 'colour-me'
    if (act !== 'mine' && !isColour && intent !== 'favourite-me') return false
    const match = grammarOf(this.#language).mine.exec(sentence.text)
    if (!match) return false
    const value = withAccents(capture(sentence, match, 'value'), this.#language)
    if (this.#words.names.has(plain(value))) return false
    const kind = isColour ? 'colour' : (TASTE_OF[topic ?? ''] ?? 'like')
    return this.#add({ kind, subject: '', label: '', value, due: null, replaces: true }, sentence)
  }

  #learn(sentence: Sentence): void {
    const { rules, corrections, pronouns, details } = grammarOf(this.#language)
    const before = this.told.length
    const isCorrection = CORRECTING.test(sentence.text)
    for (const one of rules) {
      const match = one.when.exec(sentence.text)
      if (match) this.#apply(one, sentence, match, isCorrection)
    }
    if (this.told.length > before) {
      // "My wife is Ana, she’s a nurse": what follows is about her.
      if (this.about) this.#first(details, sentence, (match) => this.#detail(sentence, match))
      return
    }
    if (this.#tasteOfMine(sentence)) return
    // "Got a cat, he’s called Biscuit": the one of this sentence, not of an earlier one.
    this.#mention(sentence)
    if (this.#first(corrections, sentence, (match) => this.#correct(sentence, match))) return
    if (this.#first(pronouns, sentence, (match) => this.#nameAbout(sentence, match, this.about))) {
      this.#first(details, sentence, (match) => this.#detail(sentence, match))
      return
    }
    if (this.#first(details, sentence, (match) => this.#detail(sentence, match))) return
    const two = /^(?<value>\p{L}+ (?:and|et) \p{L}+)$/du.exec(sentence.text)
    if (two && this.about && this.about.kind !== 'name' && this.#nameAbout(sentence, two, this.about, true)) return
    const bare =
      /^(?:(?:it is|its|he is|she is|c est|il s appelle|elle s appelle|called|oh|well|euh|ben) )?(?<value>\p{L}+(?: (?:and|et) \p{L}+)?)(?: ,? (?:why|pourquoi).*)?$/du.exec(
        sentence.text,
      )
    if (bare && this.#asked) this.#nameAbout(sentence, bare, this.#asked)
  }

  #first(patterns: readonly RegExp[], sentence: Sentence, use: (match: RegExpExecArray) => boolean): boolean {
    return patterns.some((pattern) => {
      const match = pattern.exec(sentence.text)
      return match !== null && use(match)
    })
  }

  #apply(one: Rule, sentence: Sentence, match: RegExpExecArray, isCorrection: boolean): void {
    const { kind, subject, label } = this.#subjectOf(one, match)
    const replaces = isCorrection || (one.replaces ?? false)
    const given = capture(sentence, match, 'value')
    if (kind === 'plan') {
      const words = withAccents(given, this.#language)
      const plan = one.label ? `${one.label} ${capitalisedLast(words)}` : words
      this.#addPlan(sentence, { subject: one.subject ?? subject, label: plan }, match, replaces)
      return
    }
    const isPast = kind === 'job' && grammarOf(this.#language).before.test(match[0])
    const isNamed = kind === 'name' || kind === 'person' || kind === 'pet'
    const value = isNamed ? nameIn(given, one.isName ?? false, this.#words) : this.#valueOf(given, one)
    const whole = value === null ? null : [one.prefix, value, one.suffix].filter(Boolean).join(' ')
    if (whole !== null)
      this.#add({ kind, subject: isPast ? BEFORE : subject, label, value: whole, due: null, replaces }, sentence)
  }

  #subjectOf(rule: Rule, match: RegExpExecArray): Pick<Told, 'kind' | 'subject' | 'label'> {
    const { subjects } = this.#words
    const { kind } = rule
    if (kind === 'kin') {
      const about = this.#kin(match.groups?.['who'] ?? '')
      if (about) return about
    }
    const value = match.groups?.['value'] ?? ''
    if (kind === 'plan') return { kind, subject: subjects.events.get(value) ?? value, label: value }
    if (kind === 'mood') return { kind, subject: subjects.moods.get(value) ?? '', label: '' }
    if (kind === 'person') return { kind, subject: rule.subject ?? '', label: rule.label ?? '' }
    return { kind: kind === 'kin' ? 'person' : kind, subject: '', label: '' }
  }

  #kin(word: string): About | null {
    const { people, animals } = this.#words.subjects
    const pet = animals.get(word)
    if (pet) return { kind: 'pet', subject: pet, label: wordFor('animals', pet, this.#language) }
    const person = people.get(word)
    return person ? { kind: 'person', subject: person, label: this.#labelOf(word) } : null
  }

  /** The word itself with its accents: "petite sœur", not the first word for a sister. */
  #labelOf(word: string): string {
    return this.#words.labels.get(word) ?? withAccents(word, this.#language)
  }

  #valueOf(given: string, { isName, kind, suffix }: Rule): string | null {
    const written = withAccents(given, this.#language)
    // "I drive trams": a tram driver.
    if (suffix === 'driver') return written.replace(/buses$/, 'bus').replace(/(?<!bu)s$/, '')
    // A job that begins a sentence keeps no capital: "Retired postman".
    const value = kind === 'job' && /^\p{Lu}\p{Ll}/u.test(written) ? uncapitalised(written) : written
    if (isName && !/^\p{Lu}/u.test(value) && !this.#words.names.has(plain(value))) return null
    return /^(?:an? |my |some |une? |mon |ma |mes |des )/i.test(value) && isName ? null : value
  }

  #add(fact: Omit<Told, 'sentence'>, sentence: Sentence): boolean {
    const { kind } = fact
    if (kind === 'city' && /^(?:an?|my|some|une?|mon|ma|mes|des|chez)\b/i.test(fact.value)) return false
    const value = acceptable(fact.value, kind)
    if (value === null) return false
    this.told.push({ ...fact, value, sentence: shortened(sentence.written) })
    if (kind === 'person' || kind === 'pet' || kind === 'plan' || kind === 'name') this.about = aboutOf(fact)
    return true
  }

  #addPlan(
    sentence: Sentence,
    { subject, label }: Pick<Told, 'subject' | 'label'>,
    match: RegExpExecArray,
    replaces: boolean,
  ): void {
    // "On Thursday I’m taking my exam": the day may stand anywhere in the sentence.
    const dated = match.groups?.['when'] ? match : grammarOf(this.#language).whens.exec(sentence.text)
    const when = dated?.groups?.['when'] ?? ''
    const value = dated && when !== '' ? this.#whenAsWritten(capture(sentence, dated, 'when')) : soon[this.#language]
    // A plan without a day adds nothing to the same plan with one.
    const isKnown = [...factsOf(this.#memory), ...this.told].some(
      (one) => one.kind === 'plan' && one.subject === subject,
    )
    if (when === '' && isKnown) return
    const due = dueOf(when, this.#words.days, this.#now, this.#language)
    this.#add({ kind: 'plan', subject, label, value, due, replaces }, sentence)
  }

  #whenAsWritten(when: string): string {
    if (this.#language === 'fr') return withAccents(when.toLowerCase(), 'fr')
    const names = [
      ...this.#words.days,
      ...'january february march april june july august september october november december christmas easter'.split(
        ' ',
      ),
    ]
    return when.toLowerCase().replace(/\p{L}+/gu, (word) => (names.includes(word) ? capitalised(word) : word))
  }

  /** Changes the fact that was told last. */
  #correct(sentence: Sentence, match: RegExpExecArray): boolean {
    if (match.groups?.['when']) {
      const plan = factsOf(this.#memory)
        .filter(({ kind }) => kind === 'plan')
        .toSorted((a, b) => b.time - a.time)[0]
      if (!plan) return false
      this.#addPlan(sentence, plan, match, true)
      return true
    }
    return this.#nameAbout(sentence, match, this.about, true)
  }

  #nameAbout(sentence: Sentence, match: RegExpExecArray, about: About | null, isCorrection = false): boolean {
    if (!about || about.kind === 'plan') return false
    // "He" and "she" are never the player.
    if (about.kind === 'name' && !isCorrection && about !== this.#asked) return false
    const isExplicit = /\b(?:name|called|named|appelle|appellent|nom)\b/.test(sentence.text) || !isCorrection
    const value = nameIn(capture(sentence, match, 'value'), !isExplicit, this.#words)
    if (value === null || isCommonWord(value)) return false
    return this.#add({ ...about, value, due: null, replaces: true }, sentence)
  }

  #detail(sentence: Sentence, match: RegExpExecArray): boolean {
    const { about } = this
    if (!about || (about.kind !== 'person' && about.kind !== 'pet')) return false
    const value = withAccents(capture(sentence, match, 'value'), this.#language)
    return this.#add(
      { kind: 'detail', subject: about.subject, label: about.label, value, due: null, replaces: true },
      sentence,
    )
  }

  /** "I have a dog": nothing to remember yet, but "he" is the dog from here on. */
  #mention({ text }: Sentence): void {
    const { people, animals } = this.#words.patterns
    const found = new RegExp(
      `\\b(?:(?:my|our|mon|ma|mes|notre|(?:have|has|got|had|adopted|bought|own|ai|as|a|avons|avait|adopte|achete|eu) (?:an?|une?|one|two|deux)) (?:(?:little|big|older|younger|old|new|best|good|dear|own|petite?|grande?|meilleure?|vieux|vieille|nouvelle?) )??(${people}|${animals})|(?:two|three|twin|deux|trois) (?:little |young |small |petits |petites )?(${people})s?|the (?!fish|bird|rat|mouse|snake|goldfish)(${animals}))\\b`,
      'u',
    ).exec(text)
    this.about = this.#kin(found?.[1] ?? found?.[2] ?? found?.[3] ?? '') ?? this.about
  }
}

/** Which kind of taste a topic is about. */
const TASTE_OF: Readonly<Record<string, MemoryKind>> = { music: 'music', film: 'film', food: 'food' }
const LABEL_LEAST = 8
const SUBJECT =
  /\b(?:i|we|my|our|he|she|they|there|it|the|je|j|on|nous|il|elle|ils|elles|mon|ma|mes|notre|nos|c est|le|la|les|l)\b/

/** "You’re playing on Friday" without the day, which is the fact’s value. */
const withoutTime = (said: string, when: string): string =>
  capitalised(
    said
      .replace(new RegExp(when.split(' ').join("[ ’'-]"), 'iu'), '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/ (?:is|are|est|sont|sera)$/, ''),
  )

const soon: Readonly<Record<Language, string>> = { en: 'soon', fr: 'bientôt' }

/** The state of a chat holds no words of the player's, so a plan is named by its subject alone. */
const aboutOf = ({ kind, subject, label }: Omit<Told, 'sentence'>): About => ({
  kind,
  subject: kind === 'plan' ? '' : subject,
  label: kind === 'plan' ? '' : label,
})

const shortened = (text: string): string => [...text].slice(0, SENTENCE_MAX).join('')

const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const capitalisedLast = (text: string): string => text.replace(/\p{L}+$/u, capitalised)

const COMMON = new Set(
  'yes no yeah yep nope ok okay nothing none maybe sure thanks thank why what who nobody one it he she they not well good fine idk hello hi bye night goodnight later cheers morning evening lol haha wow cool sorry great oui non ouais nan rien peut merci pourquoi quoi qui personne bien salut bonjour coucou bonsoir nuit ciao tchao bisous mdr super cool pardon dommage'.split(
    ' ',
  ),
)
const isCommonWord = (value: string): boolean => COMMON.has(plain(value))

/** A name as written: with `isSure` false any word will do; otherwise it needs a capital or to be a common first name. */
function nameIn(given: string, needsProof: boolean, { names }: Words): string | null {
  const parts = given.split(/ (?:and|et|&) /)
  const isName = (part: string): boolean => /^\p{Lu}\p{Ll}/u.test(part) || names.has(plain(part))
  const kept = needsProof
    ? parts.filter((part, i) => isName(part) && parts.slice(0, i).every(isName))
    : parts.filter((part, i) => i === 0 || isName(part))
  if (kept.length === 0 || isCommonWord(kept[0] ?? '')) return null
  const joiner = / et /.test(given) ? ' et ' : ' and '
  return kept.map(capitalised).join(joiner)
}
