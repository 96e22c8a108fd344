// When the casino's day starts, in the player's own time.

import { useState } from 'react'
import { locales } from '@glasshouse/rulebook/text/text'
import { useLanguage } from '@glasshouse/ui/text/i18n.ts'

const DAY_MS = 86_400_000

/** The local time of the next midnight UTC, such as '01:00'. */
export function useUtcMidnight(): string {
  const language = useLanguage()
  const [midnight] = useState(() => (Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS)
  return new Intl.DateTimeFormat(locales[language], { timeStyle: 'short' }).format(midnight)
}
