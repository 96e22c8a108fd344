import { Fragment } from 'react'
import type { RechargeRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { Link } from '../../client/navigate.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Divider, Row } from '@glasshouse/ui/layout/stack.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { useMoney } from '../../wallet/money.ts'
import { OrderSteps } from '../../wallet/order-steps.tsx'
import { rechargePath } from '../../wallet/paths.ts'
import { useOrders, useRecharge } from '../../wallet/use-order.ts'
import { messages } from './messages.ts'

const SHOWN = 3

/** The latest deposits, each as far as it has come. */
export function Deposits() {
  const t = useMessages(messages)
  const orders = useOrders()
  if (!orders) return null
  const deposits = orders.recharges.filter(({ kind }) => kind === 'crypto').slice(0, SHOWN)
  return (
    <Panel title={t('deposits')}>
      {deposits.length === 0 && <Hint>{t('depositsEmpty')}</Hint>}
      {deposits.map((deposit, at) => (
        <Fragment key={deposit.id}>
          {at > 0 && <Divider />}
          <Deposit known={deposit} />
        </Fragment>
      ))}
    </Panel>
  )
}

function Deposit({ known }: { known: RechargeRow }) {
  const money = useMoney()
  // The socket does not report confirmations, so the deposit is asked for while it waits for them.
  const { order = known } = useRecharge(known.id)
  return (
    <article>
      <Link to={rechargePath(order.id)}>
        <Row gap={12} style={{ minHeight: 'var(--target)' }}>
          <GoldAmount gold={order.gold} />
          <Text as="span" size={2} tone="muted" align="right" style={{ flex: 1 }}>
            {money(order.amount, order.currency)}
          </Text>
          <Icon name="next" size={18} />
        </Row>
      </Link>
      <OrderSteps order={order} />
    </article>
  )
}
