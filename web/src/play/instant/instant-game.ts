// What an instant game brings to its frame: one descriptor, a stage and controls.

import type { Ref } from 'react'
import type { GameTile } from '../../client/game-tile.ts'
import type { LoadPage } from '../lists/use-my-bets.ts'
import type { Perform, Scene } from '../scene/scene.ts'
import type { LoadLive, SeedGameText } from '../frame/seed-screen.tsx'
import type { SettledBet } from '../settled-bet.ts'
import type { Table, TableGame } from '../table/use-table.ts'
import type { InstantPlay } from './use-instant-play.ts'

export interface InstantText<Choice, Outcome> extends SeedGameText<Choice, Outcome> {
  /** The result of a bet for screen readers. */
  readonly announcement: (bet: SettledBet<Choice, Outcome>) => string
}

export interface InstantGame<Choice, Outcome, Act> extends TableGame<Choice, Outcome> {
  readonly tile: GameTile
  readonly loadMine: LoadPage<Choice, Outcome>
  readonly loadLive: LoadLive<Choice, Outcome>
  /** A settled bet as timed steps for the stage. */
  readonly scene: (bet: SettledBet<Choice, Outcome>, isQuick: boolean) => Scene<Act>
}

export interface InstantStage<Act> {
  /** Shows that the server is asked. */
  wait(): void
  /** Returns to how it was: the bet was refused. */
  rest(): void
  readonly perform: Perform<Act>
}

/** `Shared` is what the stage and the controls of a game have in common, such as its choice. */
export interface StageProps<Choice, Outcome, Act, Shared> {
  readonly shared: Shared
  readonly ref: Ref<InstantStage<Act>>
  /** The bet whose result was shown last. */
  readonly last: SettledBet<Choice, Outcome> | null
  /** The player's bets, newest first. */
  readonly bets: readonly SettledBet<Choice, Outcome>[]
  /** From the press to the shown result. */
  readonly isPlaying: boolean
  /** While auto-bet runs, the choice stays as it is. */
  readonly isLocked: boolean
  readonly onSkip: () => void
}

export interface ControlsProps<Choice, Outcome, Shared> {
  readonly shared: Shared
  readonly table: Table<Choice, Outcome>
  readonly play: InstantPlay<Choice, Outcome>
  readonly text: InstantText<Choice, Outcome>
  readonly onLock: (isLocked: boolean) => void
}
