import { useState } from 'react'
import type { CrashRules } from '@glasshouse/rulebook/play/game'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { lazyWithRetry } from '../../../client/lazy/lazy-with-retry.tsx'
import { messages } from '../../messages.ts'
import type { FinishedBet } from '../bets/own-bets.ts'

interface CrashBetSheetProps {
  rules: CrashRules
  bet: FinishedBet | null
  isDemo: boolean
  onClose: () => void
}

const FinishedBetDetails = lazyWithRetry(async () => (await import('./crash-proof.tsx')).FinishedBetDetails)

/** One bet in full, with 'Verify this bet'. */
export function CrashBetSheet({ rules, bet, isDemo, onClose }: CrashBetSheetProps) {
  const t = useMessages(messages)
  // What was opened last stays while the sheet leaves the screen.
  const [shown, setShown] = useState(bet)
  if (bet && bet !== shown) setShown(bet)
  return (
    <Sheet open={bet !== null} onClose={onClose} title={t(isDemo ? 'demoBet' : 'bet')}>
      {shown && <FinishedBetDetails key={shown.id} rules={rules} bet={shown} isDemo={isDemo} />}
    </Sheet>
  )
}
