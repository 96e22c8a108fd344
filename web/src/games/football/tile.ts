import { bustOf, type GameTile } from '../../client/game-tile.ts'
import art from './tile.svg'

export const tile: GameTile = {
  id: 'football',
  page: 'soccerBoy',
  rulesPage: 'soccerBoyRules',
  name: { en: 'Soccer Boy', fr: 'Soccer Boy' },
  hue: ['#12a35c', '#b5e61d'],
  art,
  top: 100,
  order: 6,
  result: bustOf,
  rules: async () => (await import('@glasshouse/rulebook/games/football/rules')).football,
}
