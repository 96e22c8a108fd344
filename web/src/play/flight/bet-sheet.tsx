import { useState } from 'react'
import type { CrashRules } from '@glasshouse/rulebook/play/game'
import { useMessages } from '../../ui/i18n.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { later } from '../later.tsx'
import { messages } from '../messages.ts'
import type { FlownBet } from './flown-bet.ts'

interface FlightBetSheetProps {
  rules: CrashRules
  bet: FlownBet | null
  isDemo: boolean
  onClose: () => void
}

const FlownDetails = later(async () => (await import('./flown-details.tsx')).FlownDetails)

/** One bet in full, with 'Verify this bet'. */
export function FlightBetSheet({ rules, bet, isDemo, onClose }: FlightBetSheetProps) {
  const t = useMessages(messages)
  // What was opened last stays while the sheet leaves the screen.
  const [shown, setShown] = useState(bet)
  if (bet && bet !== shown) setShown(bet)
  return (
    <Sheet open={bet !== null} onClose={onClose} title={t(isDemo ? 'demoBet' : 'bet')}>
      {shown && <FlownDetails key={shown.id} rules={rules} bet={shown} isDemo={isDemo} />}
    </Sheet>
  )
}
