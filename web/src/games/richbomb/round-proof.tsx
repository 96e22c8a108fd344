import { richbomb } from '@glasshouse/rulebook/games/richbomb/rules'
import { CrashRoundProof } from '../../play/crash/proof/crash-proof.tsx'
import type { PublicRound } from '../../play/settled-bet.ts'

export default function RichBombRoundProof({ round }: { round: PublicRound }) {
  return <CrashRoundProof rules={richbomb} round={round} />
}
