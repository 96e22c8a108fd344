import type { GameTile } from '../../client/game-tile.ts'
import art from './tile.svg'

export const tile: GameTile = {
  id: 'roller',
  page: 'hashDice',
  rulesPage: 'hashDiceRules',
  name: { en: 'Lucky Roller', fr: 'Lucky Roller' },
  hue: ['#8a5cff', '#3f8cff'],
  art,
  top: 99_000,
  order: 0,
  result: (outcome, format) =>
    typeof outcome === 'object' && outcome !== null && 'roll' in outcome && typeof outcome.roll === 'number'
      ? format.number(outcome.roll)
      : null,
}
