import { lucky3 } from '@glasshouse/rulebook/games/lucky3/rules'
import { LotteryBetProof } from '../../play/lottery/lottery-proof.tsx'
import type { PublicBet } from '../../play/settled-bet.ts'
import { useLucky3Words } from './words.ts'

export default function Lucky3Proof({ bet }: { bet: PublicBet }) {
  return <LotteryBetProof rules={lucky3} words={useLucky3Words()} bet={bet} />
}
