import type { GameTile } from '../../client/game-tile.ts'
import art from './tile.svg'

export const tile: GameTile = {
  id: 'roulette',
  page: 'roulette',
  rulesPage: 'rouletteRules',
  name: { en: 'Roulette', fr: 'Roulette' },
  hue: ['#d7263d', '#7a3bff'],
  art,
  top: 49,
  order: 3,
  // The field alone: which colour it has is known to the game's own code, which is not loaded for a tile.
  result: (outcome) =>
    typeof outcome === 'object' && outcome !== null && 'slot' in outcome && typeof outcome.slot === 'number'
      ? `#${outcome.slot}`
      : null,
}
