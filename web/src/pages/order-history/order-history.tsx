// Every recharge or every withdrawal of the player, newest first; each row leads to its own page.

import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import type { IconName } from '@glasshouse/ui/controls/icon.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { caller } from '../../client/call.ts'
import { InnerPage } from '../../client/inner-page.tsx'
import { ButtonLink } from '../../client/link-rows.tsx'
import { PlayerOnly } from '../../client/player-only.tsx'
import { OrderList } from '../../wallet/order-list.tsx'
import type { Order } from '../../wallet/order-text.ts'
import { REFILL, WITHDRAWAL } from '../../wallet/paths.ts'
import { useOrderPages, type OrderPages } from '../../wallet/use-order.ts'
import { useOrders } from '../../wallet/use-order.ts'
import { rechargeMessages, withdrawalMessages } from './messages.ts'

const call = caller<WalletContract>()
const loadRecharges = (lastCreateTime: number, signal: AbortSignal) =>
  call('GET /api/recharge/{lastCreateTime}', { lastCreateTime }, { quiet: true, signal })
const loadWithdrawals = (lastCreateTime: number, signal: AbortSignal) =>
  call('GET /api/withdrawal/voucher/{lastCreateTime}', { lastCreateTime }, { quiet: true, signal })

interface HistoryProps {
  messages: typeof rechargeMessages
  icon: IconName
  /** Where the first order is made. */
  startPath: string
  pages: OrderPages<Order>
}

function History({ messages, icon, startPath, pages }: HistoryProps) {
  const t = useMessages(messages)
  const start = <ButtonLink to={startPath} text={t('start')} />
  const empty = { icon, title: t('empty'), text: t('emptyText'), children: start }
  return (
    <InnerPage title={t('title')}>
      <PlayerOnly text={t('logInText')}>
        <OrderList label={t('title')} pages={pages} empty={empty} />
      </PlayerOnly>
    </InnerPage>
  )
}

export function RechargeHistory() {
  const pages = useOrderPages('recharges', loadRecharges, useOrders()?.recharges)
  return <History messages={rechargeMessages} icon="arrowDown" startPath={REFILL} pages={pages} />
}

export function WithdrawalHistory() {
  const pages = useOrderPages('vouchers', loadWithdrawals, useOrders()?.withdrawals)
  return <History messages={withdrawalMessages} icon="arrowUp" startPath={WITHDRAWAL} pages={pages} />
}
