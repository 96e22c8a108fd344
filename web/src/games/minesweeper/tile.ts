import type { GameTile } from '../../client/game-tile.ts'
import art from './tile.svg'

export const tile: GameTile = {
  id: 'minesweeper',
  page: 'minesweeper',
  rulesPage: 'minesweeperRules',
  name: { en: 'Minesweeper', fr: 'Démineur' },
  hue: ['#1fc7b0', '#2f7bff'],
  art,
  top: 10_000,
  order: 2,
}
