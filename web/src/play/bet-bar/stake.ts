// How the amount moves under the fingers, and whether it can be staked. Pure.

export interface StakeLimits {
  readonly min: number
  readonly max: number
  readonly step: number
  /** The bankroll, not the game or an operator, sets `max`. */
  readonly isByBankroll?: boolean
}

export type StakeProblem = 'empty' | 'low' | 'high' | 'step' | 'balance' | 'closed'

/** Why this amount can't be staked, if so; the first thing to mend comes first. */
export function stakeProblem(stake: number | null, limits: StakeLimits, gold: number | null): StakeProblem | null {
  if (limits.max < limits.min) return 'closed'
  if (stake === null) return 'empty'
  if (stake < limits.min) return 'low'
  if (stake > limits.max) return 'high'
  if (stake % limits.step !== 0) return 'step'
  return gold !== null && stake > gold ? 'balance' : null
}

const onStep = (value: number, { step }: StakeLimits): number => Math.floor(value / step) * step

/** The nearest stake within the limits and, where that is possible, within the gold at hand. */
export function fit(value: number, limits: StakeLimits, gold: number | null): number {
  const ceiling = Math.min(limits.max, gold ?? limits.max)
  return Math.max(limits.min, Math.min(onStep(value, limits), onStep(ceiling, limits)))
}

export const half = (stake: number, limits: StakeLimits): number => fit(Math.floor(stake / 2), limits, null)

export const double = (stake: number, limits: StakeLimits, gold: number | null): number => fit(stake * 2, limits, gold)

export const largest = (limits: StakeLimits, gold: number | null): number => fit(limits.max, limits, gold)

/** One unit of the leading digit: 500 goes to 600, 1,000 down to 900. */
export function nudge(stake: number, way: 1 | -1, limits: StakeLimits, gold: number | null): number {
  const from = way > 0 ? stake : stake - 1
  const unit = Math.max(limits.step, from < 1 ? 1 : 10 ** Math.floor(Math.log10(from)))
  const next = way > 0 ? (Math.floor(stake / unit) + 1) * unit : (Math.ceil(stake / unit) - 1) * unit
  return fit(next, limits, gold)
}

/** Digits as typed, grouped or not, to whole gold. */
export function parseStake(text: string): number | null {
  const digits = text.replace(/[\s,.\u00a0\u202f]/g, '')
  if (!/^\d{1,12}$/.test(digits)) return null
  return Number(digits)
}
