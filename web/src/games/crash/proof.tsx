import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { FlightBetProof } from '../../play/flight/flight-proof.tsx'
import type { PublicBet } from '../../play/settled-bet.ts'

export default function CrashProof({ bet }: { bet: PublicBet }) {
  return <FlightBetProof rules={crash} bet={bet} />
}
