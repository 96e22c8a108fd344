import { roulette } from '@glasshouse/rulebook/games/roulette/rules'
import { LotteryBetProof } from '../../play/lottery/lottery-proof.tsx'
import type { PublicBet } from '../../play/settled-bet.ts'
import { useRouletteWords } from './words.ts'

export default function RouletteProof({ bet }: { bet: PublicBet }) {
  return <LotteryBetProof rules={roulette} words={useRouletteWords()} bet={bet} />
}
