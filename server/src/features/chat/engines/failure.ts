// How a call of an engine can fail.

export type FailureKind =
  | 'unreachable'
  | 'status'
  | 'rejected'
  | 'notStream'
  | 'garbage'
  | 'stalled'
  | 'brokeOff'
  | 'tooLong'
  | 'empty'
  | 'open'
  | 'spent'

/** Failures that another player's next call may well meet too. The others can be caused by what one player wrote, and must
 * not close the engine to everybody. */
const SHARED: ReadonlySet<FailureKind> = new Set([
  'unreachable',
  'status',
  'notStream',
  'garbage',
  'stalled',
  'brokeOff',
])
/** A call that was never made, or that would be answered the same way again. */
const FINAL: ReadonlySet<FailureKind> = new Set(['open', 'spent', 'rejected'])

/** A failure of an engine. `isLate` tells that a part of the answer had already arrived. */
export class EngineError extends Error {
  readonly kind: FailureKind
  readonly isLate: boolean
  /** How long the engine asks not to be called. */
  readonly retryAfterMs: number | null

  constructor(kind: FailureKind, isLate: boolean, detail = '', retryAfterMs: number | null = null) {
    super(`the chat engine failed: ${kind}${detail && ` (${detail})`}`)
    this.name = 'EngineError'
    this.kind = kind
    this.isLate = isLate
    this.retryAfterMs = retryAfterMs
  }

  get isShared(): boolean {
    return SHARED.has(this.kind)
  }

  get isFinal(): boolean {
    return FINAL.has(this.kind)
  }
}

/** What an engine may ask for at most: its clock may be wrong. */
export const RETRY_AFTER_MAX_MS = 5 * 60_000

/** The `Retry-After` of a response in milliseconds: seconds, or a date by the engine's own clock. */
export function retryAfterOf(headers: Headers, now = Date.now()): number | null {
  const value = headers.get('retry-after')?.trim()
  if (!value) return null
  const clock = Date.parse(headers.get('date') ?? '')
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - (Number.isNaN(clock) ? now : clock)
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), RETRY_AFTER_MAX_MS)
}

/** A request that the engine refuses as such says nothing about its health. */
export const statusError = (response: Response): EngineError =>
  new EngineError(
    [400, 404, 413, 414, 422].includes(response.status) ? 'rejected' : 'status',
    false,
    String(response.status),
    retryAfterOf(response.headers),
  )
