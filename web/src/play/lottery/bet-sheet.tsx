import { useState, type ComponentType } from 'react'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { lazyWithRetry } from '../../client/lazy/lazy-with-retry.tsx'
import { messages } from '../messages.ts'
import type { DrawnDetailsProps } from './proof/lottery-proof.tsx'

interface LotteryBetSheetProps<Choice, Outcome> extends Omit<DrawnDetailsProps<Choice, Outcome>, 'bet'> {
  bet: DrawnDetailsProps<Choice, Outcome>['bet'] | null
  onClose: () => void
}

const LazyDetails = lazyWithRetry(
  async () => (await import('./proof/lottery-proof.tsx')).DrawnDetails<unknown, unknown>,
)

/** One bet in full, with 'Verify this bet'. */
export function LotteryBetSheet<Choice, Outcome>(props: LotteryBetSheetProps<Choice, Outcome>) {
  const { bet, onClose, ...rest } = props
  const t = useMessages(messages)
  // The lazy component has no type parameters; rules, text and bet are all of this game.
  const Details = LazyDetails as unknown as ComponentType<DrawnDetailsProps<Choice, Outcome>>
  // Keeps the last bet while the sheet leaves the screen.
  const [shown, setShown] = useState(bet)
  if (bet && bet !== shown) setShown(bet)
  return (
    <Sheet open={bet !== null} onClose={onClose} title={t(rest.isDemo ? 'demoBet' : 'bet')}>
      {shown && <Details key={shown.id} {...rest} bet={shown} />}
    </Sheet>
  )
}
