import { football } from '@glasshouse/rulebook/games/football/rules'
import { FlightRoundProof } from '../../play/flight/flight-proof.tsx'
import type { PublicRound } from '../../play/settled-bet.ts'

export default function FootballRoundProof({ round }: { round: PublicRound }) {
  return <FlightRoundProof rules={football} round={round} />
}
