import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react'
import type { Risk } from '@glasshouse/rulebook/games/turntable/rules'
import type { Tone } from '../../../play/settled-bet.ts'
import { createSpinner, type Spinner } from './spinner.ts'
import { WheelFace } from './wheel-face.tsx'
import css from './wheel.module.css'

const VIEW = '-100 -100 200 200'
/** Lamps on the rim, and how many of them share one light of the chase. */
const LAMPS = 40
const CHASE = 4

interface WheelViewProps {
  ref: Ref<Spinner>
  risk: Risk
  /** The segment that was drawn, once it was shown. */
  lit: number | null
  tone: 'spinning' | Tone | undefined
  /** Names the picture. */
  label: string
  /** Stands in the middle. */
  children: ReactNode
}

/** One layer that only ever turns, between a rim that stands still and a light that lies over both. */
export function WheelView({ ref, risk, lit, tone, label, children }: WheelViewProps) {
  const rotor = useRef<HTMLDivElement>(null)
  const pointer = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => createSpinner(rotor.current!, pointer.current!), [])
  return (
    <div className={css.wheel} data-tone={tone}>
      <div role="img" aria-label={label} className={css.picture}>
        <Stand />
        <Rim />
        <div ref={rotor} className={css.rotor} data-segment={lit ?? undefined}>
          <WheelFace key={risk} risk={risk} lit={lit} isWin={tone === 'win'} />
        </div>
        <i className={css.sheen} />
        <div ref={pointer} className={css.pointer}>
          <Pointer />
        </div>
      </div>
      <div className={css.middle}>{children}</div>
    </div>
  )
}

/** What does not turn: the metal, the track of the lamps, and the lamps in three lights. */
function Rim() {
  return (
    <>
      <svg className={css.layer} viewBox={VIEW}>
        <defs>
          <linearGradient id="turntable-metal" x1="0.1" y1="0" x2="0.6" y2="1">
            <stop offset="0" stopColor="#ffe9d2" />
            <stop offset="0.28" stopColor="#ff9a5c" />
            <stop offset="0.62" stopColor="#c22f86" />
            <stop offset="1" stopColor="#4a0f45" />
          </linearGradient>
        </defs>
        <circle r="99.6" fill="url(#turntable-metal)" />
        <circle r="97.4" fill="#230a26" />
        <circle r="97.4" fill="none" stroke="#0b0910" strokeOpacity=".55" strokeWidth="1" />
        <circle r="88.6" fill="url(#turntable-metal)" />
        <Lamps of={LAMPS} colour="#6b2b59" width={3.6} />
      </svg>
      <svg className={`${css.layer} ${css.rest}`} viewBox={VIEW}>
        <Lamps of={LAMPS / 2} colour="#ffd9a8" width={3.2} />
      </svg>
      <svg className={`${css.layer} ${css.chase}`} viewBox={VIEW}>
        <Lamps of={LAMPS / CHASE} colour="#ffb070" width={3.4} behind={1} />
        <Lamps of={LAMPS / CHASE} colour="#ff9a45" width={7} opacity={0.4} />
        <Lamps of={LAMPS / CHASE} colour="#fff6e4" width={4} />
      </svg>
      <svg className={`${css.layer} ${css.all}`} viewBox={VIEW}>
        <Lamps of={LAMPS} colour="#ff9a45" width={6.6} opacity={0.4} />
        <Lamps of={LAMPS} colour="#fff6e4" width={4} />
      </svg>
    </>
  )
}

interface LampsProps {
  of: number
  colour: string
  width: number
  opacity?: number
  /** So many places behind its light. */
  behind?: number
}

const Lamps = ({ of, colour, width, opacity = 1, behind = 0 }: LampsProps) => (
  <circle
    r="93"
    fill="none"
    stroke={colour}
    strokeWidth={width}
    strokeOpacity={opacity}
    strokeLinecap="round"
    pathLength={of}
    strokeDasharray=".001 .999"
    transform={`rotate(${-90 + (0.5 - behind) * (360 / LAMPS)})`}
  />
)

/** What carries the wheel, where the stage has room beneath it. */
function Stand() {
  return (
    <svg className={css.stand} viewBox="-90 0 180 190">
      <defs>
        <linearGradient id="turntable-leg" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.5" stopColor="#7d1d60" />
          <stop offset="1" stopColor="#2c0c33" />
        </linearGradient>
      </defs>
      <ellipse cy="181" rx="84" ry="6" fill="#0b0910" fillOpacity=".6" />
      <path d="M-20 0H-4L-36 172H-62z" fill="url(#turntable-leg)" />
      <path d="M20 0H4L36 172H62z" fill="url(#turntable-leg)" />
      <path d="M-20 0h4L-57 172h-5z" fill="#ff9a5c" fillOpacity=".36" />
      <path d="M4 0h4L41 172h-5z" fill="#ff9a5c" fillOpacity=".22" />
      <path d="M-35 136H35l2 10H-37z" fill="#4a1347" />
      <rect x="-74" y="168" width="148" height="12" rx="6" fill="#5d1650" />
      <rect x="-74" y="168" width="148" height="3" rx="1.5" fill="#ff9a5c" fillOpacity=".6" />
    </svg>
  )
}

function Pointer() {
  return (
    <svg viewBox="-12 -10 24 40">
      <path d="M0 29.5C-2 21-8.6 9-8.6 0a8.6 8.6 0 0 1 17.2 0C8.6 9 2 21 0 29.5z" fill="#fff6e4" />
      <path d="M0 29.5V-8.6A8.6 8.6 0 0 1 8.6 0C8.6 9 2 21 0 29.5z" fill="#e9bfd2" />
      <circle r="4.4" fill="#e23fb0" />
      <circle cx="-1.3" cy="-1.4" r="1.5" fill="#ffc0e6" />
    </svg>
  )
}
