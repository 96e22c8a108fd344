// Turntable: a calm, a lively and a wild wheel of twenty equal segments each.

import { paysAt } from '../../core/coins.ts'
import type { InstantRules } from '../../play/game.ts'
import { stakesAt } from '../../play/limits.ts'

export type Risk = 'low' | 'medium' | 'high'

export interface TurntableChoice {
  readonly risk: Risk
}

export interface TurntableOutcome {
  /** 0 to 19, counted along the wheel. */
  readonly segment: number
}

export const SEGMENTS = 20

/** What each segment pays, in hundredths. */
export const WHEELS: Readonly<Record<Risk, readonly number[]>> = {
  low: [0, 110, 140, 200, 0, 110, 140, 0, 110, 200, 140, 0, 110, 140, 0, 110, 200, 140, 0, 110],
  medium: [460, 0, 150, 0, 200, 0, 0, 150, 0, 200, 0, 300, 0, 150, 0, 0, 200, 0, 150, 0],
  high: [1060, 0, 0, 0, 0, 200, 0, 0, 0, 0, 500, 0, 0, 0, 0, 200, 0, 0, 0, 0],
}
export const RISKS: readonly Risk[] = ['low', 'medium', 'high']

export function multiplierAt(risk: Risk, segment: number): number {
  const multiplier = WHEELS[risk][segment]
  if (multiplier === undefined) throw new RangeError(`no segment ${segment}`)
  return multiplier
}

export const topOf = (risk: Risk): number => Math.max(...WHEELS[risk])

export const turntable: InstantRules<TurntableChoice, TurntableOutcome> = {
  id: 'turntable',
  kind: 'instant',
  edgePpm: 20_000,
  rtp: { of: 49n, per: 50n },
  topMultiplier: 1060,
  isChoice: ({ risk }) => RISKS.includes(risk),
  choices: () => RISKS.map((risk) => ({ risk })),
  outcomes: ({ risk }) => WHEELS[risk].map((_, segment) => ({ outcome: { segment }, ways: 1n })),
  draw: (draws) => ({ segment: draws.below(SEGMENTS) }),
  payout: (stake, { risk }, { segment }) => paysAt(stake, multiplierAt(risk, segment)),
  stakes: ({ risk }, limits) => stakesAt(topOf(risk), limits),
}
