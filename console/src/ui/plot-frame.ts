// Where the points of a plot lie. Pure, so that it can be checked without a browser.

export interface Point {
  readonly time: number
  readonly value: number
}

export interface Range {
  readonly time: number
  readonly low: number
  readonly high: number
}

export interface Frame {
  readonly left: number
  readonly from: number
  readonly to: number
  readonly ticks: readonly number[]
  readonly barWidth: number
  x(time: number): number
  y(value: number): number
}

const [LEFT, TOP, BOTTOM] = [64, 10, 10]
const TICKS = 4

/** Null where there is no point at all. Zero is always shown: a plot that hides it exaggerates. */
export function frameOf(series: readonly (readonly Point[])[], width: number, height: number): Frame | null {
  const points = series.flat()
  if (points.length === 0) return null
  const times = points.map(({ time }) => time)
  const values = points.map(({ value }) => value)
  const [from, to] = [Math.min(...times), Math.max(...times)]
  const step = stepOf(Math.max(0, ...values) - Math.min(0, ...values))
  const low = Math.floor(Math.min(0, ...values) / step) * step
  const high = Math.max(low + step, Math.ceil(Math.max(0, ...values) / step) * step)
  const moments = Math.max(...series.map(({ length }) => length))
  const barWidth = Math.max(1, ((width - LEFT) / (moments + 1)) * 0.7)
  const inner = width - LEFT - barWidth
  return {
    left: LEFT,
    from,
    to,
    barWidth,
    ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, n) => low + n * step),
    x: (time) => LEFT + barWidth / 2 + (to === from ? inner / 2 : ((time - from) / (to - from)) * inner),
    y: (value) => TOP + ((high - value) / (high - low)) * (height - TOP - BOTTOM),
  }
}

/** 1, 2 or 5 of a power of ten, so that a few lines cover the whole. */
function stepOf(span: number): number {
  if (span === 0) return 1
  const power = 10 ** Math.floor(Math.log10(span / TICKS))
  const found = [1, 2, 5, 10].find((factor) => (factor * power * TICKS) / span >= 1 - 1e-9)
  return (found ?? 10) * power
}

/** Along the upper edge and back along the lower one. */
export const bandOf = (ranges: readonly Range[], frame: Frame): string =>
  lineOf(
    [
      ...ranges.map(({ time, high }) => ({ time, value: high })),
      ...ranges.toReversed().map(({ time, low }) => ({ time, value: low })),
    ],
    frame,
  )

export const lineOf = (points: readonly Point[], { x, y }: Frame): string =>
  points.map(({ time, value }, n) => `${n === 0 ? 'M' : 'L'}${x(time).toFixed(1)} ${y(value).toFixed(1)}`).join('')
