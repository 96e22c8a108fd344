import { roulette } from '@glasshouse/rulebook/games/roulette/rules'
import { LotteryRoundProof } from '../../play/lottery/lottery-proof.tsx'
import type { PublicRound } from '../../play/settled-bet.ts'
import { useRouletteWords } from './words.ts'

export default function RouletteRoundProof({ round }: { round: PublicRound }) {
  return <LotteryRoundProof rules={roulette} words={useRouletteWords()} round={round} />
}
