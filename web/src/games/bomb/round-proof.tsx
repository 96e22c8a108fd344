import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import { FlightRoundProof } from '../../play/flight/flight-proof.tsx'
import type { PublicRound } from '../../play/settled-bet.ts'

export default function BombRoundProof({ round }: { round: PublicRound }) {
  return <FlightRoundProof rules={bomb} round={round} />
}
