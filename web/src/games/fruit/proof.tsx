import { fruit } from '@glasshouse/rulebook/games/fruit/rules'
import { LotteryBetProof } from '../../play/lottery/lottery-proof.tsx'
import type { PublicBet } from '../../play/settled-bet.ts'
import { useFruitWords } from './words.tsx'

export default function FruitProof({ bet }: { bet: PublicBet }) {
  return <LotteryBetProof rules={fruit} words={useFruitWords()} bet={bet} />
}
