// Produces one answer: screens the message before any engine, lets an engine write, and screens the output as it streams.
// It stores nothing; the last event carries the result.

import { typeset } from '@glasshouse/rulebook/text/text'
import type { ChatMessage } from '@glasshouse/rulebook/wire/chat/chat'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Logger } from '../../platform/log.ts'
import { histogram, SECONDS, secondsSince } from '../../platform/metrics/registry.ts'
import { readActs } from './companion/acts.ts'
import type { Companion, Mind, Outcome, ReplyContext } from './companion/companion.ts'
import type { Learned } from './companion/memory/fact.ts'
import { sentencesOf } from './companion/memory/reading.ts'
import { recallOf } from './companion/memory/recall.ts'
import { saidBefore } from './companion/memory/search.ts'
import { learned as learnedFrom } from './companion/self.ts'
import type { Care, CareChange } from './care.ts'
import { checkIn, fixedAnswer, helpLinks, withheldAnswer, youngWithHelp } from './safety/answers.ts'
import type { Guard, GuardRule } from './engines/guard.ts'
import { asksIfAi } from './safety/ai-question.ts'
import type { CareKind } from './safety/classifier.ts'
import { disclosure, withDisclosure } from './safety/disclosure.ts'
import { OutputFilter } from './safety/output.ts'
import type { InputRule } from './safety/rules.ts'
import { isCalm, read } from './safety/scale.ts'
import { saysUnderAge } from './safety/screen.ts'
import { isWeakHint, type Doing } from './safety/weak-hints.ts'
import { careChoice, careEnding, careSuggestions } from './safety/way-out.ts'

const firstWord = histogram(
  'glasshouse_chat_first_word_seconds',
  'From the call of an engine until the first text that the player sees',
  SECONDS,
  'engine',
)

type Extras = Pick<ChatMessage, 'kind' | 'links' | 'helpLines' | 'suggestions' | 'notes'>

export interface Answer extends Extras {
  readonly text: string
  readonly engine: 'offline' | 'remote' | 'safety'
  readonly mind: Mind
  readonly learned: Learned
  readonly rule:
    | { readonly place: 'input'; readonly rule: InputRule | 'raised' | 'guard' }
    | { readonly place: 'output'; readonly rule: GuardRule }
    | null
  /** The message changes the player's level of care. */
  readonly care: CareChange | null
  /** The player says to be under age: the chats are closed for them. */
  readonly isUnderAge?: boolean
  /** The engine failed in the middle. */
  readonly isCut: boolean
}

/** The text so far, which may have been replaced; the last event carries the complete answer. */
export type TalkEvent = { readonly text: string } | { readonly answer: Answer }

export interface TalkContext extends Omit<ReplyContext, 'level' | 'isCalm'> {
  readonly care: Care
  /** Said before, and not cleared. */
  readonly isUnderAge?: boolean
  readonly country: string
  /** Uses one of the day's remote answers; false when none is left. */
  readonly spend: () => Promise<boolean>
  /** Refunds it when no answer came. */
  readonly refund: () => Promise<void>
}

export interface Engines {
  readonly offline: Companion
  readonly remote: Companion | null
  /** Judges what is sent to the remote engine and what it writes, beside our own rules. */
  readonly guard?: Guard | null
  /** The sentences of the app's own texts, which an engine may quote. */
  readonly ours?: (language: Language) => ReadonlySet<string>
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

  async *#answer(given: TalkContext, signal: AbortSignal): AsyncIterable<TalkEvent> {
    const answer = scripted(given)
    if (answer) {
      yield { answer }
      return
    }
    const { care } = given
    const isHinted = isWeakly(given)
    const knowledge: ReplyContext['knowledge'] = care.level === 'low' ? given.knowledge : () => null
    const mind = isHinted ? { ...given.mind, hinted: given.mind.turns ?? 0 } : given.mind
    const context = {
      ...given,
      mind,
      isHinted,
      knowledge,
      level: care.level,
      isCalm: isHinted || isCalm(given.text) || (read(given.text).level === 'low' && isTalk(doingOf(given))),
    }
    const { remote } = this.#engines
    // In danger, messages are not sent to a provider.
    if (!remote || care.level === 'danger') return yield* this.#run(this.#engines.offline, context, signal, [])
    const judged = await this.#engines.guard?.judge(given.text, 'player', signal)
    if (judged) return yield { answer: refused(given, judged) }
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
    context: TalkContext & ReplyContext & { readonly isHinted: boolean },
    signal: AbortSignal,
    notes: ChatMessage['notes'],
  ): AsyncIterable<TalkEvent> {
    const isRemote = companion.engine === 'remote'
    const filter = new OutputFilter(!isRemote, this.#engines.ours?.(context.language))
    if (context.begun) filter.push(context.begun)
    let sent = context.begun
    const startMs = performance.now()
    const own = new AbortController()
    let outcome: Outcome | null = null
    const finalAnswer = (text: string, change: Partial<Answer>): TalkEvent => ({
      answer: {
        ...PLAIN,
        ...(outcome && { kind: outcome.kind, links: outcome.links, suggestions: outcome.suggestions }),
        text,
        notes,
        engine: companion.engine,
        ...(outcome ? { mind: outcome.mind, learned: outcome.learned } : learnedFrom(context)),
        rule: null,
        care: null,
        isCut: false,
        ...(context.level !== 'low' && { suggestions: careSuggestions(context.language) }),
        ...(context.isHinted && { links: [...(outcome?.links ?? []), ...helpLinks(context.language)] }),
        ...change,
      },
    })
    const judged = async (): Promise<GuardRule | null> =>
      (isRemote && (await this.#engines.guard?.judge(filter.sent, 'character', signal))) || null
    const withhold = (broken: GuardRule): TalkEvent => {
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
        if (delta.isHelp) filter.pass(delta.text)
        else if (filter.push(delta.text) === null) return yield withhold(filter.rule ?? 'leak')
        if (filter.sent.length <= sent.length) continue
        const unsafe = await judged()
        if (unsafe) return yield withhold(unsafe)
        if (sent === context.begun) firstWord.observe({ engine: companion.engine }, secondsSince(startMs))
        yield { text: (sent = filter.sent) }
      }
    } catch (error) {
      if (sent === context.begun) throw error
      this.#engines.log.warn({ err: error, answer: context.seed }, 'engine failed, the answer is cut off')
      return yield finalAnswer(sent, { isCut: true })
    }
    if (signal.aborted) return yield finalAnswer(sent, {})
    if (filter.end() === null) return yield withhold(filter.rule ?? 'leak')
    const unsafe = filter.sent.length > sent.length ? await judged() : null
    if (unsafe) return yield withhold(unsafe)
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

/** The answer that no engine writes. Whatever else a message says, the question if this is an AI gets its answer. */
function scripted(context: TalkContext): Answer | null {
  const answer = context.isUnderAge || saysUnderAge(context.text) ? outOfChat(context) : ruled(context)
  if (!asksIfAi(context.text)) return answer
  const { persona, language, care } = context
  // "Admit that you are human" is a trick as well; the plain answer is the better one.
  if (answer && answer.rule?.rule !== 'tricks') return { ...answer, text: withDisclosure(answer.text, language) }
  return own(context, {
    text: disclosure(persona, language, turnOf(context)),
    learned: learnedFrom({ ...context, level: care.level }).learned,
    rule: answer?.rule ?? null,
    ...(care.level !== 'low' && { suggestions: careSuggestions(language) }),
  })
}

/** Help where it is needed, whatever the age, and the way out of the chat. */
function outOfChat(context: TalkContext): Answer {
  const { text, language } = context
  const { level, kind } = read(text)
  const out = fixed(context, 'young', null)
  if (level === 'low' || !kind) return { ...out, isUnderAge: true }
  const help = fixed(context, kind, { level, kind })
  // No question after a hint: the chat is over.
  if (level === 'raised') return { ...out, helpLines: help.helpLines, care: help.care, isUnderAge: true }
  return { ...help, text: `${help.text} ${youngWithHelp(language)}`, links: out.links, isUnderAge: true }
}

/** A hint in the middle of talk that is probably none. */
function isWeakly(context: TalkContext): boolean {
  const { text, mind, care } = context
  return care.level !== 'danger' && isWeakHint(text, mind, doingOf(context))
}

/** After a hint, telling who somebody is and asking about it is small talk. A wish for advice may be none. */
const isTalk = (doing: Doing): boolean => doing !== null && doing !== 'advice'

/** "Who am I?" and "how was I feeling?" may be meant otherwise. */
const ASKED_OTHERWISE: ReadonlySet<string> = new Set(['name', 'mood'])
const TOLD_PLAINLY: ReadonlySet<string> = new Set(['job', 'work', 'study', 'city', 'pet'])

function doingOf(context: TalkContext): Doing {
  const { text, language, memory, mind } = context
  const sentences = sentencesOf(text, language)
  const question = recallOf(sentences, language, memory, mind)
  if (question && question.kinds.length > 0 && !question.kinds.some((kind) => ASKED_OTHERWISE.has(kind)))
    return 'recalls'
  const reading = readActs(sentences, language)
  if (saidBefore(reading, context.turns, memory, language) !== null) return 'recalls'
  const { learned } = learnedFrom({ ...context, level: 'low' })
  const kinds = Object.values(learned).flatMap((fact) => fact?.kind ?? [])
  if (kinds.some((kind) => TOLD_PLAINLY.has(kind))) return 'tells'
  if (kinds.some((kind) => kind === 'name' || kind === 'person')) return 'names'
  return reading.wantsAdvice ? 'advice' : null
}

/** To a need, to a choice about care, or to what the rules refuse. */
function ruled(context: TalkContext): Answer | null {
  const { text, care } = context
  const { level, kind, rule } = read(text)
  if (level === 'danger' && kind) return fixed(context, kind, { level, kind })
  const choice = care.level === 'low' ? null : careChoice(text, care.level, level)
  if (choice === 'help') return fixed(context, care.kind ?? 'crisis', null)
  if (choice === 'end') return own(context, { text: careEnding(context.language), care: 'end' })
  if (level === 'raised' && kind && !isWeakly(context)) return asked(context, kind)
  return rule ? fixed(context, rule, null) : null
}

function fixed(context: TalkContext, rule: InputRule, care: CareChange | null): Answer {
  const { text, kind, links, helpLines } = fixedAnswer(rule, context.language, context.country, turnOf(context))
  return own(context, { text, kind, links, helpLines, care, rule: { place: 'input', rule } })
}

/** The answer to a message that the guard would not pass on. */
function refused(context: TalkContext, rule: GuardRule): Answer {
  if (rule === 'selfHarm') return asked(context, 'crisis')
  if (rule === 'sexual' || rule === 'minors' || rule === 'counsel') return fixed(context, rule, null)
  return own(context, {
    text: withheldAnswer(context.language, turnOf(context)),
    kind: 'refusal',
    rule: { place: 'input', rule: 'guard' },
  })
}

/** Asks in the character's voice, with a way to help and a way out. */
function asked(context: TalkContext, kind: CareKind): Answer {
  const { persona, language } = context
  const { comfort } = persona.words[language].voice
  const turn = turnOf(context)
  return own(context, {
    text: `${comfort[turn % comfort.length] ?? ''} ${checkIn(kind, language, turn)}`.trim(),
    links: [...helpLinks(language)],
    suggestions: careSuggestions(language),
    care: { level: 'raised', kind },
    rule: { place: 'input', rule: 'raised' },
  })
}

const turnOf = ({ mind }: TalkContext): number => (mind.turns ?? 0) + 1

const own = (context: TalkContext, change: Partial<Answer>): Answer => ({
  ...PLAIN,
  text: '',
  engine: 'safety',
  mind: { ...context.mind, play: null, topic: null, turns: turnOf(context) },
  learned: {},
  rule: null,
  care: null,
  isCut: false,
  ...change,
})
