// Every movement of the player's gold, and what it comes to. It shows what the ledger holds; it never reckons a balance.

import { useSession } from '../../client/session.ts'
import { Button } from '../../ui/button.tsx'
import { useFormat, useMessages } from '../../ui/i18n.ts'
import { Icon } from '../../ui/icon.tsx'
import { LogInFirst, WalletPage } from '../../wallet/wallet-page.tsx'
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
      <section className={css.movements}>
        <header>
          <h2>{t('list')}</h2>
          <Export />
        </header>
        <MovementList />
      </section>
    </WalletPage>
  )
}

function Export() {
  const t = useMessages(messages)
  const format = useFormat()
  const { count, start } = useExport()
  const reading = count === null ? '' : t('exporting', { n: format.number(count) })
  return (
    <>
      <Button kind="quiet" size="small" busy={count !== null} onClick={start}>
        <Icon name="arrowDown" size={16} />
        {reading || t('export')}
      </Button>
      <span className="sr" role="status">
        {reading}
      </span>
    </>
  )
}
