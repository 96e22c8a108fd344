// Statistics of measurements.

export const median = (values: readonly number[]): number => at(sorted(values), 0.5)

export const p99 = (values: readonly number[]): number => at(sorted(values), 0.99)

/** The quantile of sorted values. */
export const at = (inOrder: readonly number[], share: number): number =>
  inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))] ?? 0

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)
