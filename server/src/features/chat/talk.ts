// One answer from a message: looked at before any engine, written by the engine that may, and looked at again as it comes
// out. It remembers nothing and writes nothing; what came of it is in its last word.

import type { ChatMessage } from '@glasshouse/rulebook/wire/chat/chat'
import type { Companion, Memory, Mind, Outcome, ReplyContext } from './companion/companion.ts'
import { learned as learnedFrom } from './companion/offline.ts'
import { fixedAnswer, withheldAnswer } from './safety/answers.ts'
import { HeldBack, type OutputRule } from './safety/output.ts'
import type { InputRule } from './safety/rules.ts'
import { isCareRule, screen } from './safety/screen.ts'

type Extras = Pick<ChatMessage, 'kind' | 'links' | 'helpLines' | 'suggestions' | 'notes'>

export interface Answer extends Extras {
  readonly text: string
  readonly engine: 'offline' | 'remote' | 'safety'
  readonly mind: Mind
  readonly learned: Memory
  readonly rule:
    | { readonly place: 'input'; readonly rule: InputRule }
    | { readonly place: 'output'; readonly rule: OutputRule }
    | null
  /** From now on no play for a while. */
  readonly isCare: boolean
  /** The engine went away in the middle. */
  readonly isCut: boolean
}

/** The text so far, which may have become another one; and at the end all of it. */
export type Word = { readonly text: string } | { readonly answer: Answer }

export interface TalkContext extends ReplyContext {
  readonly country: string
  /** Takes one of the day's remote answers; false when none is left. */
  readonly spend: () => Promise<boolean>
  /** Gives it back when nothing came of it. */
  readonly giveBack: () => Promise<void>
}

export interface Engines {
  readonly offline: Companion
  readonly remote: Companion | null
  readonly onError: (error: unknown) => void
}

const PLAIN: Extras = { kind: 'talk', links: [], helpLines: [], suggestions: [], notes: [] }

export class Talk {
  readonly #engines: Engines

  constructor(engines: Engines) {
    this.#engines = engines
  }

  get engine(): 'offline' | 'remote' {
    return this.#engines.remote ? 'remote' : 'offline'
  }

  async *reply(context: TalkContext, signal: AbortSignal): AsyncIterable<Word> {
    const rule = screen(context.text)
    if (rule) {
      yield fixed(context, rule)
      return
    }
    const { remote } = this.#engines
    // Who has cried for help is not handed to a provider for a while.
    if (!remote || context.isCare) return yield* this.#run(this.#engines.offline, context, signal, [])
    if (!(await context.spend())) return yield* this.#run(this.#engines.offline, context, signal, ['quotaUsed'])
    let hasBegun = false
    try {
      for await (const word of this.#run(remote, context, signal, [])) {
        hasBegun = true
        yield word
      }
    } catch (error) {
      if (hasBegun) throw error
      this.#engines.onError(error)
      await context.giveBack()
      yield* this.#run(this.#engines.offline, context, signal, ['engineDown'])
    }
  }

  async *#run(
    companion: Companion,
    context: TalkContext,
    signal: AbortSignal,
    notes: ChatMessage['notes'],
  ): AsyncIterable<Word> {
    const held = new HeldBack(companion.engine === 'offline')
    if (context.begun) held.push(context.begun)
    let sent = context.begun
    const own = new AbortController()
    let outcome: Outcome | null = null
    const finalAnswer = (text: string, change: Partial<Answer>): Word => ({
      answer: {
        ...PLAIN,
        ...(outcome && { kind: outcome.kind, links: outcome.links, suggestions: outcome.suggestions }),
        text,
        notes,
        engine: companion.engine,
        mind: outcome?.mind ?? context.mind,
        learned: outcome?.learned ?? learnedFrom(context),
        rule: null,
        isCare: false,
        isCut: false,
        ...change,
      },
    })
    const withhold = (broken: OutputRule): Word => {
      own.abort()
      const text = withheldAnswer(context.language, context.mind.turns ?? 0)
      return finalAnswer(text, {
        engine: 'safety',
        kind: 'refusal',
        links: [],
        suggestions: [],
        rule: { place: 'output', rule: broken },
      })
    }
    try {
      for await (const delta of companion.reply(context, AbortSignal.any([signal, own.signal]))) {
        if ('outcome' in delta) {
          outcome = delta.outcome
          continue
        }
        const piece = held.push(delta.text)
        if (piece === null) return yield withhold(held.rule ?? 'leak')
        if (held.sent.length > sent.length) yield { text: (sent = held.sent) }
      }
    } catch (error) {
      if (sent === context.begun) throw error
      this.#engines.onError(error)
      return yield finalAnswer(sent, { isCut: true })
    }
    if (signal.aborted) return yield finalAnswer(sent, {})
    if (held.end() === null) return yield withhold(held.rule ?? 'leak')
    yield finalAnswer(held.sent.trim(), {})
  }
}

function fixed(context: TalkContext, rule: InputRule): Word {
  const { mind, language, country } = context
  const turns = (mind.turns ?? 0) + 1
  const { text, kind, links, helpLines } = fixedAnswer(rule, language, country, turns)
  return {
    answer: {
      text,
      kind,
      links,
      helpLines,
      suggestions: [],
      notes: [],
      engine: 'safety',
      mind: { ...mind, play: null, topic: null, turns },
      learned: {},
      rule: { place: 'input', rule },
      isCare: isCareRule(rule),
      isCut: false,
    },
  }
}
