import { richbomb } from '@glasshouse/rulebook/games/richbomb/rules'
import { FlightBetProof } from '../../play/flight/flight-proof.tsx'
import type { PublicBet } from '../../play/settled-bet.ts'

export default function RichBombProof({ bet }: { bet: PublicBet }) {
  return <FlightBetProof rules={richbomb} bet={bet} />
}
