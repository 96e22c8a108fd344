import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react'
import { isCalm } from '../../play/scene/motion.ts'
import type { PerformAt, Running } from '../../play/scene/scene.ts'
import { PAINT } from './text.ts'
import { colourPaths, fieldPath, restAngle, type WheelAct } from './wheel.ts'
import css from './stage.module.css'

const EASING = 'cubic-bezier(.12,.75,.1,1)'
const FADE_MS = 300
/** In the drawing's units: the wheel has a radius of 100. */
const FIELDS = { inner: 56, outer: 86 }
/** Where the ball runs and where it lies, from the middle, in percent of the wheel. */
const [RIM, POCKET] = ['-45.6%', '-38.4%']
const paths = colourPaths(FIELDS.inner, FIELDS.outer)
const topField = fieldPath(0, FIELDS.inner, FIELDS.outer)

export interface Wheel {
  /** The field that stands at its top, or will when it has come to rest. */
  slot(): number
  /** Stands still at a field. */
  stand(slot: number): void
  readonly perform: PerformAt<WheelAct>
}

interface WheelViewProps {
  ref: Ref<Wheel>
  /** Lights the field at the top. */
  isLit: boolean
  /** Stands in the middle. */
  children: ReactNode
}

/** Two layers that only ever turn: the fields, and the ball against them. */
export function WheelView({ ref, isLit, children }: WheelViewProps) {
  const fields = useRef<SVGSVGElement>(null)
  const orbit = useRef<HTMLDivElement>(null)
  const ball = useRef<HTMLElement>(null)
  const slot = useRef(0)

  useImperativeHandle(ref, () => {
    const stand = (next: number): void => {
      const [wheel, ring, marble] = [fields.current, orbit.current, ball.current]
      if (!wheel || !ring || !marble) return
      for (const node of [wheel, ring, marble]) for (const run of node.getAnimations()) run.cancel()
      wheel.style.transform = `rotate(${restAngle(next)}deg)`
      marble.style.transform = `translateY(${POCKET})`
      if (isCalm() && next !== slot.current)
        wheel.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: 'ease-out' })
      slot.current = next
    }
    const run = (node: Element | null, from: string, to: string, durationMs: number, elapsedMs: number) => {
      const turning = node?.animate([{ transform: from }, { transform: to }], {
        duration: durationMs,
        easing: EASING,
        fill: 'forwards',
      })
      if (turning) turning.currentTime = elapsedMs
      return turning
    }
    const perform: PerformAt<WheelAct> = (act, durationMs, elapsedMs): Running | void => {
      if (act.kind === 'stand') return stand(act.slot)
      if (durationMs === 0) return
      if (act.kind === 'drop') {
        run(ball.current, `translateY(${RIM})`, `translateY(${POCKET})`, durationMs, elapsedMs)
        return
      }
      if (ball.current) ball.current.style.transform = `translateY(${RIM})`
      run(fields.current, `rotate(${act.wheelFrom}deg)`, `rotate(${act.wheelTo}deg)`, durationMs, elapsedMs)
      run(orbit.current, `rotate(${act.ballFrom}deg)`, `rotate(${act.ballTo}deg)`, durationMs, elapsedMs)
    }
    return { slot: () => slot.current, stand, perform }
  }, [])

  return (
    <div className={css.wheel} data-lit={isLit || undefined}>
      <i className={css.pointer} aria-hidden="true" />
      <Rim />
      <svg ref={fields} className={css.fields} viewBox="-100 -100 200 200" aria-hidden="true">
        {paths.map(({ colour, d }) => (
          <path key={colour} d={d} fill={PAINT[colour].fill} stroke="#0b0910" strokeWidth={0.7} />
        ))}
        <circle r={FIELDS.inner} fill="none" stroke="#ffd16680" strokeWidth={1.2} />
      </svg>
      <svg className={css.glow} viewBox="-100 -100 200 200" aria-hidden="true">
        <path d={topField} transform={`rotate(${restAngle(0)})`} fill="#ffffff24" stroke="#fff" strokeWidth={1.3} />
      </svg>
      <div ref={orbit} className={css.orbit} aria-hidden="true">
        <i ref={ball} className={css.ball} style={{ transform: `translateY(${POCKET})` }} />
      </div>
      <div className={css.middle}>{children}</div>
    </div>
  )
}

/** What does not turn: the bowl, the track of the ball, the light on the metal. */
function Rim() {
  return (
    <svg className={css.rim} viewBox="-100 -100 200 200" aria-hidden="true">
      <defs>
        <linearGradient id="rim" x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stopColor="#ffe7ae" />
          <stop offset="0.45" stopColor="#b9822f" />
          <stop offset="1" stopColor="#5b3411" />
        </linearGradient>
        <radialGradient id="bowl">
          <stop offset="0" stopColor="#2a2137" />
          <stop offset="0.86" stopColor="#120d19" />
          <stop offset="1" stopColor="#2b1d22" />
        </radialGradient>
      </defs>
      <circle r="99.5" fill="url(#rim)" />
      <circle r="96.5" fill="url(#bowl)" />
      <circle r="88" fill="none" stroke="#ffd16659" strokeWidth="0.8" />
    </svg>
  )
}
