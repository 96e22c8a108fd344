import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { messages } from './messages.ts'
import { useSecurity } from './use-security.ts'
import css from './step-up.module.css'

/** Until when nothing can be withdrawn, where that is so. */
export function HoldNotice() {
  const t = useMessages(messages)
  const format = useFormat()
  const ends = useSecurity().data?.holdEnds ?? null
  if (ends === null) return null
  return (
    <div className={css.hold} role="status">
      <Icon name="clock" size={20} />
      <p>{t('hold', { time: format.dateTime(ends) })}</p>
    </div>
  )
}
