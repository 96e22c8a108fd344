import { wingo } from '@glasshouse/rulebook/games/wingo/rules'
import { LotteryRoundProof } from '../../play/lottery/lottery-proof.tsx'
import type { PublicRound } from '../../play/settled-bet.ts'
import { useWingoWords } from './words.tsx'

export default function WingoRoundProof({ round }: { round: PublicRound }) {
  return <LotteryRoundProof rules={wingo} words={useWingoWords()} round={round} />
}
