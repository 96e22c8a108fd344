// Plays the scene of a draw from the round's current moment: a page opened in the middle of a draw shows the same as
// all others. The steps are a pure function of the outcome, so the end is always the same.

import { isCalm } from '../../scene/motion.ts'
import { sceneEndMs, type Running, type Scene } from '../../scene/scene.ts'

/**
 * Draws one act. It lasts `durationMs` (0: be there at once), of which `elapsedMs` are already over: an animation sets
 * its `currentTime` to that.
 */
export type PerformAt<Act> = (act: Act, durationMs: number, elapsedMs: number) => Running | void

export interface DrawPlay {
  /** Goes straight to the end. */
  finish(): void
  /** Leaves it as it is: no further step is begun. */
  stop(): void
}

/**
 * `sinceMs`: how long ago the draw began. Where less motion is wanted nothing moves until the end, which comes at the
 * same time as everyone else's.
 */
export function playDraw<Act>(scene: Scene<Act>, perform: PerformAt<Act>, sinceMs: number, calm = isCalm()): DrawPlay {
  const running: Running[] = []
  const timers: ReturnType<typeof setTimeout>[] = []
  let next = 0
  let over = false
  const begin = (index: number, durationMs: number, elapsedMs: number): void => {
    const step = scene[index]
    if (!step) return
    next = index + 1
    const run = perform(step.act, durationMs, elapsedMs)
    if (run) running.push(run)
  }
  const stop = (): void => {
    over = true
    for (const timer of timers) clearTimeout(timer)
  }
  const finish = (): void => {
    if (over) return
    stop()
    for (const run of running) run.finish()
    while (next < scene.length) begin(next, 0, 0)
  }
  const leftMs = sceneEndMs(scene) - sinceMs
  if (leftMs <= 0) finish()
  else if (calm) timers.push(setTimeout(finish, leftMs))
  else
    for (const [index, { atMs, durationMs }] of scene.entries()) {
      const elapsedMs = sinceMs - atMs
      if (elapsedMs < 0) timers.push(setTimeout(() => begin(index, durationMs, 0), -elapsedMs))
      else if (elapsedMs >= durationMs) begin(index, 0, 0)
      else begin(index, durationMs, elapsedMs)
    }
  return { finish, stop }
}
