import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { CrashRoundProof } from '../../play/crash/proof/crash-proof.tsx'
import type { RoundProofProps } from '../../play/settled-bet.ts'

export default function RoundProof(props: RoundProofProps) {
  return <CrashRoundProof rules={crash} {...props} />
}
