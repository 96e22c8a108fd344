import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { StakeRange } from '@glasshouse/rulebook/core/limits'
import { Refusal } from '@glasshouse/rulebook/core/refusals'

/** Why a stake is outside its range, in words that name the nearest stake that is taken. */
export function stakeRefusal(stake: Coins, { min, max, step }: StakeRange): Refusal | null {
  if (max < min) return new Refusal('notCovered')
  if (stake < min) return new Refusal('goldTooLow', { min })
  if (stake > max) return new Refusal('goldTooHigh', { max })
  const over = stake % step
  return over === 0n ? null : new Refusal('goldOffStep', { step, below: stake - over, above: stake - over + step })
}

export function checkStake(stake: Coins, range: StakeRange): void {
  const refusal = stakeRefusal(stake, range)
  if (refusal) throw refusal
}
