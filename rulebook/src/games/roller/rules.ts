// Lucky Roller: higher or lower than a chosen number, over one roll from 0 to 99999.

import type { Coins } from '../../core/coins.ts'
import type { Draws } from '../../play/draws.ts'
import type { InstantRules, Weighted } from '../../play/game.ts'
import { smaller, topStake, type HouseLimits, type StakeRange } from '../../play/limits.ts'

export type Direction = 'lower' | 'higher'

export interface RollerChoice {
  readonly direction: Direction
  readonly number: number
}

export interface RollerOutcome {
  readonly roll: number
}

export const ROLLS = 100_000
export const WINNING_ROLLS_MIN = 1
export const WINNING_ROLLS_MAX = 98_000
const RETURN_PER_ROLLS = 99_000n
/** Small stakes are fine as long as rounding down stays small: the payout must reach this. */
const PAYOUT_MIN: Coins = 100n

/** How many of the 100,000 rolls win: w in every formula of this game. */
export const winningRolls = ({ direction, number }: RollerChoice): number =>
  direction === 'lower' ? number : ROLLS - 1 - number

/** The number that has w winning rolls in a direction. */
export const numberFor = (direction: Direction, w: number): number => (direction === 'lower' ? w : ROLLS - 1 - w)

export function isChoice(choice: RollerChoice): boolean {
  const w = winningRolls(choice)
  return Number.isInteger(choice.number) && w >= WINNING_ROLLS_MIN && w <= WINNING_ROLLS_MAX
}

export const wins = ({ direction, number }: RollerChoice, { roll }: RollerOutcome): boolean =>
  direction === 'lower' ? roll < number : roll > number

export const payoutIfWon = (stake: Coins, w: number): Coins => (stake * RETURN_PER_ROLLS) / BigInt(w)

/** The multiplier as shown, truncated to ten-thousandths: 19800 is 1.9800x. */
export const shownMultiplier = (w: number): number => Math.floor(990_000_000 / w)

export const roller: InstantRules<RollerChoice, RollerOutcome> = {
  id: 'roller',
  kind: 'instant',
  edgePpm: 10_000,
  rtp: { of: 99n, per: 100n },
  topMultiplier: 9_900_000,
  isChoice,
  choices,
  lines: () =>
    [WINNING_ROLLS_MIN, WINNING_ROLLS_MAX].map((w) => ({ direction: 'lower', number: numberFor('lower', w) })),
  steepest: (limits) => {
    const w = fewestRolls(limits)
    return w === undefined ? undefined : { direction: 'lower', number: numberFor('lower', w) }
  },
  outcomes,
  draw: (draws: Draws): RollerOutcome => ({ roll: draws.below(ROLLS) }),
  payout: (stake, choice, outcome) => (wins(choice, outcome) ? payoutIfWon(stake, winningRolls(choice)) : 0n),
  stakes,
}

function* choices(): Iterable<RollerChoice> {
  for (let w = WINNING_ROLLS_MIN; w <= WINNING_ROLLS_MAX; w++) {
    yield { direction: 'lower', number: numberFor('lower', w) }
    yield { direction: 'higher', number: numberFor('higher', w) }
  }
}

/** A roll either wins or not: the roll at the near end of the scale represents all that do, the far one the rest. */
function outcomes(choice: RollerChoice): Weighted<RollerOutcome>[] {
  const w = winningRolls(choice)
  const [winning, losing] = choice.direction === 'lower' ? [0, ROLLS - 1] : [ROLLS - 1, 0]
  return [
    { outcome: { roll: winning }, ways: BigInt(w) },
    { outcome: { roll: losing }, ways: BigInt(ROLLS - w) },
  ]
}

function stakes(choice: RollerChoice, limits: HouseLimits): StakeRange {
  const w = BigInt(winningRolls(choice))
  const min = (PAYOUT_MIN * w + RETURN_PER_ROLLS - 1n) / RETURN_PER_ROLLS
  const covered = smaller(largestStake(w, limits.profitPerBet), topStake(limits))
  const smallestIsCovered = payoutIfWon(min, Number(w)) - min <= limits.profitAtMinimumStake
  const max = covered < min && smallestIsCovered ? min : covered
  return { min, max, step: 1n }
}

/** The largest stake whose profit, rounded down, stays within `profit`. */
function largestStake(w: bigint, profit: Coins): Coins {
  // floor(s * 99000 / w) - s <= profit  <=>  s * 99000 < (profit + s + 1) * w
  const gain = RETURN_PER_ROLLS - w
  return ((profit + 1n) * w - 1n) / gain
}

/** Up to here the smallest stake is 1, so its win only grows as the rolls that win get fewer. */
const SMALLEST_STAKE_ROLLS = 990

/** The fewest winning rolls for which a stake is taken: the highest multiplier that is possible now. */
export function fewestRolls(limits: HouseLimits): number | undefined {
  const isTaken = (w: number): boolean => {
    const { min, max } = stakes({ direction: 'lower', number: numberFor('lower', w) }, limits)
    return min <= max
  }
  if (!isTaken(SMALLEST_STAKE_ROLLS)) {
    for (let w = SMALLEST_STAKE_ROLLS + 1; w <= WINNING_ROLLS_MAX; w++) if (isTaken(w)) return w
    return undefined
  }
  let [refused, taken] = [WINNING_ROLLS_MIN - 1, SMALLEST_STAKE_ROLLS]
  while (taken - refused > 1) {
    const middle = Math.floor((refused + taken) / 2)
    if (isTaken(middle)) taken = middle
    else refused = middle
  }
  return taken
}
