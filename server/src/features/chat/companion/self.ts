// What every engine has of a character: its voice, what it remembers about the player, and the summary of the chat. The
// offline companion speaks from it and a remote engine gets it in its prompt, so that both are the same character.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Mind, ReplyContext } from './companion.ts'
import { content } from './content.ts'
import { BEFORE, factsOf, merged, SAID, type Fact, type Learned, type Memory } from './memory/fact.ts'
import { learnFrom, type Lesson } from './memory/learn.ts'
import type { PersonaWords } from './persona.ts'

export interface Self {
  readonly id: string
  readonly name: string
  readonly age: number
  readonly isFemale: boolean
  readonly words: PersonaWords
  /** What it remembers, with what the message has just taught. */
  readonly memory: Memory
  /** The same as short sentences, newest last. */
  readonly known: readonly string[]
  /** What was said before the last turns; empty where nothing was summarised. */
  readonly summary: string
  readonly lesson: Lesson
}

const NOTHING_LEARNED: Lesson = { told: [], learned: {}, about: null }

/** Who answers, with all it knows. In care only small talk teaches anything. */
export function selfOf(context: ReplyContext): Self {
  const { persona, language, text, memory, mind, summary, level, isCalm, now = 0 } = context
  const lesson =
    level === 'low' || (level === 'raised' && isCalm)
      ? learnFrom({ text, language, memory, mind, now })
      : NOTHING_LEARNED
  const remembered = merged(memory, lesson.learned)
  return {
    id: persona.id,
    name: persona.name,
    age: persona.age,
    isFemale: persona.isFemale,
    words: persona.words[language],
    memory: remembered,
    known: factsOf(remembered).map((fact) => factText(fact, language, now)),
    summary,
    lesson,
  }
}

/** What a message teaches and whom it is about, whichever engine answers it. */
export function learned(context: ReplyContext): { readonly learned: Learned; readonly mind: Mind } {
  const { lesson } = selfOf(context)
  return { learned: lesson.learned, mind: { ...context.mind, about: lesson.about } }
}

/** A fact as a short sentence to the player. */
export function factText({ kind, subject, label, value, due }: Fact, language: Language, now = 0): string {
  const { facts } = content[language].recall
  const isMany = / (?:and|et) /.test(value)
  const isOver = kind === 'plan' && due !== null && due < now
  const many = kind === 'person' ? facts.personMany : kind === 'pet' ? facts.petMany : null
  const own = subject === SAID ? facts.planSaid : subject === BEFORE ? facts.jobBefore : null
  const line = own ?? (isOver ? facts.planOver : ((isMany ? many : null) ?? facts[kind]))
  return line.replace('{label}', () => label || value).replace('{value}', () => value)
}
