import type { GameTile } from '../../client/game-tile.ts'
import art from './tile.svg'

export const tile: GameTile = {
  id: 'turntable',
  page: 'turntable',
  rulesPage: 'turntableRules',
  name: { en: 'Turntable', fr: 'La Grande Roue' },
  hue: ['#e23fb0', '#ff8a3d'],
  art,
  top: 10.6,
  order: 4,
}
