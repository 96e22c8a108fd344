import type { RechargeRow, WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { caller } from '../../client/call.ts'
import { Link, navigate } from '../../client/navigate.tsx'
import { useSession } from '../../client/session.ts'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { useMoney } from '../../wallet/money.ts'
import { OrderList } from '../../wallet/order-list.tsx'
import { rechargePath, REFILL } from '../../wallet/paths.ts'
import { useOrderPages } from '../../wallet/use-order-pages.ts'
import { useOrders } from '../../wallet/use-order.ts'
import { LogInFirst, WalletPage } from '../../wallet/wallet-page.tsx'
import { messages } from './messages.ts'

const call = caller<WalletContract>()

export default function ChargingHistory() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  return <WalletPage title={t('title')}>{loggedIn ? <Recharges /> : <LogInFirst text={t('logInText')} />}</WalletPage>
}

const wordsIn = (money: ReturnType<typeof useMoney>) => (order: RechargeRow) => ({
  title: <GoldAmount gold={order.gold} />,
  detail: money(order.amount, order.currency),
})

function Recharges() {
  const t = useMessages(messages)
  const money = useMoney()
  const pages = useOrderPages(
    'recharges',
    (lastCreateTime, signal) => call('GET /api/recharge/{lastCreateTime}', { lastCreateTime }, { quiet: true, signal }),
    useOrders()?.recharges,
  )
  return (
    <OrderList
      side="in"
      label={t('title')}
      pages={pages}
      empty={
        <EmptyState icon="arrowDown" title={t('empty')} text={t('emptyText')}>
          <Link to={REFILL} className={buttonClass()}>
            {t('recharge')}
          </Link>
        </EmptyState>
      }
      words={wordsIn(money)}
      onOpen={({ id }) => navigate.push(rechargePath(id))}
    />
  )
}
