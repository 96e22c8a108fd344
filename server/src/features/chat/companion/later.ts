// Brings up what was told earlier: how the exam went, what the dog is up to. Each line once.

import type { ReplyContext } from './companion.ts'
import { content } from './content.ts'
import type { Lines } from './lines.ts'
import { factsOf, SAID, type Fact } from './memory/fact.ts'

/** After this many turns the character brings up what it was told. */
const LATER = 3

/** Lines about remembered facts that were not said yet, newest fact first. */
function laterLines({ memory, mind, language, now = 0 }: ReplyContext, lines: Lines): string[] {
  return factsOf(memory)
    .filter((fact) => !isSpokenOf(fact, mind.about?.subject))
    .toSorted((a, b) => b.time - a.time)
    .flatMap((fact) => {
      const [line] = linesFor(fact, language, now)
      return line ? [lines.fill(line, { label: fact.label, value: fact.value })] : []
    })
    .filter((line) => !lines.wasSaid(line))
}

/** Asks about what was told earlier, after a greeting. */
export function withLater(line: string, context: ReplyContext, lines: Lines): string {
  const [later] = laterLines(context, lines)
  if (!later || line.endsWith('?')) return line
  lines.note(later)
  return `${line} ${later}`
}

/** Ways to go on; what was told earlier comes first. */
export function openersFor(context: ReplyContext, lines: Lines): readonly string[] {
  const later = (context.mind.turns ?? 0) >= LATER ? laterLines(context, lines) : []
  return [...later.slice(0, 1), ...lines.replies.openers]
}

/** Whom the talk is about just now needs no question. */
const isSpokenOf = ({ kind, subject }: Fact, about: string | undefined): boolean =>
  kind !== 'plan' && subject !== '' && subject === about

function linesFor({ kind, subject, due }: Fact, language: ReplyContext['language'], now: number): readonly string[] {
  const { later } = content[language].recall
  if (subject === SAID) return due !== null && due < now ? later.planSaidOver : later.planSaid
  if (kind === 'plan') return due !== null && due < now ? later.planOver : later.planSoon
  return kind === 'pet' || kind === 'person' || kind === 'mood' ? later[kind] : []
}
