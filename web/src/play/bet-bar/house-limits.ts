// The limits behind a game's settings, rebuilt from what the server sends, and what sets the largest stake. Pure.

import type { HouseLimits, StakeRange } from '@glasshouse/rulebook/play/limits'
import { isBankrollBound } from '@glasshouse/rulebook/play/reach'

/** How often a page that is open asks for its limits again: the server reads the bankroll every ten seconds. */
export const LIMITS_MS = 15_000

/** The smallest stake may win four times as much as any other, and a round may lose twice as much. */
export function limitsFromProfit(maxProfit: number): HouseLimits {
  const profitPerBet = BigInt(maxProfit)
  return { profitPerBet, lossPerRound: BigInt(2) * profitPerBet, profitAtMinimumStake: BigInt(4) * profitPerBet }
}

/** Whether the bankroll sets this largest stake; a lower one was set by an operator. */
export const isMaxByBankroll = (
  stakesAt: (limits: HouseLimits) => StakeRange,
  limits: HouseLimits,
  max: number,
): boolean => isBankrollBound(stakesAt, limits) && BigInt(max) >= stakesAt(limits).max
