// Estimates how likely a message needs care, and of which kind. It recognises hints and wordings that no rule lists.
// Trained by `npm run train-safety` from the lines in `training/`, see `training/README.md`.

import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { BUCKETS, featuresOf, type Features } from './features.ts'
import recipe from './training/model.json' with { type: 'json' }

export const careKinds = ['crisis', 'danger', 'gambling'] as const
export type CareKind = (typeof careKinds)[number]

export interface Estimate {
  /** The most likely kind of need. */
  readonly kind: CareKind
  /** The probability that there is any need, 0 to 1. */
  readonly need: number
  /** The probability that a need is said plainly. */
  readonly plain: number
}

/** Rows of weights: the harmless one, then each kind said plainly, then each hinted at. A row ends with its bias. */
export const ROWS = 1 + 2 * careKinds.length
export const ROW = BUCKETS + 1

/** Weights are stored as one byte each: times `scale`. */
export interface Weights {
  readonly bytes: Int8Array
  readonly scale: number
}

let loaded: Weights | null = null

/** Read on the first message. */
function weights(): Weights {
  if (!loaded) {
    const bytes = gunzipSync(readFileSync(new URL('./training/model.bin', import.meta.url)))
    loaded = { bytes: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length), scale: recipe.scale }
  }
  return loaded
}

export const estimate = (text: string): Estimate => estimateBy(weights(), featuresOf(text))

export function estimateBy({ bytes, scale }: Weights, { buckets, values }: Features): Estimate {
  const sums = Array.from({ length: ROWS }, (_, row) => {
    const start = row * ROW
    let sum = bytes[start + BUCKETS] ?? 0
    for (let i = 0; i < buckets.length; i++) sum += (bytes[start + (buckets[i] ?? 0)] ?? 0) * (values[i] ?? 0)
    return sum * scale
  })
  const top = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - top))
  const total = powers.reduce((sum, power) => sum + power, 0)
  const shares = powers.map((power) => power / total)
  const needs = careKinds.map((kind, i) => ({
    kind,
    plain: shares[1 + i] ?? 0,
    hinted: shares[1 + careKinds.length + i] ?? 0,
  }))
  const [most] = needs.toSorted((a, b) => b.plain + b.hinted - a.plain - a.hinted)
  return {
    kind: most?.kind ?? 'crisis',
    need: 1 - (shares[0] ?? 0),
    plain: needs.reduce((sum, { plain }) => sum + plain, 0),
  }
}
