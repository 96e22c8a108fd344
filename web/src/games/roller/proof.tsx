import { roller } from '@glasshouse/rulebook/games/roller/rules'
import { PublicProof } from '../../play/fairness/bet-proof.tsx'
import type { PublicBet } from '../../play/settled-bet.ts'
import { useRollerText } from './text.ts'

export default function RollerProof({ bet }: { bet: PublicBet }) {
  return <PublicProof rules={roller} text={useRollerText()} bet={bet} />
}
