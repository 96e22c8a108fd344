import { useFormat, useMessages } from '../ui/i18n.ts'
import { Icon } from '../ui/icon.tsx'
import { messages } from './messages.ts'
import { useSecurity } from './use-security.ts'
import css from './second-step.module.css'

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
