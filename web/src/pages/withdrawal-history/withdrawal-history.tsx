// Every withdrawal of the player, newest first; each row leads to its own page.

import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { caller } from '../../client/call.ts'
import { Link, navigate } from '../../client/navigate.tsx'
import { useSession } from '../../client/session.ts'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { useMoney } from '../../wallet/money.ts'
import { OrderList } from '../../wallet/order-list.tsx'
import { WITHDRAWAL, withdrawalPath } from '../../wallet/paths.ts'
import { useOrderPages } from '../../wallet/use-order-pages.ts'
import { useOrders } from '../../wallet/use-order.ts'
import { LogInFirst, WalletPage } from '../../wallet/wallet-page.tsx'
import { messages } from './messages.ts'

const call = caller<WalletContract>()
const load = (lastCreateTime: number, signal: AbortSignal) =>
  call('GET /api/withdrawal/voucher/{lastCreateTime}', { lastCreateTime }, { quiet: true, signal })

export default function WithdrawalHistory() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  return <WalletPage title={t('title')}>{loggedIn ? <Vouchers /> : <LogInFirst text={t('logIn')} />}</WalletPage>
}

function Vouchers() {
  const t = useMessages(messages)
  const format = useFormat()
  const money = useMoney()
  const pages = useOrderPages('vouchers', load, useOrders()?.withdrawals)
  return (
    <OrderList
      side="out"
      label={t('title')}
      pages={pages}
      empty={
        <EmptyState icon="arrowUp" title={t('emptyTitle')} text={t('empty')}>
          <Link to={WITHDRAWAL} className={buttonClass()}>
            {t('withdraw')}
          </Link>
        </EmptyState>
      }
      words={({ net, currency, gold }) => ({
        title: money(net, currency),
        detail: t('gold', { gold: format.gold(gold) }),
      })}
      onOpen={({ id }) => navigate.push(withdrawalPath(id))}
    />
  )
}
