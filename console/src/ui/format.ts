// Numbers and times as the console writes them.

const whole = new Intl.NumberFormat('en')
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 2 })

export const number = (value: number): string => whole.format(value)
/** Gold, with a true minus. */
export const gold = (value: number): string => whole.format(value).replace('-', '−')
export const short = (value: number): string => compact.format(value)
export const share = (value: number): string => percent.format(value)

const two = (value: number): string => String(value).padStart(2, '0')

/** Sorted as it reads: 2026-11-15 14:03:22, on this browser's clock. */
export function timestamp(ms: number): string {
  const at = new Date(ms)
  return `${day(ms)} ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`
}

export function day(ms: number): string {
  const at = new Date(ms)
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

const STEPS: [number, Intl.RelativeTimeFormatUnit][] = [
  [60, 'second'],
  [60, 'minute'],
  [24, 'hour'],
  [30, 'day'],
  [12, 'month'],
]
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** Such as '3 hours ago'. */
export function ago(ms: number, now = Date.now()): string {
  let value = (ms - now) / 1000
  for (const [size, unit] of STEPS) {
    if (Math.abs(value) < size) return relative.format(Math.round(value), unit)
    value /= size
  }
  return relative.format(Math.round(value), 'year')
}
