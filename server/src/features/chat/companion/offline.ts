// The built-in companion. It only uses scripted replies, with safe words in their placeholders, so a misunderstanding is
// harmless. It has no clock, randomness or state of its own: the same context gives the same answer.

import { typeset } from '@glasshouse/rulebook/text/text'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Companion, Delta, ReplyContext } from './companion.ts'
import { content } from './content.ts'
import type { Script } from './script.ts'
import { Turn, type Thought } from './turn.ts'

export const scriptOf = (language: Language): Script => content[language].script

/** One complete answer. */
export const think = (context: ReplyContext): Thought => new Turn(context).answer()

/** Streams a written answer as if typed: a few words at a time. */
export class OfflineCompanion implements Companion {
  readonly engine = 'offline'
  readonly #paceMs: number

  constructor(paceMs: number) {
    this.#paceMs = paceMs
  }

  async *reply(context: ReplyContext, signal: AbortSignal): AsyncIterable<Delta> {
    const { text: line, ...outcome } = think(context)
    // The existing text of a cut-off answer is not repeated. It was stored as it was shown, so it is compared that way.
    const text = typeset(context.language, line)
    const rest = text.startsWith(context.begun) ? text.slice(context.begun.length) : ` ${text}`
    for (const piece of rest.match(/\s*\S+\s*\S*/g) ?? []) {
      if (signal.aborted) return
      if (this.#paceMs > 0) await pause(this.#paceMs, signal)
      yield { text: piece, isHelp: outcome.kind === 'app' }
    }
    yield { outcome }
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
