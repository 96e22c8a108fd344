import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import { CrashRoundProof } from '../../play/crash/proof/crash-proof.tsx'
import type { PublicRound } from '../../play/settled-bet.ts'

export default function BombRoundProof({ round }: { round: PublicRound }) {
  return <CrashRoundProof rules={bomb} round={round} />
}
