import type { ReactNode } from 'react'
import type { RechargeRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { List, ListRow } from '@glasshouse/ui/data/list.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { ListFailed, More, RowSkeletons } from '@glasshouse/ui/states/list-states.tsx'
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

interface OrderListProps {
  label: string
  pages: OrderPages<Order>
  /** What stands where there is none. */
  empty: ReactNode
}

/** All orders of one side, newest first, loaded page by page; each leads to its own page. */
export function OrderList({ label, pages, empty }: OrderListProps) {
  const { orders, isError, hasMore, loadMore, reload } = pages
  if (!orders) return isError ? <ListFailed onRetry={reload} /> : <RowSkeletons />
  if (orders.length === 0) return empty
  return (
    <>
      <Panel style={{ paddingBlock: 4 }}>
        <OrderRows label={label} orders={orders} />
      </Panel>
      {isError ? <ListFailed onRetry={loadMore} /> : hasMore && <More key={orders.length} onMore={loadMore} />}
    </>
  )
}

/** Orders that have not ended, to go on with. */
export function OpenOrders({ side, kind }: { side: OrderSide; kind?: RechargeRow['kind'] }) {
  const t = useMessages(messages)
  const orders: readonly Order[] | undefined = useOrders()?.[side === 'in' ? 'recharges' : 'withdrawals']
  const open = orders?.filter((order) => toneOf(order.state) === 'open' && (!kind || order.kind === kind)) ?? []
  if (open.length === 0) return null
  return (
    <Panel title={t('open')}>
      <OrderRows label={t(side === 'in' ? 'openRecharges' : 'open')} orders={open} />
    </Panel>
  )
}

function OrderRows({ label, orders }: { label: string; orders: readonly Order[] }) {
  const nowMs = useNow(NOW_MS)
  return (
    <List as="ol" aria-label={label}>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} nowMs={nowMs} />
      ))}
    </List>
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
