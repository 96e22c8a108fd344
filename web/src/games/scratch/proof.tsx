import { scratch } from '@glasshouse/rulebook/games/scratch/rules'
import { PublicProof } from '../../play/fairness/bet-proof.tsx'
import type { PublicBet } from '../../play/settled-bet.ts'
import { useScratchText } from './text.tsx'

export default function ScratchProof({ bet }: { bet: PublicBet }) {
  return <PublicProof rules={scratch} text={useScratchText()} bet={bet} />
}
