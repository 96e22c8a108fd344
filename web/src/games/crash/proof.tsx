import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { CrashBetProof } from '../../play/crash/proof/crash-proof.tsx'
import type { PublicBet } from '../../play/settled-bet.ts'

export default function Proof({ bet }: { bet: PublicBet }) {
  return <CrashBetProof rules={crash} bet={bet} />
}
