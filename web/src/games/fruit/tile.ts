import type { GameTile } from '../../client/game-tile.ts'
import art from './tile.svg'

export const tile: GameTile = {
  id: 'fruit',
  page: 'fruitBomb',
  rulesPage: 'fruitBombRules',
  name: { en: 'Fruit Bomb', fr: 'Fruit Bomb' },
  hue: ['#8bd124', '#e5303f'],
  art,
  top: 21,
  order: 10,
  // The cells alone: which fruit stands there is known to the game's own code, which is not loaded for a tile.
  result: (outcome) =>
    typeof outcome === 'object' && outcome !== null && 'lit' in outcome && Array.isArray(outcome.lit)
      ? outcome.lit.map((cell) => `#${cell}`).join(' ')
      : null,
}
