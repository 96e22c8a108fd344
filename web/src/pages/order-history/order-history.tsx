// Every recharge or every withdrawal of the player, newest first; each row leads to its own page.

import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { caller } from '../../client/call.ts'
import { Link } from '../../client/navigate.tsx'
import { PlayerOnly } from '../../client/player-only.tsx'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { OrderList } from '../../wallet/order-list.tsx'
import { REFILL, WITHDRAWAL } from '../../wallet/paths.ts'
import { useOrderPages } from '../../wallet/use-order-pages.ts'
import { useOrders } from '../../wallet/use-order.ts'
import { WalletPage } from '../../wallet/wallet-page.tsx'
import { rechargeMessages, withdrawalMessages } from './messages.ts'

const call = caller<WalletContract>()
const loadRecharges = (lastCreateTime: number, signal: AbortSignal) =>
  call('GET /api/recharge/{lastCreateTime}', { lastCreateTime }, { quiet: true, signal })
const loadWithdrawals = (lastCreateTime: number, signal: AbortSignal) =>
  call('GET /api/withdrawal/voucher/{lastCreateTime}', { lastCreateTime }, { quiet: true, signal })

export function RechargeHistory() {
  const t = useMessages(rechargeMessages)
  const pages = useOrderPages('recharges', loadRecharges, useOrders()?.recharges)
  const empty = (
    <EmptyState icon="arrowDown" title={t('empty')} text={t('emptyText')}>
      <Link to={REFILL} className={buttonClass()}>
        {t('recharge')}
      </Link>
    </EmptyState>
  )
  return (
    <WalletPage title={t('title')}>
      <PlayerOnly text={t('logInText')}>
        <OrderList label={t('title')} pages={pages} empty={empty} />
      </PlayerOnly>
    </WalletPage>
  )
}

export function WithdrawalHistory() {
  const t = useMessages(withdrawalMessages)
  const pages = useOrderPages('vouchers', loadWithdrawals, useOrders()?.withdrawals)
  const empty = (
    <EmptyState icon="arrowUp" title={t('empty')} text={t('emptyText')}>
      <Link to={WITHDRAWAL} className={buttonClass()}>
        {t('withdraw')}
      </Link>
    </EmptyState>
  )
  return (
    <WalletPage title={t('title')}>
      <PlayerOnly text={t('logInText')}>
        <OrderList label={t('title')} pages={pages} empty={empty} />
      </PlayerOnly>
    </WalletPage>
  )
}
