import { football } from '@glasshouse/rulebook/games/football/rules'
import { CrashRoundProof } from '../../play/crash/proof/crash-proof.tsx'
import type { PublicRound } from '../../play/settled-bet.ts'

export default function FootballRoundProof({ round }: { round: PublicRound }) {
  return <CrashRoundProof rules={football} round={round} />
}
