import { STAKE_MIN } from '@glasshouse/rulebook/play/limits'
import { lucky3, type Lucky3Choice, type Lucky3Outcome } from '@glasshouse/rulebook/games/lucky3/rules'
import type { LotteryGame } from '../../play/lottery/lottery-game.ts'
import { LotteryScreen } from '../../play/lottery/lottery-screen.tsx'
import { ChoicePanel } from './ticket/choice-panel.tsx'
import { PastDraws } from './past-draws.tsx'
import { oddsNameOf } from './ticket/pick.ts'
import { SHOW_MS } from './stage/scene.ts'
import { Stage } from './stage/stage.tsx'
import { tile } from './tile.ts'
import { useLucky3Text } from './text.ts'

const game: LotteryGame<Lucky3Choice, Lucky3Outcome> = {
  tile,
  rules: lucky3,
  showMs: SHOW_MS,
  firstChoice: { type: 'ticket', pick: '' },
  // The least there is: a straight takes no more than a few hundred.
  firstStake: Number(STAKE_MIN),
  parts: (choice) => [oddsNameOf(choice)],
  Stage,
  ChoicePanel,
  sparks: ['#24d3ee', '#8fd4ff', '#f7f2ec', '#ffd166'],
}

export default function Lucky3Screen() {
  return <LotteryScreen game={game} text={useLucky3Text()} beneathLive={<PastDraws game={game} />} />
}
