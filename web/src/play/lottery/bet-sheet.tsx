import { useState, type ComponentType } from 'react'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { lazyWithRetry } from '../../client/lazy/lazy-with-retry.tsx'
import { messages } from '../messages.ts'
import type { DrawnDetailsProps } from './drawn-details.tsx'
import type { DrawnBet, LotteryGame, LotteryWords } from './lottery-game.ts'

interface LotteryBetSheetProps<Choice, Outcome> {
  game: LotteryGame<Choice, Outcome>
  words: LotteryWords<Choice, Outcome>
  bet: DrawnBet<Choice, Outcome> | null
  isDemo: boolean
  onClose: () => void
}

const LaterDetails = lazyWithRetry(async () => (await import('./drawn-details.tsx')).DrawnDetails<unknown, unknown>)

/** One bet in full, with 'Verify this bet'. */
export function LotteryBetSheet<Choice, Outcome>({
  game,
  words,
  bet,
  isDemo,
  onClose,
}: LotteryBetSheetProps<Choice, Outcome>) {
  const t = useMessages(messages)
  // What is fetched later knows no game; it is given this one's parts, all of one kind.
  const Details = LaterDetails as unknown as ComponentType<DrawnDetailsProps<Choice, Outcome>>
  // What was opened last stays while the sheet leaves the screen.
  const [shown, setShown] = useState(bet)
  if (bet && bet !== shown) setShown(bet)
  return (
    <Sheet open={bet !== null} onClose={onClose} title={t(isDemo ? 'demoBet' : 'bet')}>
      {shown && <Details key={shown.id} game={game} words={words} bet={shown} isDemo={isDemo} />}
    </Sheet>
  )
}
