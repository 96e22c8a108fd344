import { roulette, type RouletteChoice, type RouletteOutcome } from '@glasshouse/rulebook/games/roulette/rules'
import type { LotteryGame } from '../../play/lottery/lottery-game.ts'
import { LotteryScreen } from '../../play/lottery/lottery-screen.tsx'
import { ChoicePanel } from './choice-panel.tsx'
import { Leaderboard } from './leaderboard.tsx'
import { Stage } from './stage.tsx'
import { tile } from './tile.ts'
import { SPIN_MS } from './wheel.ts'
import { useRouletteText } from './text.ts'

const game: LotteryGame<RouletteChoice, RouletteOutcome> = {
  tile,
  rules: roulette,
  showMs: SPIN_MS,
  firstChoice: { colour: 'red' },
  parts: ({ colour }) => [colour],
  Stage,
  ChoicePanel,
  sparks: ['#ff5d73', '#6cb8ff', '#b794ff', '#3ddc84', '#ffd166'],
}

export default function RouletteScreen() {
  return <LotteryScreen game={game} text={useRouletteText()} beneathLive={<Leaderboard />} />
}
