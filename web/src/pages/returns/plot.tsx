import { barOffs, isOutside, type Measured } from './figures.ts'
import css from './returns.module.css'

/** So many spreads fit on each side; what lies farther off stands at the edge. */
const SIDE = 4
/** In hundredths of the width, with a little room for the dot at both ends. */
export const placeOf = (off: number): number => 50 + (Math.max(-SIDE, Math.min(SIDE, off)) / SIDE) * 46

/** A bar of two spreads to each side of what was to be expected, and a dot for what came. */
export function Plot({ measured, label }: { measured: Measured; label: string }) {
  const [low, high] = barOffs(measured)
  return (
    <svg className={css.svg} width="100%" height="28" role="img" aria-label={label}>
      <line className={css.axis} x1={`${placeOf(low > -2 ? low : -SIDE)}%`} x2="96%" y1="14" y2="14" />
      <rect
        className={css.bar}
        x={`${placeOf(low)}%`}
        width={`${placeOf(high) - placeOf(low)}%`}
        y="8"
        height="12"
        rx="6"
      />
      <line className={css.middle} x1="50%" x2="50%" y1="4" y2="24" />
      <circle
        className={css.dot}
        cx={`${placeOf(measured.off)}%`}
        cy="14"
        r="7"
        data-out={isOutside(measured) || undefined}
      />
    </svg>
  )
}
