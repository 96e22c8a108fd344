import type { ComponentType, ReactNode } from 'react'
import type { GameTile } from '../../client/game-tile.ts'

export interface ResultsProps {
  readonly texts: readonly string[]
  readonly now?: ReactNode
}
/** Live tiles are given the part that draws results, so that the first screen shares no extra chunk with them. */
interface TileProps {
  readonly tile: GameTile
  readonly Results: ComponentType<ResultsProps>
}
export type CrashNowProps = TileProps & { readonly outcomes: readonly unknown[] }
export type DrawNowProps = TileProps & { readonly texts: readonly string[] }
