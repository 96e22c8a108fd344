// What a crash stage draws, moment by moment. A picture is handed plain facts and a 2D context, never the DOM, so
// that it can be drawn in a worker. Everything in a frame is public at its moment: no picture can hint at an end.

export interface CrashFrame {
  readonly phase: 'betting' | 'locked' | 'running' | 'result'
  /** A steady clock in milliseconds, for movement that means nothing (stars, breath, sparks). */
  readonly clockMs: number
  /** Until betting closes; 0 in other phases. */
  readonly untilLockMs: number
  /** Since the value began to rise; stands still at its last moment in `result`, 0 before the start. */
  readonly elapsedMs: number
  /** The value in hundredths; 100 before the start, the bust point in `result`. */
  readonly value: number
  /** Steps passed; 0 on a curve. */
  readonly step: number
  /** In `result` only: since the round ended. */
  readonly sinceEndMs: number
  /** In `result` only: the top was reached, so nobody lost. */
  readonly isTop: boolean
  /** Those who left so far, in hundredths, ascending; `mine` is the player's own. */
  readonly exits: readonly number[]
  readonly mine: number | null
  /** Whether the player has a bet in this round that is still in. */
  readonly isIn: boolean
  /** No particles, no shaking: states, not movement. */
  readonly isStill: boolean
}

export type PictureContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export interface CrashPicture {
  /** The size in CSS pixels; the context is already scaled to it. */
  resize(width: number, height: number): void
  draw(frame: CrashFrame): void
}

export type CreatePicture = (context: PictureContext) => CrashPicture
