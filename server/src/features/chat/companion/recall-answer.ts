// Answers a question about what the player told, or says that it was not told.

import type { About, ReplyContext } from './companion.ts'
import { content } from './content.ts'
import { topicOfFact } from './fact-topics.ts'
import type { Lines } from './lines.ts'
import { answersTo, type Recall } from './memory/recall.ts'

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
  if (asked.kinds.length === 0) return { text: say(isMissing ? recall.nothing : recall.all), topic, isMissing }
  if (isMissing) return { text: say(recall.unknown[asked.kinds[0] ?? 'like']), topic, isMissing }
  return { text: say([known, ...replies.recallLeads.map((lead) => `${lead} ${known}`)]), topic, isMissing }
}

/** Whose name was asked for, where it is one: the next message may tell it. */
export const aboutAsked = ({ kinds: [kind], subject, label }: Recall): About | null =>
  kind === 'person' || kind === 'pet' || kind === 'name' ? { kind, subject, label } : null
