import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './seeds-messages.ts'
import css from './fairness.module.css'

export function Offline({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(messages)
  return (
    <div className={css.row} role="alert">
      <p>{t('offline')}</p>
      <Button kind="quiet" size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
