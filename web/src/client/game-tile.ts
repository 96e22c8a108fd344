// What the app knows of a game before its code is loaded.

import { createContext, use } from 'react'
import type { CrashRules } from '@glasshouse/rulebook/play/game'
import type { Format } from '@glasshouse/rulebook/text/format'

export interface GameTile {
  /** The game's id, as its folder and the server call it. */
  readonly id: string
  /** The name of its page: /pages/homeGames/{page}/{page}. */
  readonly page: string
  readonly rulesPage: string
  readonly name: { readonly en: string; readonly fr: string }
  /** The game's own light: tile, stage and chips are lit from the first to the second. */
  readonly hue: readonly [from: string, to: string]
  /** Address of the drawn picture. */
  readonly art: string
  /** The largest multiplier, as a number: 99000 for ×99,000. */
  readonly top: number
  /** Where the tile stands on Home, from 0. */
  readonly order: number
  /** One of the game's own results in a few characters, or null for what it does not know. */
  readonly result?: (outcome: unknown, format: Format) => string | null
  /** The rules of a crash game, fetched once its tile is live. */
  readonly rules?: () => Promise<CrashRules>
}

export const pageOf = (tile: GameTile): string => `/pages/homeGames/${tile.page}/${tile.page}`
export const rulesOf = (tile: GameTile): string => `/pages/homeGames/${tile.rulesPage}/${tile.rulesPage}`

/** A tile, and whether this app has the game's screen: one that is still being built is not offered as open. */
export type FoundTile = GameTile & { readonly isBuilt: boolean }

/** The app hands down the tiles it found, so that pages need not know where games live. */
export const TilesContext = createContext<readonly FoundTile[]>([])
export const useTiles = (): readonly FoundTile[] => use(TilesContext)

/** The bust of a crash round, in hundredths. */
export const bustIn = (outcome: unknown): number | null =>
  typeof outcome === 'object' && outcome !== null && 'bust' in outcome && typeof outcome.bust === 'number'
    ? outcome.bust
    : null

/** A crash round's result on its tile: where it ended, as 2.31×. */
export function bustOf(outcome: unknown, format: Format): string | null {
  const bust = bustIn(outcome)
  return bust === null ? null : format.multiplier(bust / 100)
}
