// Any engine that serves /chat/completions with streaming: llama-server, Ollama, a provider. It is untrusted: it may stall,
// break off, send HTML or never end, and none of that may cost more than a few seconds.

import { setTimeout as sleep } from 'node:timers/promises'
import { createParser } from 'eventsource-parser'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { callProvider, outcomeOfStatus } from '../../../platform/metrics/provider-calls.ts'
import type { Companion, Delta, ReplyContext, Turn } from '../companion/companion.ts'
import { masked } from '../safety/output-marks.ts'
import { EngineError, statusError } from './failure.ts'
import { openGate, type Gate, type Passage } from './gate.ts'
import { promptOf, summaryPromptOf, type PromptMessage } from './prompt.ts'
import { ReasoningFilter } from './reasoning.ts'
import { readPiece, StallTimer, type Timeouts } from './stream.ts'
import { fitted } from './window.ts'

export interface RemoteOptions {
  readonly url: string
  readonly model: string
  readonly key: string | null
  /** The model's window and the most tokens of an answer, reasoning included. */
  readonly window?: number
  readonly answerTokens?: number
  readonly gate?: Gate
}

const TIMEOUTS: Timeouts = { firstMs: 15_000, betweenMs: 10_000, totalMs: 60_000, retryMs: 400 }
const WINDOW_TOKENS = 8192
const ANSWER_TOKENS = 400

/** A player does not wait longer for a second try. */
const RETRY_WAIT_MAX_MS = 2000
const TEXT_MAX = 2000
/** A larger event is treated as an error. */
const EVENT_MAX = 64 * 1024

interface Text {
  readonly text: string
}

export class RemoteCompanion implements Companion {
  readonly engine = 'remote'
  readonly #options: RemoteOptions & { readonly window: number; readonly answerTokens: number; readonly gate: Gate }
  readonly #timeouts: Timeouts

  constructor(options: RemoteOptions, timeouts: Timeouts = TIMEOUTS) {
    this.#options = { window: WINDOW_TOKENS, answerTokens: ANSWER_TOKENS, gate: openGate, ...options }
    this.#timeouts = timeouts
  }

  /** Yields no outcome, because an engine does not know the mind. Retries once if nothing arrived. */
  async *reply(context: ReplyContext, signal: AbortSignal): AsyncIterable<Delta> {
    const { window, answerTokens } = this.#options
    const body = this.#body(promptOf(fitted(context, window, answerTokens)), 0.7)
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(this.#timeouts.totalMs)])
    for (let attempt = 0; ; attempt++) {
      try {
        let isStart = context.begun === ''
        for await (const { text } of this.#call(body, deadline, signal)) {
          yield { text: isStart ? text.trimStart() : text }
          isStart = false
        }
        return
      } catch (error) {
        if (signal.aborted) return
        const failure = error instanceof EngineError ? error : new EngineError('unreachable', false, String(error))
        const waitMs = Math.max(failure.retryAfterMs ?? 0, this.#timeouts.retryMs)
        const isWorthIt = !failure.isLate && !failure.isFinal && attempt === 0 && waitMs <= RETRY_WAIT_MAX_MS
        if (!isWorthIt || deadline.aborted) throw failure
        await sleep(waitMs)
      }
    }
  }

  /** Notes of the chat, complete or not at all; no retry. */
  summarise = async (
    notes: string,
    turns: readonly Turn[],
    language: Language,
    signal: AbortSignal,
  ): Promise<string> => {
    const body = this.#body(summaryPromptOf(notes, turns, language), 0.2)
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(this.#timeouts.totalMs)])
    let text = ''
    for await (const delta of this.#call(body, deadline, signal)) text += delta.text
    return text
  }

  /** A player's card, phone number and email address stay here. */
  #body(prompt: readonly PromptMessage[], temperature: number): string {
    const { model, answerTokens } = this.#options
    return JSON.stringify({
      model,
      messages: prompt.map(({ role, content }) => ({ role, content: masked(content) })),
      stream: true,
      max_tokens: answerTokens,
      temperature,
    })
  }

  /** One call through the gate, which learns how it ended. `stopped` is the signal of whoever asked. */
  async *#call(body: string, deadline: AbortSignal, stopped: AbortSignal): AsyncIterable<Text> {
    const passage = await this.#options.gate.enter()
    let [isBegun, isEnded] = [false, false]
    try {
      for await (const delta of this.#stream(body, deadline)) {
        if (!isBegun) await passage.began()
        isBegun = true
        yield delta
      }
      isEnded = true
      await passage.succeeded()
    } catch (error) {
      isEnded = true
      await (stopped.aborted ? ended(passage, isBegun) : passage.failed(asFailure(error, isBegun)))
      throw error
    } finally {
      // Whoever asked has heard enough.
      if (!isEnded) await ended(passage, isBegun)
    }
  }

  async *#stream(body: string, signal: AbortSignal): AsyncIterable<Text> {
    const { url, key } = this.#options
    // An abort controller of our own: whatever happens below, the upstream call is ended.
    const call = new AbortController()
    const stall = new StallTimer(call, this.#timeouts)
    const end = (): void => call.abort()
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
    try {
      const request = {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          ...(key && { authorization: `Bearer ${key}` }),
        },
        body,
        signal: call.signal,
        redirect: 'error',
      } as const
      const ask = (): Promise<Response> => fetch(`${url.replace(/\/+$/, '')}/chat/completions`, request)
      const outcomeOfError = (): 'abandoned' | 'failed' => (signal.aborted ? 'abandoned' : 'failed')
      const answer = await callProvider('ai_chat', ask, { outcomeOf: outcomeOfStatus, outcomeOfError })
      if (!answer.ok) throw statusError(answer)
      if (!answer.headers.get('content-type')?.includes('text/event-stream') || !answer.body) {
        throw new EngineError('notStream', false)
      }
      yield* this.#read(answer.body, stall)
    } catch (error) {
      if (stall.isStalled) throw new EngineError('stalled', stall.isBegun)
      if (error instanceof EngineError) throw error
      throw new EngineError(stall.isBegun ? 'brokeOff' : 'unreachable', stall.isBegun, String(error))
    } finally {
      stall.end()
      signal.removeEventListener('abort', end)
      call.abort()
    }
  }

  /** The text without the reasoning. Blank text is no answer, so it waits for what follows. */
  async *#read(body: ReadableStream<Uint8Array>, stall: StallTimer): AsyncIterable<Text> {
    const reasoning = new ReasoningFilter()
    let [blank, length] = ['', 0]
    for await (const { text, isEnd } of pieces(body, stall)) {
      stall.reset()
      const shown = blank + reasoning.push(text) + (isEnd ? reasoning.end() : '')
      const isBlank = shown.trim() === ''
      blank = isBlank ? shown : ''
      if (!isBlank) {
        stall.isBegun = true
        length += shown.length
        yield { text: shown }
      }
      if (isEnd && !stall.isBegun) throw new EngineError('empty', false)
      if (isEnd || length > TEXT_MAX) return
    }
    throw new EngineError('brokeOff', stall.isBegun)
  }
}

/** What the engine says, piece by piece, up to its end. */
async function* pieces(body: ReadableStream<Uint8Array>, stall: StallTimer) {
  const events: string[] = []
  const parser = createParser({ onEvent: ({ data }) => void events.push(data) })
  const decoder = new TextDecoder()
  let unparsed = 0
  for await (const chunk of body) {
    const text = decoder.decode(chunk, { stream: true })
    unparsed += text.length
    if (unparsed > EVENT_MAX) throw new EngineError('tooLong', stall.isBegun)
    parser.feed(text)
    if (events.length > 0) unparsed = 0
    for (const data of events.splice(0)) {
      const piece = readPiece(data, stall.isBegun)
      if (piece) yield piece
    }
  }
}

const asFailure = (error: unknown, isLate: boolean): EngineError =>
  error instanceof EngineError ? error : new EngineError('unreachable', isLate, String(error))

const ended = (passage: Passage, isBegun: boolean): Promise<void> =>
  isBegun ? passage.succeeded() : passage.abandoned()
