import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import { CrashRoundProof } from '../../play/crash/proof/crash-proof.tsx'
import type { RoundProofProps } from '../../play/settled-bet.ts'

export default function BombRoundProof(props: RoundProofProps) {
  return <CrashRoundProof rules={bomb} {...props} />
}
