import type { CrashRules } from '@glasshouse/rulebook/play/game'
import { useFormat } from '@glasshouse/ui/text/i18n.ts'
import { BetDetails } from '../../rounds/bet-details.tsx'
import { BetProof } from './crash-proof.tsx'
import type { FinishedBet } from '../bets/finished-bet.ts'
import { endValue } from '../round/moment.ts'

/** A bet on a flight, with its proof recomputed here. Fetched when a bet is opened. */
export function FinishedBetDetails({ rules, bet, isDemo }: { rules: CrashRules; bet: FinishedBet; isDemo: boolean }) {
  const format = useFormat()
  const end = format.multiplier(endValue(rules, bet.outcome.bust) / 100)
  return (
    <BetDetails bet={bet} outcome={end} isDemo={isDemo}>
      <BetProof rules={rules} bet={bet} />
    </BetDetails>
  )
}
