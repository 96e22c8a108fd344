import { useState, type ReactNode } from 'react'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { messages } from '../messages.ts'

interface BetSheetProps<Bet> {
  /** Null while no bet is open. */
  bet: Bet | null
  isDemo: (bet: Bet) => boolean
  onClose: () => void
  children: (bet: Bet) => ReactNode
}

/** One bet in full, with 'Verify this bet'. */
export function BetSheet<Bet extends object>({ bet, isDemo, onClose, children }: BetSheetProps<Bet>) {
  const t = useMessages(messages)
  // What was opened last stays while the sheet leaves the screen.
  const [shown, setShown] = useState(bet)
  if (bet && bet !== shown) setShown(bet)
  return (
    <Sheet open={bet !== null} onClose={onClose} title={t(shown && isDemo(shown) ? 'demoBet' : 'bet')}>
      {shown && children(shown)}
    </Sheet>
  )
}
