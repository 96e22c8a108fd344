import { fruit, type FruitChoice, type FruitOutcome } from '@glasshouse/rulebook/games/fruit/rules'
import type { LotteryGame } from '../../play/lottery/lottery-game.ts'
import { LotteryScreen } from '../../play/lottery/lottery-screen.tsx'
import { ChoicePanel } from './choice-panel.tsx'
import { SHOW_MS } from './scene.ts'
import { Stage } from './stage.tsx'
import { tile } from './tile.ts'
import { useFruitText } from './text.tsx'

const game: LotteryGame<FruitChoice, FruitOutcome> = {
  tile,
  rules: fruit,
  showMs: SHOW_MS,
  firstChoice: { selections: ['cherry'] },
  parts: ({ selections }) => selections,
  Stage,
  ChoicePanel,
  sparks: ['#c8f25a', '#ff5a66', '#ffd166', '#ffa136'],
}

export default function FruitScreen() {
  return <LotteryScreen game={game} text={useFruitText()} />
}
