import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'
import { Note } from '@glasshouse/ui/layout/panel.tsx'
import { useSecurity } from './use-security.ts'

/** Says until when withdrawals are paused, if they are. */
export function HoldNotice() {
  const t = useMessages(messages)
  const format = useFormat()
  const ends = useSecurity().data?.holdEnds ?? null
  if (ends === null) return null
  return (
    <Note tone="info" icon="clock" role="status">
      {t('hold', { time: format.dateTime(ends) })}
    </Note>
  )
}
