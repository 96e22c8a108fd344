import { richbomb } from '@glasshouse/rulebook/games/richbomb/rules'
import { FlightRoundProof } from '../../play/flight/flight-proof.tsx'
import type { PublicRound } from '../../play/settled-bet.ts'

export default function RichBombRoundProof({ round }: { round: PublicRound }) {
  return <FlightRoundProof rules={richbomb} round={round} />
}
