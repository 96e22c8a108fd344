import type { RechargeRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { navigate } from '../../client/navigate.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { useMoney } from '../../wallet/money.ts'
import { OrderRow } from '../../wallet/order-list.tsx'
import { toneOf } from '../../wallet/order-words.ts'
import { rechargePath } from '../../wallet/paths.ts'
import { useOrders } from '../../wallet/use-order.ts'
import { Panel } from '../../wallet/wallet-page.tsx'
import { messages } from './messages.ts'

const NOW_MS = 5000

/** What was begun and has not ended, to go on with. */
export function OpenRecharges({ kind }: { kind: RechargeRow['kind'] }) {
  const t = useMessages(messages)
  const money = useMoney()
  const nowMs = useNow(NOW_MS)
  const open = useOrders()?.recharges.filter((one) => one.kind === kind && toneOf(one.state) === 'open') ?? []
  if (open.length === 0) return null
  return (
    <Panel title={t('open')}>
      <ol aria-label={t('openLabel')}>
        {open.map((order) => (
          <OrderRow
            key={order.id}
            side="in"
            order={order}
            title={<GoldAmount gold={order.gold} />}
            detail={money(order.amount, order.currency)}
            nowMs={nowMs}
            onOpen={() => navigate.push(rechargePath(order.id))}
          />
        ))}
      </ol>
    </Panel>
  )
}
