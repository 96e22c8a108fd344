import type { GameTile } from '../../client/game-tile.ts'
import art from './tile.svg'

export const tile: GameTile = {
  id: 'lucky3',
  page: 'luckyFairLottery',
  rulesPage: 'luckyFairLotteryRules',
  name: { en: 'Lucky Fair Lottery', fr: 'Loterie équitable' },
  hue: ['#2f7bff', '#24d3ee'],
  art,
  top: 980,
  order: 9,
  result: (outcome) =>
    typeof outcome === 'object' && outcome !== null && 'digits' in outcome && typeof outcome.digits === 'string'
      ? outcome.digits
      : null,
}
