import { BetDetails } from '../rounds/bet-details.tsx'
import type { DrawnBet, LotteryGame, LotteryWords } from './lottery-game.ts'
import { BetProof } from './lottery-proof.tsx'

export interface DrawnDetailsProps<Choice, Outcome> {
  game: LotteryGame<Choice, Outcome>
  words: LotteryWords<Choice, Outcome>
  bet: DrawnBet<Choice, Outcome>
  isDemo: boolean
}

/** A bet on a draw, with its proof recomputed here. Fetched when a bet is opened. */
export function DrawnDetails<Choice, Outcome>({ game, words, bet, isDemo }: DrawnDetailsProps<Choice, Outcome>) {
  return (
    <BetDetails bet={bet} outcome={words.outcome(bet.outcome)} isDemo={isDemo}>
      <BetProof rules={game.rules} words={words} bet={bet} />
    </BetDetails>
  )
}
