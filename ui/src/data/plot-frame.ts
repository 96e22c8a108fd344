// Where the points of a plot lie, in percent of its width and height. Pure, so that it is tested without a browser.

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
  /** Every time that has a point, in order. */
  readonly times: readonly number[]
  readonly ticks: readonly number[]
  readonly barWidth: number
  x(time: number): number
  y(value: number): number
}

/** Keeps strokes and tick labels at the edges from being cut off. */
const EDGE = 5
const TICKS = 4
const WIDEST_BAR = 8

/** Null where there is no point at all. Zero is shown unless told otherwise: a plot that hides it exaggerates. */
export function frameOf(series: readonly (readonly Point[])[], isFromZero = true): Frame | null {
  const points = series.flat()
  if (points.length === 0) return null
  const times = [...new Set(points.map(({ time }) => time))].toSorted((a, b) => a - b)
  const [from = 0, to = 0] = [times[0], times.at(-1)]
  const values = [...points.map(({ value }) => value), ...(isFromZero ? [0] : [])]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  // A single level that need not show zero gets an axis close to it.
  const step = stepOf(most - least || (isFromZero ? 0 : Math.abs(most) / 10))
  const low = Math.floor(least / step) * step
  const high = Math.max(low + step, Math.ceil(most / step) * step)
  const barWidth = Math.min(WIDEST_BAR, (100 / (times.length + 1)) * 0.7)
  const inner = 100 - barWidth
  return {
    times,
    barWidth,
    ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, n) => low + n * step),
    x: (time) => barWidth / 2 + (to === from ? inner / 2 : ((time - from) / (to - from)) * inner),
    y: (value) => EDGE + ((high - value) / (high - low)) * (100 - 2 * EDGE),
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
  points.map(({ time, value }, n) => `${n === 0 ? 'M' : 'L'}${x(time).toFixed(2)} ${y(value).toFixed(2)}`).join('')

/** Lines without length: with round ends they are drawn as dots. */
export const dotsOf = (points: readonly Point[], { x, y }: Frame): string =>
  points.map(({ time, value }) => `M${x(time).toFixed(2)} ${y(value).toFixed(2)}h0`).join('')
