import type { FoundTile } from '../../client/game-tile.ts'
import type { Exact, Measured } from './figures.ts'

export interface GameFigures {
  readonly tile: FoundTile
  readonly name: string
  readonly exact: Exact
  readonly measured: Measured | null
}
