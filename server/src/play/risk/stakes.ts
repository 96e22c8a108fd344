import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { HouseLimits, StakeRange } from '@glasshouse/rulebook/play/limits'
import { isBankrollBound } from '@glasshouse/rulebook/play/reach'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'

/** Why an amount is outside its range, naming the nearest valid amount. */
function rangeRefusal(amount: Coins, { min, max, step }: StakeRange): Refusal | null {
  if (max < min) return new Refusal('notCovered')
  if (amount < min) return new Refusal('goldTooLow', { min })
  if (amount > max) return new Refusal('goldTooHigh', { max })
  const excess = amount % step
  return excess === 0n
    ? null
    : new Refusal('goldOffStep', { step, below: amount - excess, above: amount - excess + step })
}

/** Why a stake is refused under these limits; names the bankroll if that is the reason. */
export function stakeRefusal(
  stake: Coins,
  stakeRange: (limits: HouseLimits) => StakeRange,
  limits: HouseLimits,
): Refusal | null {
  const refusal = rangeRefusal(stake, stakeRange(limits))
  const isByBankroll = refusal?.code === 'goldTooHigh' && isBankrollBound(stakeRange, limits)
  return isByBankroll ? new Refusal('goldNotCovered', refusal.params) : refusal
}

/** Also for amounts that are no stakes: recharges and withdrawals. */
export function checkAmount(amount: Coins, range: StakeRange): void {
  const refusal = rangeRefusal(amount, range)
  if (refusal) throw refusal
}
