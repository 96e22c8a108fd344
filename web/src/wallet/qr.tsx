import { encode } from 'uqr'

const LOOK = { width: 'min(100%, 208px)', height: 'auto', borderRadius: 'var(--r-2)', background: '#fff' }

/** A text as a picture for another device's camera. `label` says what it holds. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  return (
    <svg style={LOOK} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={pathOf(data)} />
    </svg>
  )
}

/** The dark squares, row by row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const square = (x: number, y: number): string => `M${x} ${y}h1v1h-1z`
  return rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [square(x, y)] : []))).join('')
}
