import type { GameTile } from '../../client/game-tile.ts'
import art from './tile.svg'

export const tile: GameTile = {
  id: 'scratch',
  page: 'scratchcard',
  rulesPage: 'scratchcardRules',
  name: { en: 'Scratch card', fr: 'Carte à gratter' },
  hue: ['#b9c2d6', '#f2b33d'],
  art,
  top: 1000,
  order: 11,
}
