import { lucky3 } from '@glasshouse/rulebook/games/lucky3/rules'
import { LotteryRoundProof } from '../../play/lottery/lottery-proof.tsx'
import type { PublicRound } from '../../play/settled-bet.ts'
import { useLucky3Words } from './words.ts'

export default function Lucky3RoundProof({ round }: { round: PublicRound }) {
  return <LotteryRoundProof rules={lucky3} words={useLucky3Words()} round={round} />
}
