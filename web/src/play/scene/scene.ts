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

export interface ScenePlay {
  /** Go straight to the result. */
  skip(): void
  readonly ended: Promise<void>
}

export const sceneEndMs = (scene: Scene<unknown>): number =>
  scene.reduce((end, step) => Math.max(end, step.atMs + step.durationMs), 0)

export function playScene<Action>(scene: Scene<Action>, perform: Perform<Action>, instant = false): ScenePlay {
  const running: Running[] = []
  const timers: ReturnType<typeof setTimeout>[] = []
  let resolve = (): void => undefined
  const ended = new Promise<void>((done) => (resolve = done))
  let next = 0
  let over = false

  const begin = (step: Step<Action>, durationMs: number): void => {
    next++
    const run = perform(step.act, durationMs)
    if (run) running.push(run)
  }

  const skip = (): void => {
    if (over) return
    over = true
    for (const timer of timers) clearTimeout(timer)
    for (const run of running) run.finish()
    while (next < scene.length) begin(scene[next] as Step<Action>, 0)
    resolve()
  }

  if (instant) {
    skip()
  } else {
    for (const step of scene) {
      if (step.atMs === 0) begin(step, step.durationMs)
      else timers.push(setTimeout(() => begin(step, step.durationMs), step.atMs))
    }
    timers.push(
      setTimeout(() => {
        over = true
        resolve()
      }, sceneEndMs(scene)),
    )
  }
  return { skip, ended }
}
