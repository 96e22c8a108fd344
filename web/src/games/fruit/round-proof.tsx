import { fruit } from '@glasshouse/rulebook/games/fruit/rules'
import { LotteryRoundProof } from '../../play/lottery/lottery-proof.tsx'
import type { PublicRound } from '../../play/settled-bet.ts'
import { useFruitWords } from './words.tsx'

export default function FruitRoundProof({ round }: { round: PublicRound }) {
  return <LotteryRoundProof rules={fruit} words={useFruitWords()} round={round} />
}
