import type { GameTile } from '../../client/game-tile.ts'
import art from './tile.svg'

export const tile: GameTile = {
  id: 'wingo',
  page: 'wingo',
  rulesPage: 'wingoRules',
  name: { en: 'Wingo', fr: 'Wingo' },
  hue: ['#12a35c', '#7a3bff'],
  art,
  top: 9.8,
  order: 5,
  result: (outcome) =>
    typeof outcome === 'object' && outcome !== null && 'digit' in outcome && typeof outcome.digit === 'number'
      ? String(outcome.digit)
      : null,
}
