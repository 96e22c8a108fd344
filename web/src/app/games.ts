// The games, discovered by their folders: tiles at once, screens, rules and proofs when they are wanted.
// A new game is one folder; nothing here changes for it.

import type { ComponentType } from 'react'
import type { GameTile } from '../client/game-tile.ts'
import type { GameProof, GameRoundProof, LoadProof, LoadRoundProof } from '../play/settled-bet.ts'
import type { Load } from '../client/lazy/loader.ts'

const tiles = import.meta.glob<GameTile>('../games/*/tile.ts', { eager: true, import: 'tile' })
const screens = import.meta.glob<{ readonly default: ComponentType }>('../games/*/screen.tsx')
const rules = import.meta.glob<{ readonly default: ComponentType }>('../games/*/rules-page.tsx')
const proofs = import.meta.glob<GameProof>('../games/*/proof.tsx', { import: 'default' })
const roundProofs = import.meta.glob<GameRoundProof>('../games/*/round-proof.tsx', { import: 'default' })

export interface Game {
  readonly tile: GameTile
  /** Missing while the game is being built. */
  readonly screen: Load | undefined
  readonly rules: Load | undefined
  readonly proof: LoadProof | undefined
  /** Only games with shared rounds have one. */
  readonly roundProof: LoadRoundProof | undefined
}

export const games: readonly Game[] = Object.values(tiles)
  .map((tile) => ({
    tile,
    screen: screens[`../games/${tile.id}/screen.tsx`],
    rules: rules[`../games/${tile.id}/rules-page.tsx`],
    proof: proofs[`../games/${tile.id}/proof.tsx`],
    roundProof: roundProofs[`../games/${tile.id}/round-proof.tsx`],
  }))
  .sort((one, other) => one.tile.order - other.tile.order)
