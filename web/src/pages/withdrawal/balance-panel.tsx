import { navigate } from '../../client/navigate.tsx'
import { Fact } from '@glasshouse/ui/data/facts.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { useMoney } from '../../wallet/money.ts'
import { OrderRow } from '../../wallet/order-list.tsx'
import { toneOf } from '../../wallet/order-words.ts'
import { withdrawalPath } from '../../wallet/paths.ts'
import { useOrders } from '../../wallet/use-order.ts'
import { Panel } from '../../wallet/wallet-page.tsx'
import type { WithdrawalBalance } from './form.ts'
import { messages } from './messages.ts'
import css from './withdrawal.module.css'

const NOW_MS = 5000

/** What can be withdrawn, and what can not for now and why. */
export function BalancePanel({ balance }: { balance: WithdrawalBalance | undefined }) {
  const t = useMessages(messages)
  return (
    <Panel>
      <dl className={css.balance}>
        <Fact name={t('balance')}>
          {balance ? (
            <GoldAmount gold={balance.withdrawable} size={26} dollars />
          ) : (
            <Skeleton width={180} height={34} />
          )}
        </Fact>
        {balance && balance.held > 0 && (
          <Fact name={t('held')}>
            <GoldAmount gold={balance.held} dollars />
          </Fact>
        )}
        {balance && balance.reward > 0 && (
          <Fact name={t('reward')}>
            <GoldAmount gold={balance.reward} dollars />
          </Fact>
        )}
      </dl>
      {balance && balance.reward > 0 && <p className={css.fine}>{t('rewardText')}</p>}
    </Panel>
  )
}

/** Withdrawals that have not come to their end. */
export function UnderWay() {
  const t = useMessages(messages)
  const format = useFormat()
  const money = useMoney()
  const nowMs = useNow(NOW_MS)
  const open = useOrders()?.withdrawals.filter(({ state }) => toneOf(state) === 'open') ?? []
  if (open.length === 0) return null
  return (
    <Panel title={t('underWay')}>
      <ol className={css.open}>
        {open.map((order) => (
          <OrderRow
            key={order.id}
            side="out"
            order={order}
            title={money(order.net, order.currency)}
            detail={t('goldOf', { gold: format.gold(order.gold) })}
            nowMs={nowMs}
            onOpen={() => navigate.push(withdrawalPath(order.id))}
          />
        ))}
      </ol>
    </Panel>
  )
}
