import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { CrashRoundProof } from '../../play/crash/proof/crash-proof.tsx'
import type { PublicRound } from '../../play/settled-bet.ts'

export default function RoundProof({ round }: { round: PublicRound }) {
  return <CrashRoundProof rules={crash} round={round} />
}
