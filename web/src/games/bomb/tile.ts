import { bustOf, type GameTile } from '../../client/game-tile.ts'
import art from './tile.svg'

export const tile: GameTile = {
  id: 'bomb',
  page: 'bomb',
  rulesPage: 'bombRules',
  name: { en: 'Bomb', fr: 'La Bombe' },
  hue: ['#e5303f', '#ffb02e'],
  art,
  top: 64,
  order: 7,
  result: bustOf,
  rules: async () => (await import('@glasshouse/rulebook/games/bomb/rules')).bomb,
}
