// Moves the wheel and its pointer by the compositor alone: every turn is reckoned before it begins.

import { isCalm } from '../../../play/scene/motion.ts'
import type { Running } from '../../../play/scene/scene.ts'
import { play } from '../../../play/sound.ts'
import { backing, coasted, FULL, liftAt, pointerLifts, stopAt, tickTimes, type Pace } from './spin.ts'
import { modulo, PLAIN_SEGMENT, SLICE_DEG } from './wheel-shape.ts'

const FRAME_MS = 16
const FADE_MS = 300
/** Speed that grows evenly. */
const WIND_UP = 'cubic-bezier(.3333,0,.6667,.3333)'
/** A peg pushes the pointer's tip along with the wheel. */
const LIFT_DEG = -24
/** Ticks never come so fast that they buzz. */
const TICKS_APART_MS = 70
const WOBBLE_SAMPLES = 8
/** Where it stands before the first spin: in the middle of a segment that no wheel pays for, so it promises nothing. */
const START_DEG = -(PLAIN_SEGMENT + 0.5) * SLICE_DEG

const turn = (deg: number): string => `rotate(${deg.toFixed(3)}deg)`
const nowMs = (): number => Number(document.timeline.currentTime ?? 0)

export type Spinner = ReturnType<typeof createSpinner>

export function createSpinner(rotor: HTMLElement, pointer: HTMLElement) {
  let restDeg = START_DEG
  let running: { readonly pace: Pace; readonly fromMs: number } | null = null
  let moves: Animation[] = []
  let ticks: ReturnType<typeof setTimeout>[] = []

  const move = (
    node: HTMLElement,
    turns: readonly number[],
    timing: KeyframeAnimationOptions,
    fromMs: number,
  ): void => {
    const frames = turns.map((deg) => ({ transform: turn(deg) }))
    const animation = node.animate(frames, timing)
    // All parts of one turn share one beginning, and the next turn begins where this one is at that moment.
    animation.startTime = fromMs
    moves.push(animation)
  }

  const still = (): void => {
    for (const animation of moves) animation.cancel()
    for (const tick of ticks) clearTimeout(tick)
    moves = []
    ticks = []
    rotor.style.transform = turn(restDeg)
  }

  function brake(toDeg: number, pace: Pace): Running {
    const fromMs = nowMs()
    const sinceMs = running ? fromMs - running.fromMs : 0
    const stop = stopAt(toDeg, restDeg, sinceMs, pace)
    restDeg = modulo(toDeg, 360)
    running = null
    // It already rests at its place beneath; the turn only hides that while it lasts.
    still()
    const duration = stop.durationMs
    const samples = Math.ceil(duration / FRAME_MS)
    const turns = Array.from({ length: samples + 1 }, (_, sample) => stop.at((sample * duration) / samples))
    move(rotor, turns, { duration }, fromMs)
    const lifts = pointerLifts(stop, duration / samples)
    move(pointer, lifts.map(tilt), { duration }, fromMs)
    ticks = tickTimes(stop, TICKS_APART_MS).map((ms) => setTimeout(() => play('tap'), ms))
    return { finish: still }
  }

  still()
  return {
    /** Lets the wheel run while nothing is known yet. */
    run(pace: Pace) {
      running = null
      still()
      const fromMs = nowMs()
      running = { pace, fromMs }
      const { windUpMs, speed } = pace
      const full = restDeg + coasted(pace, windUpMs)
      move(rotor, [restDeg, full], { duration: windUpMs, easing: WIND_UP }, fromMs)
      const round = { duration: 360 / speed, iterations: Infinity, delay: windUpMs }
      move(rotor, [full, full + 360], round, fromMs)
      move(pointer, WOBBLE, { duration: SLICE_DEG / speed, iterations: Infinity, delay: windUpMs / 2 }, fromMs)
    },
    /** Nothing was bet: back to where it stood. */
    back() {
      if (running) brake(restDeg, backing(running.pace))
    },
    /** Brakes it to its place; with no time, it is there at once. */
    stop(toDeg: number, durationMs: number): Running | void {
      if (durationMs > 0) return brake(toDeg, { ...(running?.pace ?? FULL), stopMs: durationMs })
      restDeg = modulo(toDeg, 360)
      running = null
      still()
      if (isCalm()) rotor.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: 'ease-out' })
    },
  }
}

const tilt = (lift: number): number => lift * LIFT_DEG

/** One peg after another. */
const WOBBLE = Array.from({ length: WOBBLE_SAMPLES }, (_, sample) =>
  tilt(Math.max(0.35, liftAt(((sample + 0.5) / WOBBLE_SAMPLES) * SLICE_DEG))),
)
