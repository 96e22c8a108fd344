import { bustOf, type GameTile } from '../../client/game-tile.ts'
import art from './tile.svg'

export const tile: GameTile = {
  id: 'richbomb',
  page: 'richBomb',
  rulesPage: 'richBombRules',
  name: { en: 'Rich Bomb', fr: 'Bombe en or' },
  hue: ['#ffc53d', '#a0622a'],
  art,
  top: 1000,
  order: 8,
  result: bustOf,
  rules: async () => (await import('@glasshouse/rulebook/games/richbomb/rules')).richbomb,
}
