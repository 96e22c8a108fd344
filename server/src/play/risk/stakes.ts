import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { HouseLimits, StakeRange } from '@glasshouse/rulebook/play/limits'
import { isBankrollBound } from '@glasshouse/rulebook/play/reach'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'

/** Why an amount is outside its range, in words that name the nearest one that is taken. */
function rangeRefusal(amount: Coins, { min, max, step }: StakeRange): Refusal | null {
  if (max < min) return new Refusal('notCovered')
  if (amount < min) return new Refusal('goldTooLow', { min })
  if (amount > max) return new Refusal('goldTooHigh', { max })
  const over = amount % step
  return over === 0n ? null : new Refusal('goldOffStep', { step, below: amount - over, above: amount - over + step })
}

/** Why a stake is not taken under these limits; says so where the bankroll is the reason. */
export function stakeRefusal(
  stake: Coins,
  stakesAt: (limits: HouseLimits) => StakeRange,
  limits: HouseLimits,
): Refusal | null {
  const refusal = rangeRefusal(stake, stakesAt(limits))
  const isByBankroll = refusal?.code === 'goldTooHigh' && isBankrollBound(stakesAt, limits)
  return isByBankroll ? new Refusal('goldNotCovered', refusal.words) : refusal
}

export function checkStake(stake: Coins, range: StakeRange): void {
  const refusal = rangeRefusal(stake, range)
  if (refusal) throw refusal
}
