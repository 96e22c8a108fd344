import { wingo, type WingoChoice, type WingoOutcome } from '@glasshouse/rulebook/games/wingo/rules'
import type { LotteryGame } from '../../play/lottery/lottery-game.ts'
import { LotteryScreen } from '../../play/lottery/lottery-screen.tsx'
import { ChoicePanel } from './choice-panel.tsx'
import { SHOW_MS } from './scene.ts'
import { Stage } from './stage.tsx'
import { tile } from './tile.ts'
import { useWingoText } from './text.tsx'

const game: LotteryGame<WingoChoice, WingoOutcome> = {
  tile,
  rules: wingo,
  showMs: SHOW_MS,
  firstChoice: { selections: ['green'] },
  parts: ({ selections }) => selections,
  Stage,
  ChoicePanel,
  sparks: ['#3ddc84', '#ff7377', '#b794ff', '#ffd166'],
}

export default function WingoScreen() {
  return <LotteryScreen game={game} text={useWingoText()} />
}
