import { richbomb } from '@glasshouse/rulebook/games/richbomb/rules'
import { CrashBetProof } from '../../play/crash/proof/crash-proof.tsx'
import type { PublicBet } from '../../play/settled-bet.ts'

export default function RichBombProof({ bet }: { bet: PublicBet }) {
  return <CrashBetProof rules={richbomb} bet={bet} />
}
