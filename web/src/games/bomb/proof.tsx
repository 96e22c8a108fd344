import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import { CrashBetProof } from '../../play/crash/proof/crash-proof.tsx'
import type { PublicBet } from '../../play/settled-bet.ts'

export default function BombProof({ bet }: { bet: PublicBet }) {
  return <CrashBetProof rules={bomb} bet={bet} />
}
