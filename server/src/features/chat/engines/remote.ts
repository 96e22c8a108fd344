// Any engine that serves /chat/completions with streaming: llama-server, Ollama, a provider. It is untrusted: it may stall,
// break off, send HTML or never end, and none of that may cost more than a few seconds.

import { createParser } from 'eventsource-parser'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Companion, Delta, ReplyContext, Turn } from '../companion/companion.ts'
import { promptOf, summaryPromptOf } from './prompt.ts'

export interface RemoteOptions {
  readonly url: string
  readonly model: string
  readonly key: string | null
}

export interface Timeouts {
  readonly firstMs: number
  readonly betweenMs: number
  readonly totalMs: number
  readonly retryMs: number
}
const TIMEOUTS: Timeouts = { firstMs: 15_000, betweenMs: 10_000, totalMs: 60_000, retryMs: 400 }

const TOKENS_MAX = 400
const SUMMARY_TOKENS_MAX = 300
const TEXT_MAX = 2000
/** A larger event is treated as an error. */
const EVENT_MAX = 64 * 1024

export type EngineErrorKind =
  | 'unreachable'
  | 'status'
  | 'notStream'
  | 'garbage'
  | 'stalled'
  | 'brokeOff'
  | 'tooLong'
  | 'empty'

/** A failure of an engine. `isLate` tells that a part of the answer had already arrived. */
class EngineError extends Error {
  readonly kind: EngineErrorKind
  readonly isLate: boolean

  constructor(kind: EngineErrorKind, isLate: boolean, detail = '') {
    super(`the chat engine failed: ${kind}${detail && ` (${detail})`}`)
    this.name = 'EngineError'
    this.kind = kind
    this.isLate = isLate
  }
}

export class RemoteCompanion implements Companion {
  readonly engine = 'remote'
  readonly #options: RemoteOptions
  readonly #timeouts: Timeouts

  constructor(options: RemoteOptions, timeouts: Timeouts = TIMEOUTS) {
    this.#options = options
    this.#timeouts = timeouts
  }

  /** Yields no outcome, because an engine does not know the mind. Retries once if nothing arrived. */
  async *reply(context: ReplyContext, signal: AbortSignal): AsyncIterable<Delta> {
    const body = JSON.stringify({
      model: this.#options.model,
      messages: promptOf(context),
      stream: true,
      max_tokens: TOKENS_MAX,
      temperature: 0.7,
    })
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(this.#timeouts.totalMs)])
    for (let attempt = 0; ; attempt++) {
      try {
        yield* this.#stream(body, deadline)
        return
      } catch (error) {
        if (signal.aborted) return
        const failure = error instanceof EngineError ? error : new EngineError('unreachable', false, String(error))
        if (failure.isLate || attempt > 0 || deadline.aborted) throw failure
        await new Promise((resolve) => setTimeout(resolve, this.#timeouts.retryMs))
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
    const body = JSON.stringify({
      model: this.#options.model,
      messages: summaryPromptOf(notes, turns, language),
      stream: true,
      max_tokens: SUMMARY_TOKENS_MAX,
      temperature: 0.2,
    })
    let text = ''
    for await (const delta of this.#stream(
      body,
      AbortSignal.any([signal, AbortSignal.timeout(this.#timeouts.totalMs)]),
    ))
      if ('text' in delta) text += delta.text
    return text
  }

  async *#stream(body: string, signal: AbortSignal): AsyncIterable<Delta> {
    const { url, key } = this.#options
    // An abort controller of our own: whatever happens below, the upstream call is ended.
    const call = new AbortController()
    const stall = new StallTimer(call, this.#timeouts)
    const end = (): void => call.abort()
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
    try {
      const answer = await fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          ...(key && { authorization: `Bearer ${key}` }),
        },
        body,
        signal: call.signal,
        redirect: 'error',
      })
      if (!answer.ok) throw new EngineError('status', false, String(answer.status))
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

  async *#read(body: ReadableStream<Uint8Array>, stall: StallTimer): AsyncIterable<Delta> {
    const events: string[] = []
    const parser = createParser({ onEvent: ({ data }) => void events.push(data) })
    const decoder = new TextDecoder()
    let [unparsed, length] = [0, 0]
    for await (const chunk of body) {
      const text = decoder.decode(chunk, { stream: true })
      unparsed += text.length
      if (unparsed > EVENT_MAX) throw new EngineError('tooLong', stall.isBegun)
      parser.feed(text)
      if (events.length > 0) unparsed = 0
      for (const data of events.splice(0)) {
        const piece = readPiece(data, stall.isBegun)
        if (piece === null) {
          if (!stall.isBegun) throw new EngineError('empty', false)
          return
        }
        if (!piece) continue
        stall.reset()
        length += piece.length
        yield { text: piece }
        if (length > TEXT_MAX) return
      }
    }
    throw new EngineError('brokeOff', stall.isBegun)
  }
}

/** The text of an event; null at the end of the answer. */
function readPiece(data: string, isLate: boolean): string | null {
  if (data.trim() === '[DONE]') return null
  let read: unknown
  try {
    read = JSON.parse(data)
  } catch {
    throw new EngineError('garbage', isLate)
  }
  const choice = (read as { choices?: { delta?: { content?: unknown }; finish_reason?: unknown }[] } | null)
    ?.choices?.[0]
  if (!choice) {
    if ((read as { error?: unknown } | null)?.error) throw new EngineError('garbage', isLate, 'error')
    return ''
  }
  const content = choice.delta?.content
  if (typeof content === 'string' && content) return content
  return choice.finish_reason ? null : ''
}

/** Aborts a call that is silent for too long, before its first text or between two pieces. */
class StallTimer {
  readonly #call: AbortController
  readonly #betweenMs: number
  #timer: NodeJS.Timeout
  isStalled = false
  isBegun = false

  constructor(call: AbortController, { firstMs, betweenMs }: Timeouts) {
    this.#call = call
    this.#betweenMs = betweenMs
    this.#timer = this.#set(firstMs)
  }

  reset(): void {
    this.isBegun = true
    clearTimeout(this.#timer)
    this.#timer = this.#set(this.#betweenMs)
  }

  end(): void {
    clearTimeout(this.#timer)
  }

  #set(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.isStalled = true
      this.#call.abort()
    }, ms)
  }
}
