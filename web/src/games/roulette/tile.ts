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
}
