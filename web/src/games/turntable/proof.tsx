import { turntable } from '@glasshouse/rulebook/games/turntable/rules'
import { PublicProof } from '../../play/fairness/bet-proof.tsx'
import type { PublicBet } from '../../play/settled-bet.ts'
import { useTurntableText } from './text.ts'

export default function TurntableProof({ bet }: { bet: PublicBet }) {
  return <PublicProof rules={turntable} text={useTurntableText()} bet={bet} />
}
