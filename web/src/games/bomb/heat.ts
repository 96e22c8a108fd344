// How hot the bomb is: from cold iron at 1x to white at the top, by how often the value has doubled.

import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import { clamp01 } from '../../play/crash/picture/paint.ts'

const DOUBLINGS = Math.log(bomb.topMultiplier / 100)

export const heatOf = (value: number): number => clamp01(Math.log(Math.max(100, value) / 100) / DOUBLINGS)

/** All of them stand out from the dark iron behind the digits. */
const DIGITS: readonly (readonly [heat: number, rgb: readonly [number, number, number]])[] = [
  [0, [255, 214, 190]],
  [0.25, [255, 178, 122]],
  [0.5, [255, 190, 92]],
  [0.75, [255, 224, 138]],
  [1, [255, 250, 226]],
]

/** So many colours are enough for the eye, and the page need not restyle its number in every frame. */
const SHADES = 24

/** The colour in which a value glows on the iron. */
export function digitColour(value: number): string {
  const heat = Math.round(heatOf(value) * SHADES) / SHADES
  const next = Math.max(
    1,
    DIGITS.findIndex(([at]) => at >= heat),
  )
  const [from, a] = DIGITS[next - 1]!
  const [to, b] = DIGITS[next]!
  const k = clamp01((heat - from) / (to - from))
  return `rgb(${a.map((part, i) => Math.round(part + (b[i]! - part) * k)).join(' ')})`
}
