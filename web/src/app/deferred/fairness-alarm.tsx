// The alarm of a broken promise, over every page until its evidence was read. Checks that an earlier visit left over start
// here too.

import { createRoot } from 'react-dom/client'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { defineMessages, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Link, usePath } from '../../client/navigate.tsx'
import { EVIDENCE } from '../../play/fairness/verifier-path.ts'
import { useShield } from '../../play/promises/evidence.ts'
import { checkWith } from '../../play/promises/schedule.ts'
import css from './fairness-alarm.module.css'

const messages = defineMessages({
  alarm: [
    'We didn’t keep a promise. Stop betting and check the evidence.',
    'Nous n’avons pas tenu l’une de nos promesses. Ne misez plus et consultez les preuves.',
  ],
  see: ['See evidence', 'Voir les preuves'],
})

export function watchPromises(): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<FairnessAlarm />)
  if (import.meta.env.PROD)
    void import('../../play/promises/watch-app.ts').then((app) => app.watchApp()).catch(() => undefined)
  checkWith(async () => (await import('../../play/promises/check-due.ts')).checkDue)
}

/** It can't be closed: only reading the evidence puts it away. */
function FairnessAlarm() {
  const t = useMessages(messages)
  const { alarms } = useShield()
  const isEvidence = usePath() === EVIDENCE
  if (isEvidence || alarms.every(([, { value }]) => value.isRead)) return null
  return (
    <div className={css.alarm} role="alert">
      <Icon name="warn" size={22} />
      <p>{t('alarm')}</p>
      <Link to={EVIDENCE} className={buttonClass({ size: 'small' })}>
        {t('see')}
      </Link>
    </div>
  )
}
