// Multinomial logistic regression on sparse features, by AdaGrad. Deterministic: the same lines give the same weights.

import { ROWS, ROW, type Weights } from '../classifier.ts'
import { BUCKETS, type Features } from '../features.ts'

export interface Example {
  readonly features: Features
  /** The row of its kind; 0 is harmless. */
  readonly row: number
}

export interface Recipe {
  readonly epochs: number
  readonly rate: number
  readonly decay: number
}

export function train(examples: readonly Example[], recipe: Recipe, seed: number): Float64Array {
  const weights = new Float64Array(ROWS * ROW)
  const squares = new Float64Array(ROWS * ROW).fill(1e-3)
  const order = [...examples]
  const random = randomFrom(seed)
  for (let epoch = 0; epoch < recipe.epochs; epoch++) {
    shuffle(order, random)
    for (const example of order) step(weights, squares, example, recipe)
  }
  return weights
}

function step(weights: Float64Array, squares: Float64Array, { features, row }: Example, recipe: Recipe): void {
  const { buckets, values } = features
  const shares = sharesOf(weights, features)
  for (let kind = 0; kind < ROWS; kind++) {
    const error = (shares[kind] ?? 0) - (kind === row ? 1 : 0)
    for (let i = 0; i < buckets.length; i++) {
      const at = kind * ROW + (buckets[i] ?? 0)
      const now = weights[at] ?? 0
      const slope = error * (values[i] ?? 0) + recipe.decay * now
      const square = (squares[at] ?? 0) + slope * slope
      squares[at] = square
      weights[at] = now - (recipe.rate * slope) / Math.sqrt(square)
    }
    const bias = kind * ROW + BUCKETS
    weights[bias] = (weights[bias] ?? 0) - 0.02 * error
  }
}

function sharesOf(weights: Float64Array, { buckets, values }: Features): number[] {
  const sums: number[] = []
  for (let kind = 0; kind < ROWS; kind++) {
    let sum = weights[kind * ROW + BUCKETS] ?? 0
    for (let i = 0; i < buckets.length; i++) sum += (weights[kind * ROW + (buckets[i] ?? 0)] ?? 0) * (values[i] ?? 0)
    sums.push(sum)
  }
  const top = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - top))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

export const averaged = (trained: readonly Float64Array[]): Float64Array =>
  new Float64Array(ROWS * ROW).map(
    (_, i) => trained.reduce((sum, weights) => sum + (weights[i] ?? 0), 0) / trained.length,
  )

/** One byte a weight. */
export function quantised(weights: Float64Array): Weights {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  return { bytes: Int8Array.from(weights, (weight) => Math.round(weight / scale)), scale }
}

/** Mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function shuffle(list: unknown[], random: () => number): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [list[last], list[other]]
    ;[list[last], list[other]] = [b, a]
  }
}
