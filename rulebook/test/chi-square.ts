// Pearson's chi-square test: how likely is a sample at least this far from what was expected?

/** The upper tail of the chi-square distribution. */
export const chiSquareTail = (statistic: number, degrees: number): number => upperGamma(degrees / 2, statistic / 2)

export function chiSquareP(observed: readonly number[], expected: readonly number[]): number {
  let statistic = 0
  for (const [bin, count] of observed.entries()) {
    const mean = expected[bin] as number
    if (mean < 5) throw new RangeError(`bin ${bin} expects ${mean}: too few for this test`)
    statistic += (count - mean) ** 2 / mean
  }
  return chiSquareTail(statistic, observed.length - 1)
}

/** The regularised upper incomplete gamma function, by its series or its continued fraction. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a))
  return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x)
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let n = 1; term > sum * 1e-15; n++) {
    term *= x / (a + n)
    sum += term
  }
  return sum
}

/** Lentz's method. */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a
  let c = Infinity
  let d = 1 / b
  let value = d
  for (let i = 1; i < 10_000; i++) {
    const an = -i * (i - a)
    b += 2
    d = 1 / (an * d + b)
    c = b + an / c
    value *= d * c
    if (Math.abs(d * c - 1) < 1e-15) break
  }
  return value
}

/** Stirling's series, after raising the argument to where it is exact to a double. */
function logGamma(x: number): number {
  let shift = 0
  let z = x
  for (; z < 20; z++) shift += Math.log(z)
  const inverse = 1 / z
  const series = inverse / 12 - inverse ** 3 / 360 + inverse ** 5 / 1260 - inverse ** 7 / 1680
  return (z - 0.5) * Math.log(z) - z + 0.5 * Math.log(2 * Math.PI) + series - shift
}
