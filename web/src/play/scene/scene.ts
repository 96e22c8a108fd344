// A scene is a pure function from an outcome to timed steps; this plays one. What is shown can only be
// what the steps say: skipping and reduced motion come to the same end, sooner.

export interface Step<Action> {
  readonly atMs: number
  readonly durationMs: number
  readonly act: Action
}

/** Steps in the order of their times. */
export type Scene<Action> = readonly Step<Action>[]

export interface Running {
  finish(): void
}

/** Draws one act; a duration of 0 means: be there at once. */
export type Perform<Action> = (act: Action, durationMs: number) => Running | void

/** Of an act that lasts `durationMs`, `elapsedMs` are already over: an animation sets its `currentTime` to that. */
export type PerformAt<Action> = (act: Action, durationMs: number, elapsedMs: number) => Running | void

export interface ScenePlay {
  /** Go straight to the result. */
  skip(): void
  /** Leaves it as it is: no further step is begun. */
  stop(): void
  readonly ended: Promise<void>
}

export const sceneEndMs = (scene: Scene<unknown>): number =>
  scene.reduce((end, step) => Math.max(end, step.atMs + step.durationMs), 0)

/**
 * `isInstant` shows the result at once. A scene that began `sinceMs` ago goes on from there. One that `isHeld` shows
 * nothing until its end, which comes when it would have come.
 */
export function playScene<Action>(
  scene: Scene<Action>,
  perform: PerformAt<Action>,
  isInstant = false,
  sinceMs = 0,
  isHeld = false,
): ScenePlay {
  const running: Running[] = []
  const timers: ReturnType<typeof setTimeout>[] = []
  let resolve = (): void => undefined
  const ended = new Promise<void>((done) => (resolve = done))
  let next = 0
  let over = false

  const begin = (index: number, durationMs: number, elapsedMs: number): void => {
    next = index + 1
    const run = perform((scene[index] as Step<Action>).act, durationMs, elapsedMs)
    if (run) running.push(run)
  }
  const stop = (): void => {
    over = true
    for (const timer of timers) clearTimeout(timer)
  }
  const skip = (): void => {
    if (over) return
    stop()
    for (const run of running) run.finish()
    while (next < scene.length) begin(next, 0, 0)
    resolve()
  }
  const end = (): void => {
    over = true
    resolve()
  }
  const after = (ms: number, act: () => void): void => void timers.push(setTimeout(act, ms))

  const leftMs = sceneEndMs(scene) - sinceMs
  if (isInstant || (leftMs <= 0 && sinceMs > 0)) skip()
  else if (isHeld) after(leftMs, skip)
  else {
    for (const [index, { atMs, durationMs }] of scene.entries()) {
      const elapsedMs = sinceMs - atMs
      if (elapsedMs < 0) after(-elapsedMs, () => begin(index, durationMs, 0))
      else if (elapsedMs >= durationMs) begin(index, 0, 0)
      else begin(index, durationMs, elapsedMs)
    }
    after(leftMs, end)
  }
  return { skip, stop, ended }
}
