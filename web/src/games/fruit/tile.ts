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
}
