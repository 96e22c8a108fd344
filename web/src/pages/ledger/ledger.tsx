// Every movement of the player's gold, and what it comes to. It shows what the ledger holds; it never reckons a balance.

import { useState } from 'react'
import { useSession } from '../../client/session.ts'
import { Button } from '../../ui/button.tsx'
import { DatePicker } from '../../ui/date-picker.tsx'
import { useFormat, useMessages } from '../../ui/i18n.ts'
import { Icon } from '../../ui/icon.tsx'
import { LogInFirst, Panel, WalletPage } from '../../wallet/wallet-page.tsx'
import { messages } from './messages.ts'
import { MovementList } from './movement-list.tsx'
import { NetSection } from './net-section.tsx'
import { useExport } from './use-export.ts'
import css from './ledger.module.css'

export default function Ledger() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  if (!loggedIn)
    return (
      <WalletPage title={t('title')}>
        <LogInFirst text={t('logIn')} />
      </WalletPage>
    )
  return (
    <WalletPage title={t('title')}>
      <NetSection />
      <Export />
      <section className={css.movements}>
        <h2>{t('list')}</h2>
        <MovementList />
      </section>
    </WalletPage>
  )
}

/** Days are chosen from the first movement that there may be up to today, and never the wrong way round. */
function Export() {
  const t = useMessages(messages)
  const format = useFormat()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const [from, setFrom] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const { count, start } = useExport({ from, to })
  const reading = count === null ? '' : t('exporting', { n: format.number(count) })
  return (
    <Panel title={t('exportTitle')}>
      <div className={css.days}>
        <DatePicker label={t('from')} value={from} onChange={setFrom} max={to ?? today} />
        <DatePicker label={t('to')} value={to} onChange={setTo} min={from ?? undefined} max={today} />
      </div>
      <Button kind="quiet" busy={count !== null} onClick={start}>
        <Icon name="arrowDown" size={16} />
        {reading || t('export')}
      </Button>
      <span className="sr" role="status">
        {reading}
      </span>
    </Panel>
  )
}
