// Figures out of many measurements.

export const median = (values: readonly number[]): number => at(sorted(values), 0.5)

export const p99 = (values: readonly number[]): number => at(sorted(values), 0.99)

/** The value below which this share of them lies. */
export const at = (inOrder: readonly number[], share: number): number =>
  inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))] ?? 0

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)
