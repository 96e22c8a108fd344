import { richbomb } from '@glasshouse/rulebook/games/richbomb/rules'
import { CrashRoundProof } from '../../play/crash/proof/crash-proof.tsx'
import type { RoundProofProps } from '../../play/settled-bet.ts'

export default function RichBombRoundProof(props: RoundProofProps) {
  return <CrashRoundProof rules={richbomb} {...props} />
}
