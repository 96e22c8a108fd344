import { football } from '@glasshouse/rulebook/games/football/rules'
import { CrashRoundProof } from '../../play/crash/proof/crash-proof.tsx'
import type { RoundProofProps } from '../../play/settled-bet.ts'

export default function FootballRoundProof(props: RoundProofProps) {
  return <CrashRoundProof rules={football} {...props} />
}
