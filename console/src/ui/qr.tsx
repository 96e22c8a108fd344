import { encode } from 'uqr'

/** A text as a picture for another device's camera. `label` says what it holds. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      width={200}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      style={{ borderRadius: 12, background: '#ffffff', fill: '#0b0910' }}
    >
      <path d={path} />
    </svg>
  )
}
