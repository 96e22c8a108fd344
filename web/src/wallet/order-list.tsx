import type { ComponentProps, ReactNode } from 'react'
import type { RechargeRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { List, ListRow } from '@glasshouse/ui/data/list.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { PagedList } from '@glasshouse/ui/states/paged-list.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { navigate } from '../client/navigate.tsx'
import { messages } from './messages.ts'
import { useMoney } from './money.ts'
import { sideOf, toneOf, useOrderText, type Order, type OrderSide } from './order-text.ts'
import { rechargePath, withdrawalPath } from './paths.ts'
import { useOrders } from './use-order.ts'
import type { OrderPages } from './use-order.ts'
import css from './order-list.module.css'

const NOW_MS = 5000

interface OrderListProps extends Pick<ComponentProps<typeof PagedList>, 'label' | 'empty'> {
  pages: OrderPages<Order>
}

/** All orders of one side, newest first, loaded page by page; each leads to its own page. */
export function OrderList({ label, pages, empty }: OrderListProps) {
  const nowMs = useNow(NOW_MS)
  const frame = (rows: ReactNode) => (
    <Panel style={{ paddingBlock: 4 }}>
      <List as="ol" aria-label={label}>
        {rows}
      </List>
    </Panel>
  )
  return (
    <PagedList query={pages} label={label} empty={empty} frame={frame}>
      {(order) => <OrderRow key={order.id} order={order} nowMs={nowMs} />}
    </PagedList>
  )
}

/** Orders that have not ended, to go on with. */
export function OpenOrders({ side, kind }: { side: OrderSide; kind?: RechargeRow['kind'] }) {
  const t = useMessages(messages)
  const orders: readonly Order[] | undefined = useOrders()?.[side === 'in' ? 'recharges' : 'withdrawals']
  const open = orders?.filter((order) => toneOf(order.state) === 'open' && (!kind || order.kind === kind)) ?? []
  const nowMs = useNow(NOW_MS)
  if (open.length === 0) return null
  return (
    <Panel title={t('open')}>
      <List as="ol" aria-label={t(side === 'in' ? 'openRecharges' : 'open')}>
        {open.map((order) => (
          <OrderRow key={order.id} order={order} nowMs={nowMs} />
        ))}
      </List>
    </Panel>
  )
}

function OrderRow({ order, nowMs }: { order: Order; nowMs: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const money = useMoney()
  const text = useOrderText(sideOf(order))
  const { id, state, reason, gold, createTime } = order
  const tone = toneOf(state, reason)
  const isWithdrawal = 'net' in order
  return (
    <ListRow
      title={
        <Text as="span" tone={tone === 'bad' || tone === 'neutral' ? 'faint' : 'plain'}>
          {isWithdrawal ? money(order.net, order.currency) : <GoldAmount gold={gold} />}
        </Text>
      }
      detail={
        <span className={css.state} data-tone={tone}>
          {text.state(state, reason)}
        </span>
      }
      end={
        <Hint as="span">
          <time dateTime={new Date(createTime).toISOString()} title={format.dateTime(createTime)}>
            {format.timeAgo(createTime, nowMs)}
          </time>
        </Hint>
      }
      endDetail={isWithdrawal ? t('gold', { gold: format.gold(gold) }) : money(order.amount, order.currency)}
      onClick={() => navigate.push(isWithdrawal ? withdrawalPath(id) : rechargePath(id))}
    />
  )
}
