// Any engine that speaks /chat/completions with streaming: llama-server, Ollama, a provider. It is trusted with nothing:
// it may stall, break off, send a page of HTML or never end, and none of it may cost more than a few seconds.

import { createParser } from 'eventsource-parser'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Companion, Delta, ReplyContext, Turn } from '../companion/companion.ts'
import { promptOf, summaryPromptOf } from './prompt.ts'

export interface RemotePlace {
  readonly url: string
  readonly model: string
  readonly key: string | null
}

export interface Patience {
  readonly firstMs: number
  readonly betweenMs: number
  readonly wholeMs: number
  readonly retryMs: number
}
const PATIENCE: Patience = { firstMs: 15_000, betweenMs: 10_000, wholeMs: 60_000, retryMs: 400 }

const TOKENS_MAX = 400
const SUMMARY_TOKENS_MAX = 300
const TEXT_MAX = 2000
/** An event of so many characters is none that we would want. */
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

/** What an engine did wrong. `isLate` once something of the answer was there. */
class EngineError extends Error {
  readonly kind: EngineErrorKind
  readonly isLate: boolean

  constructor(kind: EngineErrorKind, isLate: boolean, detail = '') {
    super(`the engine is in trouble: ${kind}${detail && ` (${detail})`}`)
    this.name = 'EngineTrouble'
    this.kind = kind
    this.isLate = isLate
  }
}

export class RemoteCompanion implements Companion {
  readonly engine = 'remote'
  readonly #place: RemotePlace
  readonly #patience: Patience

  constructor(place: RemotePlace, patience: Patience = PATIENCE) {
    this.#place = place
    this.#patience = patience
  }

  /** The outcome is left to the caller: an engine knows no mind. Asked a second time if nothing came the first time. */
  async *reply(context: ReplyContext, signal: AbortSignal): AsyncIterable<Delta> {
    const body = JSON.stringify({
      model: this.#place.model,
      messages: promptOf(context),
      stream: true,
      max_tokens: TOKENS_MAX,
      temperature: 0.7,
    })
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(this.#patience.wholeMs)])
    for (let attempt = 0; ; attempt++) {
      try {
        yield* this.#stream(body, deadline)
        return
      } catch (error) {
        if (signal.aborted) return
        const trouble = error instanceof EngineError ? error : new EngineError('unreachable', false, String(error))
        if (trouble.isLate || attempt > 0 || deadline.aborted) throw trouble
        await new Promise((resolve) => setTimeout(resolve, this.#patience.retryMs))
      }
    }
  }

  /** Notes of what was said, whole or not at all; asked for once. */
  summarise = async (
    notes: string,
    turns: readonly Turn[],
    language: Language,
    signal: AbortSignal,
  ): Promise<string> => {
    const body = JSON.stringify({
      model: this.#place.model,
      messages: summaryPromptOf(notes, turns, language),
      stream: true,
      max_tokens: SUMMARY_TOKENS_MAX,
      temperature: 0.2,
    })
    let text = ''
    for await (const delta of this.#stream(
      body,
      AbortSignal.any([signal, AbortSignal.timeout(this.#patience.wholeMs)]),
    ))
      if ('text' in delta) text += delta.text
    return text
  }

  async *#stream(body: string, signal: AbortSignal): AsyncIterable<Delta> {
    const { url, key } = this.#place
    // Ours to end: whatever happens below, the upstream is let go.
    const call = new AbortController()
    const watch = new Watch(call, this.#patience)
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
      yield* this.#read(answer.body, watch)
    } catch (error) {
      if (watch.isStalled) throw new EngineError('stalled', watch.isBegun)
      if (error instanceof EngineError) throw error
      throw new EngineError(watch.isBegun ? 'brokeOff' : 'unreachable', watch.isBegun, String(error))
    } finally {
      watch.end()
      signal.removeEventListener('abort', end)
      call.abort()
    }
  }

  async *#read(body: ReadableStream<Uint8Array>, watch: Watch): AsyncIterable<Delta> {
    const events: string[] = []
    const parser = createParser({ onEvent: ({ data }) => void events.push(data) })
    const decoder = new TextDecoder()
    let [unparsed, length] = [0, 0]
    for await (const chunk of body) {
      const text = decoder.decode(chunk, { stream: true })
      unparsed += text.length
      if (unparsed > EVENT_MAX) throw new EngineError('tooLong', watch.isBegun)
      parser.feed(text)
      if (events.length > 0) unparsed = 0
      for (const data of events.splice(0)) {
        const piece = readPiece(data, watch.isBegun)
        if (piece === null) {
          if (!watch.isBegun) throw new EngineError('empty', false)
          return
        }
        if (!piece) continue
        watch.beat()
        length += piece.length
        yield { text: piece }
        if (length > TEXT_MAX) return
      }
    }
    throw new EngineError('brokeOff', watch.isBegun)
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

/** Ends a call that is silent for too long, before its first word or between two. */
class Watch {
  readonly #call: AbortController
  readonly #betweenMs: number
  #timer: NodeJS.Timeout
  isStalled = false
  isBegun = false

  constructor(call: AbortController, { firstMs, betweenMs }: Patience) {
    this.#call = call
    this.#betweenMs = betweenMs
    this.#timer = this.#set(firstMs)
  }

  beat(): void {
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
