import { useImperativeHandle, useRef, type Ref } from 'react'
import { EASE } from '../../../play/scene/motion.ts'
import type { Running } from '../../../play/scene/scene.ts'
import { COLUMNS, digitsOf } from '../scene.ts'
import css from './odometer.module.css'

const ROWS = 30
const reel = Array.from({ length: ROWS }, (_, row) => row % 10).join('\n')
const columns = Array.from({ length: COLUMNS }, (_, column) => column)
const LINE_EM = 1.16
const loopOf = (column: number) => ({ duration: 420 + column * 30, iterations: Infinity })
const at = (row: number): string => `translateY(${-row * LINE_EM}em)`

export interface Odometer {
  /** Lets the wheels run while nothing is known yet. */
  spin(): void
  /** Stops them where they were before. */
  rest(): void
  turn(column: number, digit: number, turns: number, durationMs: number): Running | void
}

/** Five wheels of digits, moved by the compositor alone. `ResultAnnouncer` says the result aloud. */
export function OdometerView({ ref, roll }: { ref: Ref<Odometer>; roll: number }) {
  const wheels = useRef<(HTMLSpanElement | null)[]>([])
  const turning = useRef<(Animation | undefined)[]>([])
  const shown = useRef<number[]>(digitsOf(roll))
  const still = (column: number): void => {
    turning.current[column]?.cancel()
    const wheel = wheels.current[column]
    if (wheel) wheel.style.transform = at(shown.current[column] ?? 0)
  }
  const animate = (column: number, from: number, to: number, timing: KeyframeAnimationOptions): Animation | undefined =>
    (turning.current[column] = wheels.current[column]?.animate(
      [{ transform: at(from) }, { transform: at(to) }],
      timing,
    ))

  useImperativeHandle(ref, () => ({
    spin: () => columns.forEach((column) => animate(column, column, column + 10, loopOf(column))),
    rest: () => columns.forEach(still),
    turn(column, digit, turns, durationMs) {
      const from = shown.current[column] ?? 0
      shown.current[column] = digit
      still(column)
      // The wheel already rests at its digit beneath; the turn only hides that while it lasts.
      if (durationMs > 0) return animate(column, from, digit + 10 * turns, { duration: durationMs, easing: EASE })
    },
  }))

  return (
    <div className={`num ${css.odometer}`} aria-hidden="true">
      {columns.map((column) => (
        <span key={column} className={css.window}>
          <span
            ref={(wheel) => {
              wheels.current[column] = wheel
              still(column)
            }}
            className={css.wheel}
          >
            {reel}
          </span>
        </span>
      ))}
    </div>
  )
}
