// Events of an engine's stream, and the timer that ends a silent one.

import { EngineError } from './failure.ts'

export interface Timeouts {
  readonly firstMs: number
  readonly betweenMs: number
  readonly totalMs: number
  readonly retryMs: number
}

interface Piece {
  /** Empty while the engine reasons. */
  readonly text: string
  readonly isEnd: boolean
}

interface Choice {
  readonly delta?: { readonly content?: unknown; readonly reasoning_content?: unknown; readonly reasoning?: unknown }
  readonly finish_reason?: unknown
}

/** What an event says; null where it says nothing. Reasoning is a sign of life and has no text. */
export function readPiece(data: string, isLate: boolean): Piece | null {
  if (data.trim() === '[DONE]') return { text: '', isEnd: true }
  let read: { choices?: Choice[]; error?: unknown } | null
  try {
    read = JSON.parse(data) as typeof read
  } catch {
    throw new EngineError('garbage', isLate)
  }
  const choice = read?.choices?.[0]
  if (!choice) {
    if (read?.error) throw new EngineError('garbage', isLate, 'error')
    return null
  }
  const { content, reasoning_content: thought, reasoning } = choice.delta ?? {}
  const text = typeof content === 'string' ? content : ''
  const isEnd = Boolean(choice.finish_reason)
  return text || isEnd || isFull(thought) || isFull(reasoning) ? { text, isEnd } : null
}

const isFull = (value: unknown): boolean => typeof value === 'string' && value !== ''

/** Aborts a call that is silent for too long, before its first sign of life or between two. */
export class StallTimer {
  readonly #call: AbortController
  readonly #betweenMs: number
  #timer: NodeJS.Timeout
  isStalled = false
  /** Text of the answer has arrived. */
  isBegun = false

  constructor(call: AbortController, { firstMs, betweenMs }: Timeouts) {
    this.#call = call
    this.#betweenMs = betweenMs
    this.#timer = this.#set(firstMs)
  }

  reset(): void {
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
