// A settled roll as timed steps. Pure, and the same clock for a win and a loss: no step may wait longer,
// come closer or look brighter because of what is about to be shown.

import { ROLLS, wins, type RollerChoice, type RollerOutcome } from '@glasshouse/rulebook/games/roller/rules'
import type { Scene, Step } from '../../play/scene/scene.ts'
import { toneOf, winStrength, type SettledBet, type Tone } from '../../play/settled-bet.ts'

export type RollerAct =
  /** One wheel of the odometer turns this often and stops at its digit; column 0 is the leftmost. */
  | { readonly kind: 'digit'; readonly column: number; readonly digit: number; readonly turns: number }
  /** The marker goes to its place on the bar, by way of one overshoot; places are shares of the bar. */
  | { readonly kind: 'marker'; readonly past: number; readonly to: number }
  | { readonly kind: 'result'; readonly tone: Tone; readonly strength: number }

export const COLUMNS = 5
const FIRST_STOP_MS = 380
const BETWEEN_STOPS_MS = 110
const OVERSHOOT = 0.018
/** Auto-bet tells the same story at this speed. */
const QUICK = 0.35

export type RolledBet = Pick<SettledBet<RollerChoice, RollerOutcome>, 'gold' | 'payout' | 'choice' | 'outcome'>

export function rollerScene(bet: RolledBet, quick = false): Scene<RollerAct> {
  const pace = quick ? QUICK : 1
  const digits = digitsOf(bet.outcome.roll)
  const endMs = Math.round((FIRST_STOP_MS + BETWEEN_STOPS_MS * (COLUMNS - 1)) * pace)
  const steps: Step<RollerAct>[] = digits.map((digit, column) => ({
    atMs: 0,
    durationMs: Math.round((FIRST_STOP_MS + BETWEEN_STOPS_MS * column) * pace),
    act: { kind: 'digit', column, digit, turns: 1 + (column > 1 ? 1 : 0) },
  }))
  steps.push({
    atMs: 0,
    durationMs: endMs,
    act: { kind: 'marker', past: pastMarker(bet), to: placeOf(bet.outcome.roll) },
  })
  steps.push({ atMs: endMs, durationMs: 0, act: { kind: 'result', tone: toneOf(bet), strength: winStrength(bet) } })
  return steps
}

export const digitsOf = (roll: number): number[] => Array.from(String(roll).padStart(COLUMNS, '0'), Number)

/** Where a roll lies on the bar: the middle of its own hundred-thousandth. */
export const placeOf = (roll: number): number => (roll + 0.5) / ROLLS

/** The overshoot stays on the roll's own side of the player's number, so it never plays at winning. */
function pastMarker({ choice, outcome }: RolledBet): number {
  const edge = (choice.direction === 'lower' ? choice.number : choice.number + 1) / ROLLS
  const at = placeOf(outcome.roll)
  const isLeft = wins(choice, outcome) === (choice.direction === 'lower')
  const [from, to] = isLeft ? [0, edge] : [edge, 1]
  return at + OVERSHOOT <= to ? at + OVERSHOOT : Math.max(from, at - OVERSHOOT)
}
