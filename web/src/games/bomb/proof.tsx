import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import { FlightBetProof } from '../../play/flight/flight-proof.tsx'
import type { PublicBet } from '../../play/settled-bet.ts'

export default function BombProof({ bet }: { bet: PublicBet }) {
  return <FlightBetProof rules={bomb} bet={bet} />
}
