import { encode } from 'uqr'
import css from './qr.module.css'

/** A text as a picture for another device's camera. `label` says what it holds. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={pathOf(data)} />
    </svg>
  )
}

/** One run of dark squares after the other. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const square = (x: number, y: number): string => `M${x} ${y}h1v1h-1z`
  return rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [square(x, y)] : []))).join('')
}
