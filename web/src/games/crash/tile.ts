import { bustOf, type GameTile } from '../../client/game-tile.ts'
import art from './tile.svg'

export const tile: GameTile = {
  id: 'crash',
  page: 'crash',
  rulesPage: 'crashRules',
  name: { en: 'Crash', fr: 'Crash' },
  hue: ['#ff7a1a', '#ff4f7b'],
  art,
  top: 10_000,
  order: 1,
  result: bustOf,
  rules: async () => (await import('@glasshouse/rulebook/games/crash/rules')).crash,
}
