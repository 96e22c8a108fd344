import { football } from '@glasshouse/rulebook/games/football/rules'
import { FlightBetProof } from '../../play/flight/flight-proof.tsx'
import type { PublicBet } from '../../play/settled-bet.ts'

export default function FootballProof({ bet }: { bet: PublicBet }) {
  return <FlightBetProof rules={football} bet={bet} />
}
