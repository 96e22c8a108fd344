import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { FlightRoundProof } from '../../play/flight/flight-proof.tsx'
import type { PublicRound } from '../../play/settled-bet.ts'

export default function CrashRoundProof({ round }: { round: PublicRound }) {
  return <FlightRoundProof rules={crash} round={round} />
}
