import { wingo } from '@glasshouse/rulebook/games/wingo/rules'
import { LotteryBetProof } from '../../play/lottery/lottery-proof.tsx'
import type { PublicBet } from '../../play/settled-bet.ts'
import { useWingoWords } from './words.tsx'

export default function WingoProof({ bet }: { bet: PublicBet }) {
  return <LotteryBetProof rules={wingo} words={useWingoWords()} bet={bet} />
}
