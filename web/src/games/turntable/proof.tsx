import { turntable } from '@glasshouse/rulebook/games/turntable/rules'
import { PublicProof } from '../../play/fairness/bet-proof.tsx'
import type { PublicBet } from '../../play/settled-bet.ts'
import { useTurntableWords } from './words.ts'

export default function TurntableProof({ bet }: { bet: PublicBet }) {
  return <PublicProof rules={turntable} words={useTurntableWords()} bet={bet} />
}
