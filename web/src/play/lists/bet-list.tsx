import { BetRow, type BetWords, type ListedBet } from './bet-row.tsx'
import { useNow } from '@glasshouse/ui/text/now.ts'

const NOW_MS = 5000

interface BetListProps<Bet extends ListedBet> {
  label: string
  bets: readonly Bet[]
  words: (bet: Bet) => BetWords
  onOpen: (bet: Bet) => void
}

export function BetList<Bet extends ListedBet>({ label, bets, words, onOpen }: BetListProps<Bet>) {
  const nowMs = useNow(NOW_MS)
  return (
    <ol aria-label={label}>
      {bets.map((bet) => (
        <BetRow key={bet.id} bet={bet} words={words(bet)} nowMs={nowMs} onOpen={() => onOpen(bet)} />
      ))}
    </ol>
  )
}
