import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { messages } from './messages.ts'
import { Note } from '@glasshouse/ui/layout/panel.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useSecurity } from './use-security.ts'

/** Says until when withdrawals are paused, if they are. */
export function HoldNotice() {
  const t = useMessages(messages)
  const format = useFormat()
  const ends = useSecurity().data?.holdEnds ?? null
  if (ends === null) return null
  return (
    <Note tone="info" role="status">
      <Row gap={12} align="start">
        <Icon name="clock" size={20} />
        <p>{t('hold', { time: format.dateTime(ends) })}</p>
      </Row>
    </Note>
  )
}
