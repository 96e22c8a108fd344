import { navigate } from '../../client/navigate.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from '../messages.ts'
import { DEMO_GOLD, demo } from '../table/demo.ts'
import css from './demo-line.module.css'

/** Says plainly that nothing here is real, and how to change that. */
export function DemoLine({ gold }: { gold: number | null }) {
  const t = useMessages(messages)
  const isShort = gold !== null && gold < DEMO_GOLD / 10
  return (
    <div className={css.line}>
      <p>
        <strong>{t('demo')}</strong>
        {!isShort && <span>{t('demoHint')}</span>}
      </p>
      {isShort && (
        <button type="button" onClick={demo.refill}>
          {t('refill')}
        </button>
      )}
      <button type="button" className={css.login} onClick={navigate.login}>
        {t('logIn')}
      </button>
    </div>
  )
}
