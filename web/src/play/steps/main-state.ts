// What the main button is for at this moment: one thing, and exactly that. Pure.

import { isOpen, type StepState } from './step-game.ts'

export type MainState =
  /** How the player's game stands is not known yet. */
  | 'unknown'
  | 'bet'
  /** Cells for a run are being chosen. */
  | 'pick'
  /** A game is open and nothing of it is. */
  | 'first'
  | 'cashOut'
  /** A run is on. */
  | 'stop'

export interface MainFacts {
  readonly state: StepState<unknown, unknown>
  readonly isPicking: boolean
  readonly isRunning: boolean
}

export function mainState({ state, isPicking, isRunning }: MainFacts): MainState {
  if (isRunning) return 'stop'
  if (!state.isKnown) return 'unknown'
  if (isOpen(state.session)) return state.session?.opened.length ? 'cashOut' : 'first'
  return isPicking ? 'pick' : 'bet'
}

/** A press meant to cash out, or to stop a run, must not bet because the game had just ended. */
const AFTER_LEAVING_MS = 600

const leaving: ReadonlySet<MainState> = new Set(['cashOut', 'stop'])

/** For how long no press is taken after the button has come to mean something else. */
export const guardMs = (before: MainState, now: MainState): number =>
  before !== now && leaving.has(before) ? AFTER_LEAVING_MS : 0
