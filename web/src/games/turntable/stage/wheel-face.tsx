import { multiplierAt, WHEELS, type Risk } from '@glasshouse/rulebook/games/turntable/rules'
import { useFormat } from '@glasshouse/ui/text/i18n.ts'
import { paintOf } from './paint.ts'
import { pointAt, SLICE_DEG, slicePath } from './wheel-shape.ts'
import css from './wheel.module.css'

/** In the drawing's units: the whole wheel has a radius of 100. */
const [INNER, OUTER] = [33, 87]
const LABELS = 74
const PEGS = 84.6

interface WheelFaceProps {
  risk: Risk
  lit: number | null
  isWin: boolean
}

/** Twenty equal segments in the order of the rules, each with what it pays. Drawn once; its layer turns. */
export function WheelFace({ risk, lit, isWin }: WheelFaceProps) {
  const wheel = WHEELS[risk]
  return (
    <svg className={css.face} viewBox="-100 -100 200 200">
      <defs>
        {[...new Set(wheel)].map((multiplier) => {
          const { rim, core } = paintOf(multiplier)
          return (
            <radialGradient
              key={multiplier}
              id={paintId(multiplier)}
              gradientUnits="userSpaceOnUse"
              cx="0"
              cy="0"
              r={OUTER}
            >
              <stop offset={INNER / OUTER} stopColor={core} />
              <stop offset="0.82" stopColor={rim} />
            </radialGradient>
          )
        })}
      </defs>
      {wheel.map((multiplier, segment) => (
        <path
          key={segment}
          d={slicePath(segment, INNER, OUTER)}
          fill={`url(#${paintId(multiplier)})`}
          stroke="#12051a"
          strokeWidth="0.8"
        />
      ))}
      <circle r={OUTER - 0.5} fill="none" stroke="#ffffff2e" strokeWidth="1" />
      {wheel.map((_, segment) => (
        <Label key={segment} risk={risk} segment={segment} />
      ))}
      {lit !== null && isWin && <path className={css.shade} d={othersPath(lit)} />}
      {lit !== null && <path className={css.lit} data-win={isWin || undefined} d={slicePath(lit, INNER, OUTER)} />}
      {wheel.map((_, segment) => {
        const [x, y] = pointAt(PEGS, segment * SLICE_DEG)
        return <circle key={segment} cx={x} cy={y} r="1.35" fill="#ffe3c2" stroke="#12051a" strokeWidth="0.5" />
      })}
    </svg>
  )
}

const paintId = (multiplier: number): string => `turntable-${multiplier}`

/** All segments but one. */
const othersPath = (segment: number): string =>
  WHEELS.low.map((_, each) => (each === segment ? '' : slicePath(each, INNER, OUTER))).join('')

function Label({ risk, segment }: { risk: Risk; segment: number }) {
  const format = useFormat()
  const multiplier = multiplierAt(risk, segment)
  const digits = multiplier === 0 ? '0' : format.multiplier(multiplier / 100).slice(0, -1)
  return (
    <text
      className={`num ${css.label}`}
      transform={`rotate(${(segment + 0.5) * SLICE_DEG}) translate(0 ${-LABELS})`}
      fill={paintOf(multiplier).ink}
      data-long={digits.length > 3 || undefined}
    >
      {digits}
      {multiplier > 0 && <tspan>×</tspan>}
    </text>
  )
}
