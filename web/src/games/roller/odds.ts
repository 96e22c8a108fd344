// What a choice means in numbers, and which choice a number means. All exact, none of it decides anything.

import {
  numberFor,
  ROLLS,
  shownMultiplier,
  WINNING_ROLLS_MAX,
  WINNING_ROLLS_MIN,
  winningRolls,
  type Direction,
  type RollerChoice,
} from '@glasshouse/rulebook/games/roller/rules'

const clampRolls = (w: number): number => Math.min(WINNING_ROLLS_MAX, Math.max(WINNING_ROLLS_MIN, Math.round(w)))

export const choiceOf = (direction: Direction, w: number): RollerChoice => ({
  direction,
  number: numberFor(direction, clampRolls(w)),
})

/** The nearest possible choice to a number, in the same direction. */
export const withNumber = ({ direction }: RollerChoice, number: number): RollerChoice =>
  choiceOf(direction, winningRolls({ direction, number }))

/** The other direction at the same odds. */
export const turned = (choice: RollerChoice): RollerChoice =>
  choiceOf(choice.direction === 'lower' ? 'higher' : 'lower', winningRolls(choice))

export const rangeOf = (direction: Direction): readonly [min: number, max: number] =>
  direction === 'lower'
    ? [WINNING_ROLLS_MIN, WINNING_ROLLS_MAX]
    : [ROLLS - 1 - WINNING_ROLLS_MAX, ROLLS - 1 - WINNING_ROLLS_MIN]

/** In per cent, exact to three decimals. */
export const chanceOf = (choice: RollerChoice): number => winningRolls(choice) / 1000
export const withChance = ({ direction }: RollerChoice, chance: number): RollerChoice =>
  choiceOf(direction, chance * 1000)

/** As shown: cut off after four decimals. */
export const multiplierOf = (choice: RollerChoice): number => shownMultiplier(winningRolls(choice)) / 10_000

/** The likeliest choice that pays at least this much. */
export const withMultiplier = ({ direction }: RollerChoice, multiplier: number): RollerChoice =>
  choiceOf(direction, Math.floor(99_000 / multiplier + 1e-9))

/** Where the winning zone ends, as a share of the bar, counted from the left. */
export const edgeOf = ({ direction, number }: RollerChoice): number =>
  (direction === 'lower' ? number : number + 1) / ROLLS

/** A decimal as people type it, with a point or a comma. */
export function parseDecimal(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f%×x]/gi, '')
  const point = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.')
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(point)) return null
  return Number(point)
}
