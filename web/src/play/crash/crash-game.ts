// What one crash game brings to the screen that all four share: its rules, its picture and its texts. The screen owns
// time, bets and proofs; a game owns only how its round looks and what its moments are called.
//
// A game's screen.tsx is:      export default function CrashScreen() { return <CrashScreen game={game} text={useCrashText()} /> }
// Its picture-worker.ts is:    drawInWorker(createPicture)         (from play/crash/picture/worker.ts)
// Its rules-page.tsx is:     <CrashRulesPage tile rules story how pace targets targetName />
// Its proof.tsx is:            <CrashBetProof rules={crash} bet={bet} />      (from play/crash/proof/crash-proof.tsx)
// Its round-proof.tsx is:      <CrashRoundProof rules={crash} round={round} /> (from play/crash/proof/crash-proof.tsx)

import type { CrashRules } from '@glasshouse/rulebook/play/game'
import type { GameTile } from '../../client/game-tile.ts'
import type { CreatePicture } from './picture/picture.ts'

/** Where the rising number stands: its middle in CSS pixels of the stage, and its height. */
export interface NumberPlace {
  readonly x: number
  readonly y: number
  readonly sizePx: number
}

/** A game's own texts in the player's language; handed to the screen beside the game. */
export interface CrashText {
  /** How a round ended, in a few words beneath the number: 'Crashed', 'Tackled after 3 dribbles', 'Goal!'. */
  ended(bust: number): string
  /** What stands beneath the number while it rises; step 0 is before the first step. Absent on a curve. */
  rising?(step: number): string
  /** The name of a step in the auto cash-out field: 'Dribble 3'. Needed where `rules.autoBy` is 'step'. */
  step?(step: number): string
  /** While bets are taken. A shared text is shown where this is absent. */
  waiting?(): string
}

export interface CrashGame {
  readonly tile: GameTile
  readonly rules: CrashRules
  /** `() => new Worker(new URL('./picture/worker.ts', import.meta.url), { type: 'module' })` */
  readonly openWorker: () => Worker
  /** The same picture for browsers that can not draw in a worker: `async () => (await import('./picture/picture.ts')).createPicture` */
  readonly loadPicture: () => Promise<CreatePicture>
  /** Where the number stands on a stage of this size; the middle of the upper third where this is absent. */
  readonly numberAt?: (widthPx: number, heightPx: number) => NumberPlace
  /** The number's colour as it rises (any CSS colour); text colour where this is absent. Red at a bust is the frame's. */
  readonly numberColour?: (value: number) => string
}
