import { minesweeper } from '@glasshouse/rulebook/games/minesweeper/rules'
import { PublicProof } from '../../play/fairness/bet-proof.tsx'
import { proofRules } from '../../play/steps/step-game.ts'
import type { PublicBet } from '../../play/settled-bet.ts'
import { useMinesText } from './text.tsx'

const provable = proofRules(minesweeper)

export default function MinesweeperProof({ bet }: { bet: PublicBet }) {
  return <PublicProof rules={provable} text={useMinesText()} bet={bet} />
}
