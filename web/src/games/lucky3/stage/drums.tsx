import { useImperativeHandle, useRef, type Ref } from 'react'
import { isCalm } from '../../../play/scene/motion.ts'
import type { Running } from '../../../play/scene/scene.ts'
import { FACES, REELS } from './scene.ts'
import css from './drums.module.css'

const reels = Array.from({ length: REELS }, (_, reel) => reel)
const faces = Array.from({ length: FACES }, (_, digit) => digit)
const FACE_DEG = 360 / FACES
/** How far a reel swings past its digit before it rests: well within the face, so no other digit comes near. */
const SWING_DEG = 5
const SWING_AT = 0.88
const FADE_MS = 400

/**
 * A pane of a drum that shows `face`. Each pane is turned by itself: a drum sorted as one body of ten panes is drawn
 * with holes by browsers without a graphics card, and as the panes never overlap there is nothing to sort.
 */
const paneAt = (digit: number, face: number, pastDeg = 0): string =>
  `perspective(var(--far)) translateZ(calc(-1 * var(--radius))) rotateX(${(digit - face) * FACE_DEG - pastDeg}deg) translateZ(var(--radius))`

const turnOf = (digit: number, from: number, to: number): Keyframe[] => [
  { transform: paneAt(digit, from), easing: 'cubic-bezier(.3,.35,.25,1)' },
  { transform: paneAt(digit, to, SWING_DEG), offset: SWING_AT, easing: 'ease-in-out' },
  { transform: paneAt(digit, to) },
]

/** The frost clears as the reel slows down: while it is fast there is nothing to read. */
const CLEARING: Keyframe[] = [
  { opacity: 1 },
  { opacity: 0.5, offset: 0.12 },
  { opacity: 0, offset: 0.75 },
  { opacity: 0 },
]
const SEALED: Keyframe[] = [{ opacity: 1 }, { opacity: 1 }]

export interface Drums {
  /** Stands still on these faces. */
  rest(digits: readonly number[]): void
  /** Turns a reel on; `elapsedMs` of it are already over. A duration of 0: be there at once. */
  spin(reel: number, from: number, to: number, durationMs: number, elapsedMs: number): Running | void
  /** A reel has come to stand: its light comes up. */
  stand(reel: number): void
}

/** Three drums of frosted glass with ten faces each, moved by the compositor alone. The frame announces the result. */
export function DrumsView({ ref, standing }: { ref: Ref<Drums>; standing: number }) {
  const panes = useRef<(HTMLElement | null)[]>([])
  const veils = useRef<(HTMLElement | null)[]>([])
  const turning = useRef<Animation[][]>([])

  const eachPane = <T,>(reel: number, change: (pane: HTMLElement, digit: number) => T): T[] =>
    faces.flatMap((digit) => {
      const pane = panes.current[reel * FACES + digit]
      return pane ? [change(pane, digit)] : []
    })
  const still = (reel: number, face: number): void => {
    for (const run of turning.current[reel] ?? []) run.cancel()
    eachPane(reel, (pane, digit) => (pane.style.transform = paneAt(digit, face % FACES)))
  }
  useImperativeHandle(ref, () => ({
    rest: (digits) => reels.forEach((reel) => still(reel, digits[reel] ?? 0)),
    spin(reel, from, to, durationMs, elapsedMs) {
      still(reel, to)
      if (durationMs === 0) return
      const veil = veils.current[reel]?.animate(isCalm() ? SEALED : CLEARING, durationMs)
      const turns = isCalm() ? [] : eachPane(reel, (pane, digit) => pane.animate(turnOf(digit, from, to), durationMs))
      if (isCalm() && veil) {
        // With reduced motion the digits come through the frost when the reel would have stopped.
        still(reel, from)
        veil.onfinish = () => still(reel, to)
      }
      const runs = veil ? [veil, ...turns] : turns
      turning.current[reel] = runs
      for (const run of runs) run.currentTime = elapsedMs
      return { finish: () => runs.forEach((run) => run.finish()) }
    },
    stand(reel) {
      const from = isCalm() ? 1 : 0.3
      veils.current[reel]?.animate([{ opacity: from }, { opacity: 0 }], { duration: FADE_MS, easing: 'ease-out' })
    },
  }))

  return (
    <div className={css.machine} aria-hidden="true">
      {reels.map((reel) => (
        <div key={reel} className={css.reel} data-standing={reel < standing || undefined}>
          {faces.map((digit) => (
            <span
              key={digit}
              ref={(pane) => void (panes.current[reel * FACES + digit] = pane)}
              className={`num ${css.pane}`}
            >
              {digit}
            </span>
          ))}
          <i ref={(veil) => void (veils.current[reel] = veil)} className={css.veil} />
          <i className={css.shade} />
        </div>
      ))}
      <i className={css.sweep} />
    </div>
  )
}
