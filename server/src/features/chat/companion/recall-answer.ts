// Answers a question about what the player told, or says that it was not told.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { About, ReplyContext } from './companion.ts'
import { content } from './content.ts'
import { topicOfFact } from './fact-topics.ts'
import type { Lines } from './lines.ts'
import { pronounsFor } from './pronouns.ts'
import { plain } from '../safety/normalise.ts'
import type { Reading } from './acts.ts'
import type { Hearing } from './hearing.ts'
import { namesApp } from './reactions.ts'
import { untoldIn } from './memory/untold.ts'
import { BEFORE, factsOf, isUnasked, SAID, type Fact, type Told } from './memory/fact.ts'
import type { Lesson } from './memory/learn.ts'
import { answersTo, REMINDING, type Recall } from './memory/recall.ts'

export interface RecallAnswer {
  readonly text: string
  readonly topic: string | null
  readonly isMissing: boolean
}

export function recallAnswer(asked: Recall, { memory, language, now = 0 }: ReplyContext, lines: Lines): RecallAnswer {
  const { recall, replies } = content[language]
  const facts = answersTo(asked, memory, language)
  const known = facts.map((fact) => lines.factLine(fact, now)).join(' ')
  const [first] = facts
  const topic = first ? topicOfFact(first, language) : null
  const isMissing = facts.length === 0
  const say = (written: readonly string[]): string =>
    lines.chooseOr(written, replies.heard, { facts: known, label: asked.label })
  if (asked.name && first) return { text: say([whoLine(asked, facts, language)]), topic, isMissing }
  if (asked.kinds.length === 0) return { text: say(isMissing ? recall.nothing : recall.all), topic, isMissing }
  if (isMissing) return { text: say(recall.unknown[asked.kinds[0] ?? 'like']), topic, isMissing }
  return { text: say([known, ...replies.recallLeads.map((lead) => `${lead} ${known}`)]), topic, isMissing }
}

/** To a question about what the player never told: it names what was asked. */
export function untoldLine(
  { reading }: Hearing,
  { language, knowledge, text }: ReplyContext,
  lines: Lines,
): string | null {
  if (reading.wantsAdvice || namesApp(reading)) return null
  const asked = untoldIn(reading.sentences, language)
  if (asked === null || (!isReminding(reading, language) && knowledge(text, language) !== null)) return null
  const { untold, untoldThat } = content[language].recall
  return asked === ''
    ? lines.chooseOr(untoldThat, lines.replies.heard)
    : lines.chooseOr(untold, lines.replies.heard, { asked })
}

const isReminding = ({ text }: Reading, language: Language): boolean => REMINDING[language].test(text)

/** "Ray is your brother.", with what is known about Ray. */
function whoLine({ name = '', label }: Recall, facts: readonly Fact[], language: Language): string {
  const { facts: lines } = content[language].recall
  const details = facts.filter(({ kind }) => kind === 'detail')
  const who = lines.who.replace('{value}', () => name).replace('{label}', () => label)
  return [who, ...details.map(({ value }) => lines.whoDetail.replace('{value}', () => value))].join(' ')
}

/** Somebody who was just mentioned for the first time, and whose name may be asked for. */
export function unnamed(
  { about }: Lesson,
  { mind, memory }: ReplyContext,
): (About & { readonly kind: 'person' | 'pet' }) | null {
  if (!about || about.subject === mind.about?.subject || isUnasked(about)) return null
  const { kind, subject } = about
  if (kind !== 'person' && kind !== 'pet') return null
  return factsOf(memory).some((fact) => fact.kind === kind && fact.subject === subject) ? null : { ...about, kind }
}

/** To what is remembered now. */
export function toldLine(fact: Told, lesson: Lesson, context: ReplyContext, lines: Lines): string | null {
  const { told } = content[context.language].recall
  const { value, label } = fact
  return (
    correctedLine(fact, lesson, context, lines) ?? lines.choose(told[fact.kind], { ...pronounsFor(fact), value, label })
  )
}

/** To what was told differently before; null where it is new. */
function correctedLine(
  fact: Told,
  { learned }: Lesson,
  { memory, language, now = 0 }: ReplyContext,
  lines: Lines,
): string | null {
  const isChanged = Object.keys(learned).some((slot) => {
    const before = memory[slot]
    return before !== undefined && before.value !== fact.value
  })
  if (!isChanged) return null
  const text = lines.factLine({ ...fact, time: 0 }, now)
  return lines.choose(content[language].recall.corrected, { fact: text })
}

/** A fact that is not all that was told: "my flatmate Tunde hates it when I practise". */
export function isMoreThan({ kind, subject, sentence }: Told, { sentences }: Reading): boolean {
  if (subject === SAID || subject === BEFORE) return true
  const isIntroduced = /\b(?:called|named?|call|appelle\w*|nomme\w*|prenom)\b/.test(plain(sentence))
  return (
    (kind === 'person' || kind === 'detail') &&
    !isIntroduced &&
    sentences.some(({ words, written }) => words.length > 5 && written === sentence)
  )
}

/** Whose name was asked for, where it is one: the next message may tell it. */
export const aboutAsked = ({ kinds: [kind], subject, label }: Recall): About | null =>
  kind === 'person' || kind === 'pet' || kind === 'name' ? { kind, subject, label } : null
