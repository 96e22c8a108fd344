import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { StakeRange } from '@glasshouse/rulebook/core/limits'
import { Refusal } from '@glasshouse/rulebook/core/refusals'

/** Refuses a stake outside its range, in words that name the nearest stake that is taken. */
export function checkStake(stake: Coins, { min, max, step }: StakeRange): void {
  if (max < min) throw new Refusal('notCovered')
  if (stake < min) throw new Refusal('goldTooLow', { min })
  if (stake > max) throw new Refusal('goldTooHigh', { max })
  const over = stake % step
  if (over !== 0n) throw new Refusal('goldOffStep', { step, below: stake - over, above: stake - over + step })
}
