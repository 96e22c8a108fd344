// Produces one answer: screens the message before any engine, lets an engine write, and screens the output as it streams.
// It stores nothing; the last event carries the result.

import { typeset } from '@glasshouse/rulebook/text/text'
import type { ChatMessage } from '@glasshouse/rulebook/wire/chat/chat'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Logger } from '../../platform/log.ts'
import type { Companion, Memory, Mind, Outcome, ReplyContext } from './companion/companion.ts'
import { learned as learnedFrom } from './companion/offline.ts'
import { fixedAnswer, withheldAnswer } from './safety/answers.ts'
import { OutputFilter, type OutputRule } from './safety/output.ts'
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
  /** The message needs care: no play for a while. */
  readonly isCare: boolean
  /** The engine failed in the middle. */
  readonly isCut: boolean
}

/** The text so far, which may have been replaced; the last event carries the complete answer. */
export type TalkEvent = { readonly text: string } | { readonly answer: Answer }

export interface TalkContext extends ReplyContext {
  readonly country: string
  /** Uses one of the day's remote answers; false when none is left. */
  readonly spend: () => Promise<boolean>
  /** Refunds it when no answer came. */
  readonly refund: () => Promise<void>
}

export interface Engines {
  readonly offline: Companion
  readonly remote: Companion | null
  readonly log: Logger
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

  /** Every answer leaves here, scripted or not, so this is where French gets its no-break spaces. */
  async *reply(context: TalkContext, signal: AbortSignal): AsyncIterable<TalkEvent> {
    for await (const event of this.#answer(context, signal)) yield typesetEvent(context.language, event)
  }

  async *#answer(context: TalkContext, signal: AbortSignal): AsyncIterable<TalkEvent> {
    const rule = screen(context.text)
    if (rule) {
      yield fixed(context, rule)
      return
    }
    const { remote } = this.#engines
    // After a cry for help, messages are not sent to a provider for a while.
    if (!remote || context.isCare) return yield* this.#run(this.#engines.offline, context, signal, [])
    if (!(await context.spend())) return yield* this.#run(this.#engines.offline, context, signal, ['quotaUsed'])
    let hasBegun = false
    try {
      for await (const event of this.#run(remote, context, signal, [])) {
        hasBegun = true
        yield event
      }
    } catch (error) {
      if (hasBegun) throw error
      this.#engines.log.warn({ err: error, answer: context.seed }, 'remote engine failed, the offline engine answers')
      await context.refund()
      yield* this.#run(this.#engines.offline, context, signal, ['engineDown'])
    }
  }

  async *#run(
    companion: Companion,
    context: TalkContext,
    signal: AbortSignal,
    notes: ChatMessage['notes'],
  ): AsyncIterable<TalkEvent> {
    const filter = new OutputFilter(companion.engine === 'offline')
    if (context.begun) filter.push(context.begun)
    let sent = context.begun
    const own = new AbortController()
    let outcome: Outcome | null = null
    const finalAnswer = (text: string, change: Partial<Answer>): TalkEvent => ({
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
    const withhold = (broken: OutputRule): TalkEvent => {
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
        const piece = filter.push(delta.text)
        if (piece === null) return yield withhold(filter.rule ?? 'leak')
        if (filter.sent.length > sent.length) yield { text: (sent = filter.sent) }
      }
    } catch (error) {
      if (sent === context.begun) throw error
      this.#engines.log.warn({ err: error, answer: context.seed }, 'engine failed, the answer is cut off')
      return yield finalAnswer(sent, { isCut: true })
    }
    if (signal.aborted) return yield finalAnswer(sent, {})
    if (filter.end() === null) return yield withhold(filter.rule ?? 'leak')
    yield finalAnswer(filter.sent.trim(), {})
  }
}

/** Keeps the length of the text, and a space is only sent together with what follows it, so sent text never changes. */
function typesetEvent(language: Language, event: TalkEvent): TalkEvent {
  if ('text' in event) return { text: typeset(language, event.text) }
  const { answer } = event
  return {
    answer: {
      ...answer,
      text: typeset(language, answer.text),
      links: answer.links.map(({ label, to }) => ({ label: typeset(language, label), to })),
      suggestions: answer.suggestions.map((suggestion) => typeset(language, suggestion)),
    },
  }
}

function fixed(context: TalkContext, rule: InputRule): TalkEvent {
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
