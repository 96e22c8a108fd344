import { football } from '@glasshouse/rulebook/games/football/rules'
import { CrashBetProof } from '../../play/crash/proof/crash-proof.tsx'
import type { PublicBet } from '../../play/settled-bet.ts'

export default function FootballProof({ bet }: { bet: PublicBet }) {
  return <CrashBetProof rules={football} bet={bet} />
}
